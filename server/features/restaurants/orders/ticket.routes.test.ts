import { expect, test } from 'vitest'
import {
  afterStep,
  type RestaurantOrderEvent,
  type RestaurantOrderStatus,
  type Ticket,
} from '#domain/restaurant-orders.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import { openDatabase } from '#server/platform/database.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { useApi } from '#tests/support/api.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'
import { ticketStatements } from './ticket.queries.ts'

const api = useApi()

async function one(sql: string, ...args: string[]) {
  return (await api.database.execute({ sql, args })).rows[0]
}

async function ticketOf(id: string): Promise<{ ticket: Ticket; rev: number }> {
  const row = await one('select * from restaurant_orders where id = ?', id)
  const { rows } = await api.database.execute({
    sql: 'select id, state from restaurant_order_lines where order_id = ? order by sort_order',
    args: [id],
  })
  const ticket: Ticket = {
    status: String(row?.['status']) as RestaurantOrderStatus,
    lines: rows.map((line) => ({
      id: String(line['id']),
      state: String(line['state']) as 'waiting',
    })),
    promisedAt: Number(row?.['promised_at']),
    prepMinutes: Number(row?.['prep_minutes']),
    readyAt: row?.['ready_at'] == null ? null : Number(row['ready_at']),
    closedAt: row?.['closed_at'] == null ? null : Number(row['closed_at']),
  }
  return { ticket, rev: Number(row?.['rev']) }
}

/** True where the step was written, false where somebody was faster. */
async function take(id: string, event: RestaurantOrderEvent, restaurantId: string) {
  const { ticket, rev } = await ticketOf(id)
  const at = Date.now()
  const after = afterStep(ticket, { event, by: 'staff', at })
  if (!after.ok) throw new Error(after.problem.code)
  const database = openDatabase(api.platform, () => undefined)
  return () =>
    database
      .write(
        ticketStatements({
          order: { id, restaurantId, rev, paymentMethod: 'pay_at_counter' },
          ...{ before: ticket, after: after.value, event, actorType: 'staff', actorId: null, at },
        }),
      )
      .then(() => true)
      .catch((error: unknown) => {
        if (isOvertaken(faultOf(error))) return false
        throw error
      })
}

test('[R04] of ten cooks who bump a ticket at once one wins, and it is written once', async () => {
  const { id, restaurantId } = await makeTicket(api.database, {
    ...{ status: 'preparing', dishes: ['margherita', 'fish-soup'] },
  })
  const before = await one(
    'select revision from restaurant_feeds where restaurant_id = ?',
    restaurantId,
  )
  const bumps = await Promise.all(
    Array.from({ length: 10 }, () => take(id, 'finish', restaurantId)),
  )
  const won = await Promise.all(bumps.map((bump) => bump()))
  expect(won.filter(Boolean)).toHaveLength(1)
  const { ticket, rev } = await ticketOf(id)
  expect(ticket).toMatchObject({ status: 'ready', lines: [{ state: 'done' }, { state: 'done' }] })
  expect(rev).toBe(2)
  const row = await one(
    `select revision, feed_revision, (select count(*) from events where entity_id = restaurant_orders.id) as events
      from restaurant_orders join restaurant_feeds using (restaurant_id) where restaurant_orders.id = ?`,
    id,
  )
  const revision = Number(before?.['revision']) + 1
  expect(row).toMatchObject({ revision, feed_revision: revision, events: 1 })
})

test('[R04] what is called off gives its slot back, is not paid, and waits to be seen', async () => {
  const { id, restaurantId } = await makeTicket(api.database, { status: 'accepted' })
  await api.database.execute({
    sql: 'insert into slot_points values (?, 1000, ?, 3, null)',
    args: [restaurantId, id],
  })
  const callOff = await take(id, 'call_off', restaurantId)
  expect(await callOff()).toBe(true)
  const row = await one(
    `select status, payment_status, is_unseen, (select count(*) from slot_points where holder = id) as held
      from restaurant_orders where id = ?`,
    id,
  )
  expect(row).toMatchObject({
    status: 'cancelled',
    payment_status: 'voided',
    is_unseen: 1,
    held: 0,
  })
})
