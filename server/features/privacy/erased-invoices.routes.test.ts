import { beforeEach, expect, test } from 'vitest'
import { brokenRules } from '#domain/ubl/ubl-rules.ts'
import { ublOf, type IssuedPaper } from '#domain/ubl/ubl-document.ts'
import { readXml } from '#server/platform/xml-reader.ts'
import { onInvoice, step } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { customersPassword, useCustomers } from '#tests/support/customers.ts'
import { workOn } from '#tests/support/fulfilment.ts'
import { canIssue, papersOf } from '#tests/support/invoices.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { customer, bought } = useCustomers(api)

beforeEach(() => canIssue(api))

test('[U04] the papers of an erased account name the business and its sums, and no word of its person', async () => {
  const owner = await callerOf(api, 'manager')
  const person = await customer()
  const { token } = await bought(person, {
    ...{ ...onInvoice, poNumber: `PO ${person.id}` },
    invoiceAddress: `kari.${person.id}@kafe.example`,
  })
  const { rows } = await api.database.execute({
    sql: 'select id from orders where public_token = ?',
    args: [token],
  })
  const id = String(rows[0]?.['id'])
  const work = workOn(owner, id)
  await work.packing()
  await step(owner, id, { step: 'ship' })
  await work.paid()
  await work.refund({ otherOre: 1000, reason: `Said of ${person.id}` })
  await step(owner, id, { step: 'hand_over' })
  const before = await papersOf(api, id)
  expect(JSON.stringify(before.map(({ data }) => data))).toContain(person.id)
  // What was typed on a gift card is nothing that an invoice says.
  expect(JSON.stringify(before.map(({ data }) => data.lines))).not.toContain(`Til ${person.id}`)
  const erased = await person.send('POST', '/api/account/erase', { password: customersPassword })
  expect(erased.status).toBe(200)
  const after = await papersOf(api, id)
  expect(JSON.stringify(after)).not.toContain(person.id)
  expect(JSON.stringify(after)).not.toContain(person.email)
  for (const [at, { data }] of after.entries()) {
    const was = before[at]?.data
    expect(data).toMatchObject({
      ...{ seller: was?.seller, vat: was?.vat, totalOre: was?.totalOre, credits: was?.credits },
      ...{ deliveredOn: was?.deliveredOn, reason: '', poNumber: null },
      buyer: {
        ...{ name: 'Kafé Fjord AS', orgNo: '974760673', address: was?.buyer.address },
        ...{ contact: '', email: '', invoiceAddress: null },
      },
    })
    expect(data.lines.map(({ netOre, qty, sku }) => [netOre, qty, sku])).toEqual(
      was?.lines.map(({ netOre, qty, sku }) => [netOre, qty, sku]),
    )
    expect(data.lines.every(({ title }) => title !== '')).toBe(true)
    expect(brokenRules(readXml(ublOf(after[at] as IssuedPaper)))).toEqual([])
  }
})
