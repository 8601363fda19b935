"""Routes of Discord that the sandbox does not have: methods and path, `*` for any one part."""

import re

_ABSENT = """
GET PATCH /applications/*
GET /applications/*/activity-instances/*
POST /applications/*/attachment
GET PATCH /applications/*/emojis/*
GET POST /applications/*/entitlements
DELETE GET /applications/*/entitlements/*
POST /applications/*/entitlements/*/consume
GET PUT /applications/*/guilds/*/commands/*/permissions
GET PUT /applications/*/role-connections/metadata
PATCH /applications/@me
POST /channels/*/followers
GET POST /channels/*/invites
POST /channels/*/messages/*/crosspost
DELETE /channels/*/messages/*/reactions/*
DELETE PUT /channels/*/permissions/*
GET /channels/*/polls/*/answers/*
POST /channels/*/polls/*/expire
DELETE PUT /channels/*/recipients/*
POST /channels/*/send-soundboard-sound
GET /channels/*/threads/search
GET /channels/*/users/@me/threads/archived/private
PUT /channels/*/voice-status
GET POST /channels/*/webhooks
PATCH /guilds/*
GET /guilds/*/audit-logs
GET POST /guilds/*/auto-moderation/rules
DELETE GET PATCH /guilds/*/auto-moderation/rules/*
GET /guilds/*/bans
DELETE GET PUT /guilds/*/bans/*
POST /guilds/*/bulk-ban
PATCH POST /guilds/*/channels
GET POST /guilds/*/emojis
DELETE GET PATCH /guilds/*/emojis/*
PUT /guilds/*/incident-actions
GET /guilds/*/integrations
DELETE /guilds/*/integrations/*
GET /guilds/*/invites
DELETE PATCH PUT /guilds/*/members/*
PATCH /guilds/*/members/@me
GET /guilds/*/messages/search
GET /guilds/*/new-member-welcome
GET PUT /guilds/*/onboarding
GET /guilds/*/preview
GET POST /guilds/*/prune
GET /guilds/*/regions
GET /guilds/*/requests
PATCH /guilds/*/requests/*
PATCH POST /guilds/*/roles
DELETE GET PATCH /guilds/*/roles/*
GET /guilds/*/roles/member-counts
GET POST /guilds/*/scheduled-events
DELETE GET PATCH /guilds/*/scheduled-events/*
GET /guilds/*/scheduled-events/*/*/users
POST /guilds/*/scheduled-events/*/exceptions
DELETE PATCH /guilds/*/scheduled-events/*/exceptions/*
GET /guilds/*/scheduled-events/*/users
GET /guilds/*/scheduled-events/*/users/counts
GET POST /guilds/*/soundboard-sounds
DELETE GET PATCH /guilds/*/soundboard-sounds/*
GET POST /guilds/*/stickers
DELETE GET PATCH /guilds/*/stickers/*
GET POST /guilds/*/templates
DELETE PATCH PUT /guilds/*/templates/*
GET /guilds/*/vanity-url
GET PATCH /guilds/*/voice-states/*
GET PATCH /guilds/*/voice-states/@me
GET /guilds/*/webhooks
GET PATCH /guilds/*/welcome-screen
GET PATCH /guilds/*/widget
GET /guilds/*/widget.json
GET /guilds/*/widget.png
GET /guilds/templates/*
DELETE GET /invites/*
GET PUT /invites/*/target-users
GET /invites/*/target-users/job-status
POST PUT /lobbies
DELETE GET PATCH /lobbies/*
PATCH /lobbies/*/channel-linking
DELETE PUT /lobbies/*/members/*
POST /lobbies/*/members/*/invites
DELETE /lobbies/*/members/@me
POST /lobbies/*/members/@me/invites
POST /lobbies/*/members/bulk
GET POST /lobbies/*/messages
PUT /lobbies/*/messages/*/moderation-metadata
GET /oauth2/@me
GET /oauth2/keys
GET /oauth2/userinfo
PUT /partner-sdk/dms/*/*/messages/*/moderation-metadata
POST /partner-sdk/provisional-accounts/unmerge
POST /partner-sdk/provisional-accounts/unmerge/bot
POST /partner-sdk/token
POST /partner-sdk/token/bot
GET /skus/*/subscriptions
GET /skus/*/subscriptions/*
POST /stage-instances
DELETE GET PATCH /stage-instances/*
GET /sticker-packs
GET /sticker-packs/*
GET /stickers/*
PATCH /users/@me
GET /users/@me/applications/*/entitlements
DELETE GET PUT /users/@me/applications/*/role-connection
GET /users/@me/connections
GET /users/@me/guilds/*/member
GET /voice/regions
DELETE GET PATCH /webhooks/*
DELETE GET PATCH /webhooks/*/*
POST /webhooks/*/*/github
POST /webhooks/*/*/slack
"""


_ROUTES = [
    (set(methods), re.compile(re.escape(path).replace(r"\*", "[^/@]+")))
    for *methods, path in map(str.split, _ABSENT.strip().splitlines())
]


def is_absent(method: str, path: str) -> bool:
    """Whether Discord has the route and the sandbox does not."""
    return any(method in methods and pattern.fullmatch(path) for methods, pattern in _ROUTES)
