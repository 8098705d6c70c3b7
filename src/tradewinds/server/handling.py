"""What is done with a message of the protocol, whether it came by socket or by plain HTTP."""

from tradewinds.server import commands, messages
from tradewinds.server.authority import Player
from tradewinds.server.refusals import Code, Refused
from tradewinds.server.service import Service
from tradewinds.server.store.people import PlayerRow


async def handle(
    message: messages.ClientMessage, table: str, row: PlayerRow | None, service: Service
) -> messages.DirectAnswer:
    """Do what a message asks of a table, and answer it."""
    house, advice = service.house, service.advice
    if isinstance(message, messages.Ping):
        return messages.Pong(message.id, house.clock())
    if row is None:
        raise Refused(Code.NOT_SIGNED_IN, "say who you are first")
    player = Player(row.id, row.name)
    await house.need_admission(await house.live(table), player.id)
    match message:
        case messages.Say(text=text):
            service.limits.chat.take(player.id)
            await house.say(table, player, text, message.id)
        case messages.Hint(seat=seat, ply=ply):
            service.limits.thinking.take(player.id)
            return messages.HintAnswer(message.id, ply, await advice.hint(table, player, seat, ply))
        case messages.Ahead(seat=seat, ply=ply):
            return messages.AheadAnswer(message.id, ply, await advice.look_ahead(table, player, seat, ply))
        case messages.Preview():
            return await advice.preview(table, player, message)
        case messages.Why(seat=seat, action=action):
            return messages.ReasonAnswer(message.id, await advice.why(table, player, seat, action))
        case commands.Rematch():
            await house.rematch(table, player)
        case messages.Sync():
            live = await house.live(table)
            return await house.whole(live, player.id, message.ply)
        case _:
            return messages.Answer(message.id, await house.act(table, player, message))
    return messages.Answer(message.id, (await house.live(table)).table.ply)
