import { expect, test } from 'vitest'
import type { StaffStep } from '#domain/admin-orders.schema.ts'
import { formatOre } from '#domain/money.ts'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { onInvoice, orderOf, step, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { lineOf, workOn } from '#tests/support/fulfilment.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'
import { fillCart } from '#tests/support/shopping.ts'

const api = useApi()
const { rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const van = {
  shippingKind: 'own_van',
  postcode: '5003',
  city: 'Canarytown',
  street: 'Canarystreet 1',
} as const
const typed = { name: 'Canary Name', note: 'Canarynote' }

/** An order by a buyer who reads this language, after these steps, and the mails about it since it was placed. */
async function movedOn(language: string, change: object, steps: readonly StaffStep[]) {
  const worker = await callerOf(api, 'fulfilment')
  const buyer = api.visitor({ language })
  await fillCart(api.database, buyer, { 'cultured-butter': 3 })
  const id = await boughtBy(buyer, { ...typed, ...change })
  await rows('delete from outbox')
  for (const each of steps)
    await step(worker, id, { step: each, tracking: 'LX123456789NO', reason: 'The oven broke.' })
  const mailer = mailServer()
  await deliverDue(jobAt(api, Date.now() + 1000), { mailer, renderers: mailRenderers })
  return { order: await orderOf(worker, id), mails: mailer.taken }
}

test('[O06] a buyer who reads Arabic is told in Arabic where the packed order waits, and once', async () => {
  const { order, mails } = await movedOn('ar', {}, ['confirm', 'start_picking', 'pack_ready'])
  expect(mails.map(({ subject }) => plain(subject))).toEqual([`الطلب ${order.number} جاهز`])
  const [mail] = mails
  expect(mail?.html).toContain('dir="rtl"')
  const [company] = await rows('select address from factories')
  for (const words of ['جُهّز الطلب', order.number, String(company?.['address'])]) {
    expect(plain(mail?.text)).toContain(words)
    expect(plain(mail?.html)).toContain(words)
  }
  expect(plain(mail?.text)).toMatch(/نوفمبر، \d+–\d+/u)
})

test('[O06] a buyer is told that the order is on its way, with the number of the parcel', async () => {
  const { order, mails } = await movedOn('en', van, [
    'confirm',
    'start_picking',
    'ship',
    'hand_over',
  ])
  expect(mails.map(({ subject }) => plain(subject))).toEqual([
    `Order ${order.number} is on its way`,
  ])
  expect(plain(mails[0]?.text)).toContain('on its way to you in our van.')
  expect(plain(mails[0]?.text)).toContain('LX123456789NO')
  expect(order.tracking).toBe('LX123456789NO')
})

test('[O06] a buyer is told why the shop has called the order off, and one who cancelled it is not', async () => {
  const { mails } = await movedOn('en', {}, ['confirm', 'call_off'])
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('The oven broke.')
  expect(mails[0]?.html).toContain('>Why<')
})

test.each(['en', 'nb', 'ar', 'pl', 'uk'])(
  '[O06] a buyer is asked about missing goods, told of each parcel and of money that went back, in their language (%s)',
  async (language) => {
    const manager = await callerOf(api, 'manager')
    const buyer = api.visitor({ language })
    await fillCart(api.database, buyer, { 'cultured-butter': 3 })
    const id = await boughtBy(buyer, { ...typed, ...van, ...onInvoice })
    await rows('delete from outbox')
    const work = workOn(manager, id)
    const { id: lineId, title } = lineOf(await work.packing())
    await work.ship({ lines: [{ lineId, quantity: 1 }], carrier: 'Posten', tracking: 'LX1' })
    await work.paid()
    const asked = await work.miss(lineId, { quantity: 1 })
    const mailer = mailServer()
    const deliver = () =>
      deliverDue(jobAt(api, Date.now() + 1000), { mailer, renderers: mailRenderers })
    await deliver()
    await work.settle(lineOf(asked).missing?.id ?? '', { settlement: 'drop' })
    await work.ship({ lines: [{ lineId, quantity: 1 }], tracking: 'LX2' })
    const back = await work.refund({ lines: [{ lineId, quantity: 1 }], reason: 'It was gone.' })
    await deliver()
    const [part, missing, invoice, rest, refund] = mailer.taken.map(({ text }) => plain(text))
    expect(mailer.taken).toHaveLength(5)
    for (const words of ['LX1', 'Posten', `1 × ${title}`]) expect(part).toContain(words)
    for (const words of [`1 × ${title}`, '#missing']) expect(missing).toContain(words)
    expect(rest).toContain('LX2')
    expect(rest).not.toContain('LX1')
    expect(invoice).toMatch(/F-\d\d-\d{6}/u)
    const [refunded] = back.money.refunds
    for (const words of [
      refunded?.number ?? '-',
      plain(formatOre(refunded?.amountOre ?? 0)),
      'It was gone.',
    ])
      expect(refund).toContain(words)
    const all = mailer.taken.map(({ subject, text }) => subject + text)
    for (const text of all) expect(text).not.toMatch(/[{}]|undefined/u)
    if (language !== 'en')
      for (const english of ['is missing', 'A part of order', 'paid back'])
        expect(all.join(' ')).not.toContain(english)
  },
)

test('[39] no mail of a step carries what was typed to an address that nobody has proven', async () => {
  const ready = await movedOn('en', {}, ['confirm', 'start_picking', 'pack_ready', 'call_off'])
  const sent = await movedOn('en', van, ['confirm', 'start_picking', 'ship'])
  const all = [...ready.mails, ...sent.mails]
  expect(all).toHaveLength(3)
  for (const mail of all) expect(JSON.stringify(mail)).not.toMatch(/canary/iu)
})
