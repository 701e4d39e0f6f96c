import { beforeEach, expect, test } from 'vitest'
import { mailRenderers } from '#server/features/jobs/mail-renderers.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { deliverDue } from '#server/features/outbox/outbox.service.ts'
import { openDatabase } from '#server/platform/database.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { useCarts } from '#tests/support/carts.ts'
import { handedOver } from '#tests/support/customers.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { mailServer } from '#tests/support/mailing.ts'
import { callerOf } from '#tests/support/people.ts'
import { placed } from '#tests/support/shopping.ts'

const api = useApi()
const { added } = useCarts(api)
const kinds = ['M1', 'M4', 'M5', 'M6', 'M6-unapproved', 'M6-unpaid', 'M6-late'] as const
const email = 'stranger@example.no'

/** What somebody may type, each with a word of its own. */
const typed = {
  name: 'Canary Name',
  street: 'Canarystreet 1',
  companyName: 'Canarycompany',
  poNumber: 'Canarypo',
  invoiceAddress: 'canaryinvoice@example.no',
  note: 'Canarynote http://canary.example',
}
const card = 'Canarycard'

beforeEach(async () => {
  await api.database.execute('delete from outbox')
})

/** A gift box with words on its card, with an invoice and driven to the door. */
async function bought(buyer: Visitor, to = email) {
  await added(buyer, 'gift-box', {
    selectedAttributes: { ribbon: 'red', wrapping: 'paper', card },
  })
  return placed(buyer, {
    ...typed,
    email: to,
    buyerKind: 'business',
    orgNo: '974760673',
    shippingKind: 'own_van',
    postcode: '5003',
    city: 'Canarytown',
  })
}

/** Every mail about an order, as it leaves now. */
async function mailsAbout({ token }: { token: string }) {
  const { rows } = await api.database.execute({
    sql: 'select id, factory_id from orders where public_token = ?',
    args: [token],
  })
  await api.database.execute('delete from outbox')
  await openDatabase(api.platform, () => {}).write(
    kinds.map((kind) =>
      queuedMessage({
        factoryId: String(rows[0]?.['factory_id']),
        kind,
        entityId: String(rows[0]?.['id']),
        languageCode: 'en',
        recipient: email,
        at: Date.now(),
      }),
    ),
  )
  const mailer = mailServer()
  await deliverDue(jobAt(api, Date.now() + 1000), { mailer, renderers: mailRenderers })
  expect(mailer.taken).toHaveLength(kinds.length)
  return mailer.taken
}

function isTyped(mail: { subject: string; html: string; text: string }) {
  return /canary/iu.test(JSON.stringify(mail))
}

test('[39] no mail to an address that nobody has proven carries a word of what was typed', async () => {
  const order = await bought(api.visitor())
  const mails = await mailsAbout(order)
  expect(mails.map(isTyped)).toEqual(kinds.map(() => false))
  const [received] = mails
  expect(received?.subject).toBe(`Order ${order.number} received`)
  for (const words of ['Gift box', 'Red', order.number, `/en/order-success/${order.token}`]) {
    expect(received?.html).toContain(words)
    expect(received?.text).toContain(words)
  }
  expect(received?.text).toContain('Anyone can type an e-mail address')
  expect(received?.text).toMatch(/To pay\s+683,00/u)
})

test('[39] once its addressee has typed the code of the order, mails carry it all', async () => {
  const order = await bought(api.visitor())
  const addressee = api.visitor()
  await addressee.send('POST', `/api/orders/${order.token}/claim`, {})
  const code = await handedOver(api, 'A9', email)
  const confirm = (digits: string) =>
    addressee.send('POST', `/api/orders/${order.token}/claim/confirm`, { code: digits })
  expect((await confirm('00000000')).status).toBe(422)
  expect((await mailsAbout(order)).some(isTyped)).toBe(false)
  expect((await confirm(code)).status).toBe(200)
  const [received, ...others] = await mailsAbout(order)
  for (const words of [...Object.values(typed), card]) expect(received?.html).toContain(words)
  expect(received?.text).not.toContain('Anyone can type an e-mail address')
  expect(others.map(isTyped)).toEqual(others.map(() => true))
})

test('[39] an order of somebody who is signed in with its confirmed address carries it all at once', async () => {
  const buyer = await callerOf(api, 'customer')
  const [received] = await mailsAbout(await bought(buyer, buyer.person?.email))
  for (const words of [...Object.values(typed), card]) expect(received?.html).toContain(words)
  const [other] = await mailsAbout(await bought(buyer))
  expect(other && isTyped(other)).toBe(false)
})

test('[39] who claims it by signing in with its confirmed address has proven it', async () => {
  const order = await bought(api.visitor())
  const addressee = await callerOf(api, 'customer', { email })
  expect((await addressee.send('POST', `/api/orders/${order.token}/claim`, {})).status).toBe(200)
  expect((await mailsAbout(order)).every(isTyped)).toBe(true)
})
