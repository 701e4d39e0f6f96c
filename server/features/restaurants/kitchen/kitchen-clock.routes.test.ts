import { beforeEach, expect, test } from 'vitest'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { acted, pairedScreen } from '#tests/support/kitchens.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { makeTicket, type MadeTicket } from '#tests/support/restaurant-orders.ts'
import { moveTickets } from './kitchen-clock.service.ts'

const api = useApi()
const minuteMs = 60_000

beforeEach(async () => {
  await api.database.execute('delete from restaurant_orders')
})

async function statusOf({ id }: MadeTicket) {
  const { rows } = await api.database.execute({
    sql: 'select status from restaurant_orders where id = ?',
    args: [id],
  })
  return rows[0]?.['status']
}

test('[R04] what nobody answers expires at its time and not before, and its guest is told once', async () => {
  const placedAt = Date.now()
  const made = await makeTicket(api.database, { placedAt, email: 'guest@example.no' })
  await moveTickets(jobAt(api, placedAt + 10 * minuteMs - 1))
  expect(await statusOf(made)).toBe('new')
  await Promise.all([1, 2].map(() => moveTickets(jobAt(api, placedAt + 10 * minuteMs))))
  expect(await statusOf(made)).toBe('expired')
  const { rows } = await api.database.execute('select kind from outbox')
  expect(rows.map(({ kind }) => kind)).toEqual(['R3'])
})

test('[R04] an order for later begins when its longest dish must', async () => {
  const placedAt = Date.now()
  const promisedAt = placedAt + 120 * minuteMs
  const made = await makeTicket(api.database, { status: 'accepted', placedAt, promisedAt })
  const { rows } = await api.database.execute('select prep_minutes from restaurant_orders')
  const begins = promisedAt - Number(rows[0]?.['prep_minutes']) * minuteMs
  await moveTickets(jobAt(api, begins - 1))
  expect(await statusOf(made)).toBe('accepted')
  await moveTickets(jobAt(api, begins))
  expect(await statusOf(made)).toBe('preparing')
})

test('[R04] what stands ready is handed over half an hour after its kitchen has closed', async () => {
  await api.database.execute('delete from opening_periods')
  const readyAt = Date.now()
  // Open today and tomorrow around the clock, and then no more.
  const { rows } = await api.database.execute(
    `select id from restaurants where slug = 'kvernhuset'`,
  )
  const opened = [0, 1].map((ahead) => new Date(readyAt + ahead * 24 * 60 * minuteMs).getUTCDay())
  for (const weekday of opened)
    await api.database.execute({
      sql: `insert into opening_periods (id, restaurant_id, weekday, opens_minute, closes_minute) values (?, ?, ?, 0, 0)`,
      args: [crypto.randomUUID(), String(rows[0]?.['id']), weekday],
    })
  const made = await makeTicket(api.database, { status: 'ready', readyAt })
  await moveTickets(jobAt(api, readyAt + 60 * minuteMs))
  expect(await statusOf(made)).toBe('ready')
  await moveTickets(jobAt(api, readyAt + 3 * 24 * 60 * minuteMs))
  expect(await statusOf(made)).toBe('completed')
})

test.each(['nb', 'en', 'ar', 'pl', 'uk'])(
  '[R03] the mails of a ticket are in its guest’s language (%s) and hold no word that was typed',
  async (languageCode) => {
    await api.database.execute('delete from outbox')
    const { screen, address } = await pairedScreen(api)
    const typed = { name: 'Canary Name', comment: 'Canarycomment', allergyNote: 'Canaryallergy' }
    const wanted = { languageCode, email: 'guest@example.no', ...typed }
    const made = await makeTicket(api.database, wanted)
    const other = await makeTicket(api.database, { ...wanted, status: 'preparing' })
    await acted(screen, address, { kind: 'accept', ticketId: made.id, rev: 1 })
    await acted(screen, address, { kind: 'delay', ticketId: other.id, rev: 1, minutes: 5 })
    await acted(screen, address, {
      ...{ kind: 'call_off', ticketId: other.id, rev: 2 },
      ...{ reason: 'sold_out', reasonText: 'Fish is gone' },
    })
    const mailer = mailServer()
    const job = jobAt(api, Date.now() + minuteMs)
    await deliverDue(job, { mailer, renderers: mailRenderers })
    expect(mailer.taken).toHaveLength(3)
    for (const { subject, html } of mailer.taken) {
      expect(html).toContain(`lang="${languageCode}"`)
      expect(`${subject} ${html}`).toContain(`/${languageCode}/order-tracking/`)
      expect(`${subject} ${html}`).not.toMatch(/canary/iu)
    }
    expect(mailer.taken.some(({ text }) => text.includes('Fish is gone'))).toBe(true)
  },
)
