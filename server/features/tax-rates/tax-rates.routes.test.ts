import { expect, test } from 'vitest'
import type { TaxRates } from '#domain/tax-rates.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { checkoutOf, deliveryOf, placed } from '#tests/support/shopping.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)

const path = '/api/admin/tax-rates'

async function foodOf(reader: Visitor) {
  const { rates } = (await (await reader.get(path)).json()) as TaxRates
  return rates
    .filter((rate) => rate.class === 'food')
    .map(({ percentBp, validFrom, state }) => [validFrom, percentBp, state])
}

const add = async (owner: Visitor, at: string, percentBp: unknown) =>
  owner.send('PUT', `${path}/${at}`, { percentBp })

test('[O06] a change of the law is a row with its date: orders before it keep their rate, those from it on have the new one', async () => {
  const owner = await callerOf(api, 'owner')
  const old = await placed(await buyer())
  const made = [0, 1].map(async () => add(owner, 'food/2026-12-01', 1200))
  expect((await Promise.all(made)).map(({ status }) => status)).toEqual([200, 200])
  expect(await foodOf(owner)).toEqual([
    ['2026-12-01', 1200, 'to_come'],
    ['2012-01-01', 1500, 'in_force'],
  ])
  const rateNow = async () => {
    const view = await checkoutOf(await buyer())
    return deliveryOf(view, 'pickup').totals.vat.map(({ rateBp }) => rateBp)
  }
  expect(await rateNow()).toEqual([1500])
  // One minute to midnight in Oslo, and midnight.
  api.platform.now = () => Date.parse('2026-11-30T22:59:00Z')
  expect(await rateNow()).toEqual([1500])
  api.platform.now = () => Date.parse('2026-11-30T23:00:00Z')
  expect(await rateNow()).toEqual([1200])
  const now = await placed(await buyer())
  for (const [{ number }, bp] of [
    [old, 1500],
    [now, 1200],
  ] as const)
    expect(
      await rows(
        'select distinct vat_bp from order_lines join orders on orders.id = order_id where number = ?',
        number,
      ),
    ).toMatchObject([{ vat_bp: bp }])
  expect(await foodOf(owner)).toEqual([
    ['2026-12-01', 1200, 'in_force'],
    ['2012-01-01', 1500, 'past'],
  ])
  const late = await owner.send('DELETE', `${path}/food/2026-12-01`)
  expect([late.status, await late.json()]).toMatchObject([422, { code: 'tax_date_past' }])
  await rows(`delete from tax_rates where valid_from = '2026-12-01'`)
})

test.each([
  ['food/2026-11-19', 1200, 422, 'tax_date_past'],
  ['food/2012-01-01', 1200, 422, 'tax_date_past'],
  ['food/2026-02-30', 1200, 422, 'date_invalid'],
  ['zero/2027-01-01', 1200, 422, 'invalid_input'],
  ['food/2027-01-01', 10_001, 422, 'tax_percent_invalid'],
  ['food/2027-01-01', '15', 422, 'tax_percent_invalid'],
])('%s at %j is refused, and no rate changes', async (at, percentBp, status, code) => {
  const owner = await callerOf(api, 'owner')
  const before = await rows('select * from tax_rates')
  const response = await add(owner, at, percentBp)
  expect([response.status, await response.json()]).toMatchObject([status, { code }])
  expect(await rows('select * from tax_rates')).toEqual(before)
})

test('[O06] a rate to come can be taken back, and another begin on its day; two of one day are refused', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await foodOf(owner)
  expect((await add(owner, 'food/2027-01-01', 1000)).status).toBe(200)
  const other = await add(owner, 'food/2027-01-01', 1100)
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'tax_date_taken', field: 'validFrom' },
  ])
  expect((await owner.send('DELETE', `${path}/food/2027-01-01`)).status).toBe(200)
  expect(await foodOf(owner)).toEqual(before)
  expect((await owner.send('DELETE', `${path}/food/2027-01-01`)).status).toBe(404)
  const log = await rows(
    `select action, entity_id from audit_log where entity = 'tax_rate' order by rowid desc limit 2`,
  )
  expect(log).toMatchObject([{ action: 'tax_rate_removed' }, { action: 'tax_rate_added' }])
})
