import type { KitchenAction, KitchenTicket, TicketAction } from '#domain/kitchen.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { doLater } from '#server/features/payments/admin-payments.service.ts'
import { ticketStatements } from '#server/features/restaurants/orders/ticket.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement } from '#server/platform/hrana.ts'
import type { Worker } from './kitchen-access.ts'
import { kitchenTicketOf } from './kitchen-ticket-view.ts'
import { saveOverride } from './overrides.service.ts'
import { saveSoldOut } from './sold-out.service.ts'
import { ticketMessages } from './ticket-messages.queries.ts'
import {
  findTicket,
  findTicketRow,
  type FoundTicket,
  isActionDone,
  isDoneTwice,
  markedTicket,
  notedAction,
} from './ticket.repository.ts'
import { stepOf } from './ticket-step.ts'

/** A writer that was overtaken reads again; with more cooks at one ticket than this something else is wrong. */
const rounds = 5

/** The ticket as it is after the action; null where the action was about none. */
interface Acted {
  ticket: KitchenTicket | null
}

/**
 * Does what a screen asks for, once however often it is sent. Refuses `shift_missing`, `not_found`, what `stepOf` refuses, `time_past`
 * of what ends before it begins, and `busy`.
 */
export async function actInKitchen(
  ctx: Ctx,
  worker: Worker,
  action: KitchenAction,
): Promise<Result<Acted>> {
  if (worker.isNameless) return refused('shift_missing')
  const { kind } = action
  if (kind === 'sold_out') return aboutNone(await saveSoldOut(ctx, worker, action))
  if (kind === 'pause' || kind === 'rush') return aboutNone(await saveOverride(ctx, worker, action))
  return actOnTicket(ctx, worker, action)
}

async function actOnTicket(ctx: Ctx, worker: Worker, action: TicketAction): Promise<Result<Acted>> {
  const { restaurantId } = worker
  const { ticketId, clientEventId } = action
  for (let round = 1; round <= rounds; round += 1) {
    const [isDone, found] = await Promise.all([
      isActionDone(ctx.database, { restaurantId, clientEventId }),
      findTicket(ctx.database, { restaurantId, ticketId }),
    ])
    if (!found) return refused('not_found')
    if (isDone) return ticketNow(ctx, worker, ticketId)
    const statements = statementsOf(ctx, { worker, action, found })
    if (!statements.ok) return statements
    const at = ctx.now()
    try {
      await ctx.database.write([
        notedAction(ctx.database, { restaurantId, clientEventId, at }),
        ...statements.value,
      ])
      if (found.order.paymentMethod !== 'pay_at_counter')
        doLater(ctx, { kind: 'restaurant_order', orderId: ticketId })
      return await ticketNow(ctx, worker, ticketId)
    } catch (error) {
      const fault = faultOf(error)
      if (isDoneTwice(fault)) return ticketNow(ctx, worker, ticketId)
      if (!isOvertaken(fault)) throw error
    }
  }
  return refused('busy')
}

function statementsOf(
  ctx: Ctx,
  { worker, action, found }: { worker: Worker; action: TicketAction; found: FoundTicket },
): Result<Statement[]> {
  const { order, ticket } = found
  if (action.kind === 'seen') return done(markedTicket(ctx.database, order, { isUnseen: false }))
  if (action.kind === 'priority')
    return done(markedTicket(ctx.database, order, { isPriority: action.isPriority }))
  const at = ctx.now()
  const step = stepOf(found, action, { at, by: 'staff' })
  if (!step.ok) return step
  const { after, event } = step.value
  const lines = 'lineIds' in action ? { lineIds: action.lineIds } : {}
  const line = 'lineId' in action ? { lineId: action.lineId } : lines
  const minutes = 'minutes' in action ? { minutes: action.minutes } : {}
  return done([
    ...ticketStatements({
      order,
      ...{ before: ticket, after, event, at },
      ...{ actorType: 'staff', actorId: worker.actorId },
      ...reasonOf(action),
      data: { clientEventId: action.clientEventId, seenRev: action.rev, ...line, ...minutes },
    }),
    ...ticketMessages(found, { event, to: after.status, at }),
  ])
}

function reasonOf(action: TicketAction) {
  // Also without words: those of an earlier delay are not said again.
  if (action.kind === 'delay') return { reason: 'delay', reasonText: action.reasonText }
  return 'reason' in action ? { reason: action.reason, reasonText: action.reasonText } : {}
}

async function ticketNow(
  ctx: Ctx,
  { restaurantId }: Worker,
  ticketId: string,
): Promise<Result<Acted>> {
  const row = await findTicketRow(ctx.database, { restaurantId, ticketId })
  return done({ ticket: row ? kitchenTicketOf(row, scopeOf(ctx)) : null })
}

function aboutNone(result: Result<unknown>): Result<Acted> {
  return result.ok ? done({ ticket: null }) : result
}
