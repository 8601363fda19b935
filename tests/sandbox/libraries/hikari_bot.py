"""A bot on hikari, which parses responses more strictly than discord.py."""

import os

import hikari

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030806000000b9eade810000000b49444154789c6360400000000900017a4b0c15"
    "0000000049454e44ae426082"
)
bot = hikari.GatewayBot(os.environ["DISCORD_TOKEN"], rest_url=os.environ["STOFA_API"], banner=None)


@bot.listen(hikari.StartedEvent)
async def register(_: hikari.StartedEvent) -> None:
    """Registers a command."""
    application = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(application.id, [bot.rest.slash_command_builder("ping", "Ping")])


@bot.listen(hikari.InteractionCreateEvent)
async def answer(event: hikari.InteractionCreateEvent) -> None:
    """Responds to commands, components and modals."""
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        row = bot.rest.build_message_action_row()
        row.add_interactive_button(1, "press", label="Press")
        row.add_interactive_button(1, "form", label="Form")
        await interaction.create_initial_response(4, "pong", component=row)
        message = await interaction.fetch_initial_response()
        await interaction.execute("more", attachment=hikari.Bytes(PNG, "x.png"))
        await bot.rest.edit_message(
            message.channel_id, message.id, "edited", attachment=hikari.Bytes(PNG, "x.png")
        )
    elif isinstance(interaction, hikari.ComponentInteraction) and interaction.custom_id == "form":
        row = bot.rest.build_modal_action_row()
        row.add_text_input("text", "Text")
        await interaction.create_modal_response("Form", "form", component=row)
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(7, "pressed")
    elif isinstance(interaction, hikari.ModalInteraction):
        await interaction.create_initial_response(4, "filled in", flags=64)


bot.run()
