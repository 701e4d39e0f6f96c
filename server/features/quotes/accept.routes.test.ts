import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { QuoteView, TypedAcceptOffer } from '#domain/quote-view.schema.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { orderOf } from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { crowd } from '#tests/support/crowd.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { type MadeQuote, makeQuote, type QuoteToMake } from '#tests/support/quotes.ts'
import { followOffers } from './offers-due.service.ts'

const api = useApi()
const { rows, setStock, stockOf } = usePlacing(api)
const now = () => api.platform.now()

const offered = (change: QuoteToMake = {}) =>
  makeQuote(api.database, { status: 'offered', now: now(), ...change })

async function accept(
  visitor: Visitor,
  { token, version, totalOre }: MadeQuote,
  change: Partial<TypedAcceptOffer> = {},
) {
  const body: TypedAcceptOffer = {
    ...{ version, totalOre, name: 'Ingrid Solheim', isAllowed: true, poNumber: '', street: '' },
    ...change,
  }
  const response = await visitor.send('POST', `/api/quotes/${token}/accept`, body)
  const answer = (await response.json()) as Partial<QuoteView & ErrorBody>
  return { answered: response.status, ...answer }
}

const ordersOf = ({ id }: MadeQuote) =>
  rows(
    'select orders.* from orders join quotes on quotes.order_id = orders.id where quotes.id = ?',
    id,
  )

/** The order of an accepted quote, as those who work here see it. */
async function orderMadeOf(quote: MadeQuote): Promise<AdminOrder> {
  const [order] = await ordersOf(quote)
  return orderOf(await callerOf(api, 'manager'), String(order?.['id']))
}

test('[Q05] an accepted offer is an order at its prices: confirmed, on invoice, for the company, with what is made for it alone', async () => {
  const quote = await offered({
    offers: [
      {
        freightNetOre: 145_000,
        lines: [
          { netOre: 6046, note: 'Size: whole' },
          { netOre: 119_000, vatBp: 2500 },
        ],
      },
    ],
  })
  await rows('delete from outbox')
  const answer = await accept(api.visitor(), quote, { poNumber: 'FF-4471' })
  expect(answer).toMatchObject({ answered: 200, status: 'accepted' })
  expect(answer.order?.number).toMatch(/^PF-26-\d{6}$/u)
  const order = await orderMadeOf(quote)
  expect(order).toMatchObject({
    ...{
      status: 'confirmed',
      paymentStatus: 'pending',
      buyerKind: 'business',
      poNumber: 'FF-4471',
    },
    ...{ orgNo: '923609016', invoiceAddress: '0192:923609016', totalOre: quote.totalOre },
  })
  expect(order.totals.itemsOre + order.totals.shippingOre).toBe(quote.totalOre)
  expect(order.goods.map(({ title, lineOre }) => [title, lineOre])).toHaveLength(2)
  expect(order.goods.reduce((sum, { lineOre }) => sum + lineOre, 0)).toBe(order.totals.itemsOre)
  const offer = (
    await rows('select vat, total_ore from quote_offers where quote_id = ?', quote.id)
  )[0]
  expect(order.totals.vat).toEqual(JSON.parse(String(offer?.['vat'])))
  expect(answer.offer?.totalOre).toBe(quote.totalOre)
  // What was agreed of the goods, and what the buyer wrote, is read where they are packed.
  expect(order.goods.map(({ options }) => options)).toEqual([
    [{ label: 'Note', value: 'Size: whole' }],
    [],
  ])
  expect(order.note).toBe('Vi åpner i mai.')
  const mailer = mailServer()
  await deliverDue(jobAt(api, now() + 1000), { mailer, renderers: mailRenderers })
  expect(mailer.taken.map(({ to }) => to)).toHaveLength(2)
  expect(mailer.taken[0]?.subject).toContain(String(answer.order?.number))
})

test('[Q05] accepted fifty times at once, in two browsers and again later, it is one order', async () => {
  const quote = await offered()
  const [one, other] = [api.visitor(), api.visitor()]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => accept(index % 2 ? one : other, quote)),
  )
  const done = answers.filter(({ answered }) => answered === 200)
  expect(done.length).toBeGreaterThan(0)
  expect(new Set(done.map(({ order }) => order?.number)).size).toBe(1)
  for (const { answered, code } of answers)
    expect([200, 429, 503]).toContain(
      answered === 200 ? 200 : code === 'too_many_requests' ? 429 : answered,
    )
  expect(await accept(api.visitor(), quote)).toMatchObject({ order: done[0]?.order })
  expect(
    await rows(`select id from orders where channel = 'quote' and org_no = '923609016' and created_at = ${now()} and id in
    (select order_id from quotes where id = '${quote.id}')`),
  ).toHaveLength(1)
  const [made] = await rows(
    `select count(*) as steps from events where entity_id = ? and event = 'accept'`,
    quote.id,
  )
  expect(made).toMatchObject({ steps: 1 })
})

test('[Q05] what the shelf does not hold waits as a line of its own time; what is there is set aside, and nothing twice', async () => {
  await setStock('cultured-butter', 10)
  const quote = await offered()
  expect(await accept(api.visitor(), quote)).toMatchObject({ answered: 200 })
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 10, reserved: 10 })
  const [order] = await ordersOf(quote)
  const waiting = await rows(
    'select quantity, settled_as from short_items where order_id = ?',
    String(order?.['id']),
  )
  expect(waiting).toMatchObject([{ quantity: 14, settled_as: 'wait' }])
  const worker = await callerOf(api, 'fulfilment')
  const path = `/api/admin/orders/${String(order?.['id'])}`
  let { rev } = await orderMadeOf(quote)
  expect((await worker.send('POST', `${path}/steps`, { rev, step: 'start_picking' })).status).toBe(
    200,
  )
  // The goods come: the shelf has enough for the line, and for nobody else.
  await rows(
    `update stock_levels set on_hand = 30 where product_id = (select id from products where key = ?)`,
    'cultured-butter',
  )
  const picking = await orderMadeOf(quote)
  rev = picking.rev
  const missing = picking.fulfilment.lines.flatMap((line) => line.missing ?? [])
  expect(missing).toMatchObject([{ quantity: 14, isWaiting: true }])
  const settled = await worker.send('POST', `${path}/missing/${missing[0]?.id}`, {
    rev,
    settlement: 'arrived',
  })
  expect(settled.status).toBe(200)
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 30, reserved: 24 })
})

test('[Q05] two offers accepted at once share what is on the shelf, and neither takes it twice', async () => {
  await setStock('cultured-butter', 30)
  const quotes = await Promise.all([offered(), offered(), offered()])
  const answers = await Promise.all(quotes.map((quote) => accept(api.visitor(), quote)))
  expect(answers.map(({ answered }) => answered)).toEqual([200, 200, 200])
  expect(await stockOf('cultured-butter')).toEqual({ onHand: 30, reserved: 30 })
  const [short] = await rows(`select sum(quantity) as pieces from short_items where order_id in
    (select order_id from quotes where id in (${quotes.map(({ id }) => `'${id}'`).join(', ')}))`)
  expect(short).toMatchObject({ pieces: 3 * 24 - 30 })
})

test('[Q05] an offer that is replaced, over, answered or not what was seen is refused by its own sentence', async () => {
  const visitor = api.visitor()
  const replaced = await offered({ offers: [{}, { freightNetOre: 5000 }] })
  expect(await accept(visitor, { ...replaced, version: 1 })).toMatchObject({
    ...{ answered: 409, code: 'offer_replaced', message: 'This offer was replaced by version 2.' },
  })
  expect(await accept(visitor, { ...replaced, totalOre: replaced.totalOre - 1 })).toMatchObject({
    code: 'offer_replaced',
  })
  const over = await offered({ offers: [{ validUntil: '2026-11-18' }] })
  expect(await accept(visitor, over)).toMatchObject({
    ...{ answered: 409, code: 'offer_expired' },
    message: 'This offer expired on Wednesday 18 November. Ask for a new one.',
  })
  expect(await accept(visitor, { ...over, token: 'x'.repeat(22) })).toMatchObject({
    code: 'quote_unknown',
  })
  const declined = await makeQuote(api.database, { status: 'declined', now: now() })
  expect(await accept(visitor, declined)).toMatchObject({ code: 'quote_in_state' })
  const nowhere = await offered({ columns: { street: '' } })
  expect(await accept(visitor, nowhere)).toMatchObject({ code: 'street_invalid', field: 'street' })
  expect(await accept(visitor, nowhere, { isAllowed: false })).toMatchObject({
    code: 'accept_unticked',
  })
  expect(await accept(visitor, nowhere, { name: '-' })).toMatchObject({ code: 'name_invalid' })
  for (const quote of [replaced, over, declined, nowhere]) expect(await ordersOf(quote)).toEqual([])
  // What is too short to be a street keeps nobody from saying one.
  const unclear = await offered({ columns: { street: '-' } })
  for (const quote of [nowhere, unclear])
    expect(await accept(visitor, quote, { street: 'Strandgaten 14' })).toMatchObject({
      answered: 200,
    })
  expect(
    await accept(visitor, await offered({ columns: { delivery: 'pickup', street: '' } })),
  ).toMatchObject({
    answered: 200,
  })
})

test('[Q05] what was taken out of the shop since is still ordered at its price', async () => {
  const quote = await offered()
  await rows(`update products set is_active = 0 where key = ?`, 'cultured-butter')
  expect(await accept(api.visitor(), quote)).toMatchObject({ answered: 200 })
  await rows(`update products set is_active = 1 where key = ?`, 'cultured-butter')
})

test('whatever an offer holds, its order has its sums to the øre', async () => {
  const line = fc.record({
    netOre: fc.integer({ min: 1, max: 200_000 }),
    pieces: fc.integer({ min: 1, max: 5000 }),
    vatBp: fc.constantFrom(0, 1500, 2500),
  })
  const runs = crowd({ small: 15, whole: 200 })
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(line, line),
      fc.integer({ min: 0, max: 500_000 }),
      async (lines, freightNetOre) => {
        const quote = await offered({ offers: [{ freightNetOre, lines }] })
        await api.database.execute('delete from tries')
        expect(await accept(api.visitor(), quote)).toMatchObject({ answered: 200 })
        const [order] = await ordersOf(quote)
        const [sum] = await rows(
          'select sum(line_ore) as ore from order_lines where order_id = ?',
          String(order?.['id']),
        )
        const vat = JSON.parse(String(order?.['vat'])) as { netOre: number; vatOre: number }[]
        expect(order?.['total_ore']).toBe(quote.totalOre)
        expect(Number(sum?.['ore']) + Number(order?.['shipping_ore'])).toBe(quote.totalOre)
        expect(vat.reduce((all, { netOre, vatOre }) => all + netOre + vatOre, 0)).toBe(
          quote.totalOre,
        )
      },
    ),
    { numRuns: runs },
  )
})

test('an offer is reminded of once, three days before its end, and ends with its last day', async () => {
  const quote = await offered({ offers: [{ validUntil: '2026-11-25' }] })
  const mails = (kind: string) =>
    rows('select id from outbox where kind = ? and dedupe_key like ?', kind, `%${quote.id}%`)
  const at = (date: string) => jobAt(api, Date.parse(`${date}T09:00:00Z`))
  await followOffers(at('2026-11-21'))
  expect(await mails('Q9')).toHaveLength(0)
  for (const day of ['2026-11-22', '2026-11-22', '2026-11-23']) await followOffers(at(day))
  expect(await mails('Q9')).toHaveLength(1)
  // One that the job has missed is ended and not reminded of.
  const missed = await offered({ offers: [{ validUntil: '2026-11-20' }] })
  await followOffers(at('2026-11-25'))
  expect(
    await rows(`select id from outbox where kind = 'Q9' and dedupe_key like ?`, `%${missed.id}%`),
  ).toEqual([])
  expect(await rows('select status from quotes where id = ?', quote.id)).toMatchObject([
    { status: 'offered' },
  ])
  await Promise.all([followOffers(at('2026-11-26')), followOffers(at('2026-11-26'))])
  expect(await rows('select status from quotes where id = ?', quote.id)).toMatchObject([
    { status: 'expired' },
  ])
  api.platform.now = () => Date.parse('2026-11-25T22:30:00Z')
  const late = await offered({ offers: [{ validUntil: '2026-11-25' }] })
  expect(await accept(api.visitor(), late)).toMatchObject({ answered: 200 })
})

test('a mail to sales goes to who answers the quote while they still may, else to the factory', async () => {
  const sales = await callerOf(api, 'sales')
  const assigned = { columns: { assigned_to: sales.person?.id ?? '' } }
  const mailedTo = async () => {
    const quote = await offered(assigned)
    await accept(api.visitor(), quote)
    const [mail] = await rows(
      `select recipient from outbox where kind = 'Q6-staff' and dedupe_key like ?`,
      `%${quote.id}%`,
    )
    return mail?.['recipient']
  }
  expect(await mailedTo()).toBe(sales.person?.email)
  const [factory] = await rows('select email from factories')
  await rows('update admins set role = ? where user_id = ?', 'fulfilment', sales.person?.id ?? '')
  expect(await mailedTo()).toBe(factory?.['email'])
  await rows(
    'update admins set role = ?, is_active = 0 where user_id = ?',
    'sales',
    sales.person?.id ?? '',
  )
  expect(await mailedTo()).toBe(factory?.['email'])
})
