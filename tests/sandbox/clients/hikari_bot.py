"""A bot on hikari, which parses responses more strictly than others; see `test_clients`."""

import datetime as dt
import os

import hikari

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade810000000b49444154789c6360400000000900017a4b0c15"
    "0000000049454e44ae426082"
)
bot = hikari.GatewayBot(os.environ["DISCORD_TOKEN"], rest_url=os.environ["STOFA_API"], banner=None)


def picture() -> hikari.Bytes:
    """A tiny picture."""
    return hikari.Bytes(PNG, "x.png")


@bot.listen(hikari.StartedEvent)
async def register(_: hikari.StartedEvent) -> None:
    """Registers the commands."""
    application = await bot.rest.fetch_application()
    builders = [bot.rest.slash_command_builder(name, name) for name in ("show", "board", "tour")]
    await bot.rest.set_application_commands(application.id, builders)


async def show(interaction: hikari.CommandInteraction) -> None:
    """Sends an embed, a file, buttons and selects."""
    embed = hikari.Embed(title="T", description="D", url="https://example.com", color=0x335577)
    embed.set_author(name="A", icon="https://example.com/a.png").set_footer("F")
    embed.set_image(picture()).add_field("a", "b")
    embed.timestamp = dt.datetime(2026, 11, 27, tzinfo=dt.UTC)
    buttons = bot.rest.build_message_action_row()
    buttons.add_interactive_button(1, "press", label="Press").add_interactive_button(1, "form", label="Form")
    pick = bot.rest.build_message_action_row()
    pick.add_text_menu("pick").add_option("A", "A").add_option("B", "B")
    who = bot.rest.build_message_action_row().add_select_menu(hikari.ComponentType.USER_SELECT_MENU, "who")
    await interaction.create_initial_response(4, "shown", embed=embed, components=[buttons, pick, who])


async def board(interaction: hikari.CommandInteraction) -> None:
    """Sends a container."""
    await interaction.create_initial_response(5)
    row = bot.rest.build_message_action_row().add_interactive_button(1, "form", label="Form")
    gallery = hikari.impl.MediaGalleryComponentBuilder()
    gallery.add_media_gallery_item(picture(), description="A picture")
    container = hikari.impl.ContainerComponentBuilder().add_text_display("a board").add_component(gallery)
    container.add_separator().add_component(row)
    await interaction.edit_initial_response(components=[container])


async def tour(interaction: hikari.CommandInteraction) -> None:
    """Goes through a DM, a thread and pages."""
    await interaction.create_initial_response(5, flags=64)
    await interaction.user.send("a letter", attachment=picture())
    kind = hikari.ChannelType.GUILD_PUBLIC_THREAD
    thread = await bot.rest.create_thread(interaction.channel_id, kind, "side")
    for number in range(5):
        last = await thread.send(str(number))
    pages = [m.content async for m in bot.rest.fetch_messages(thread, after=hikari.Snowflake(1)).limit(4)]
    older = [m.content async for m in bot.rest.fetch_messages(thread, before=last).limit(2)]
    await last.add_reaction("👍")
    who = await bot.rest.fetch_reactions_for_emoji(thread, last, "👍").limit(1)
    await bot.rest.edit_channel(thread, archived=True)
    archived = [t.name async for t in bot.rest.fetch_public_archived_threads(interaction.channel_id)]
    guilds = [g.approximate_member_count for g in [await bot.rest.fetch_guild(interaction.guild_id)]]
    await interaction.execute(f"{pages} {older} {len(who)} {archived} {guilds}".replace("'", ""), flags=64)


@bot.listen(hikari.InteractionCreateEvent)
async def answer(event: hikari.InteractionCreateEvent) -> None:
    """Responds to commands, components and modals."""
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        await {"show": show, "board": board, "tour": tour}[interaction.command_name](interaction)
    elif isinstance(interaction, hikari.ModalInteraction):
        word = interaction.components[0].components[0].value
        await interaction.create_initial_response(4, f"filled in {word}", flags=64)
    elif interaction.custom_id == "form":
        row = bot.rest.build_modal_action_row().add_text_input("word", "Word", max_length=10)
        await interaction.create_modal_response("Form", "form", component=row)
    elif interaction.custom_id == "press":
        await interaction.create_initial_response(7, "pressed", attachment=picture())
    else:
        await interaction.create_initial_response(4, f"chose {','.join(interaction.values)}", flags=64)


bot.run(check_for_updates=False)  # it would ask PyPI
