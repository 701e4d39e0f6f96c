import { expect, test } from 'vitest'
import type { OrderView } from '#domain/order-view.schema.ts'
import { orderOf, ordersPath, step, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

test('[O06] a parcel gets its number after it has left, its buyer reads it, and an older look overwrites nothing', async () => {
  const worker = await callerOf(api, 'fulfilment')
  const customer = await buyer()
  const id = await boughtBy(customer)
  await api.database.execute({
    sql: `update orders set shipping_kind = 'post' where id = ?`,
    args: [id],
  })
  const track = async (tracking: string, rev: number) =>
    worker.send('PUT', `${ordersPath}/${id}/tracking`, { tracking, rev })
  const placed = await orderOf(worker, id)
  expect(await refusal(await track('LX1NO', placed.rev))).toMatchObject({
    status: 409,
    code: 'illegal_transition',
  })
  for (const each of ['confirm', 'start_picking', 'ship'] as const)
    await step(worker, id, { step: each })
  const { rev, canTrack, tracking } = await orderOf(worker, id)
  expect([canTrack, tracking]).toEqual([true, null])
  expect([(await track('LX1NO', rev)).status, (await track('LX1NO', rev)).status]).toEqual([
    200, 200,
  ])
  expect(await refusal(await track('LX2NO', rev))).toMatchObject({ status: 409, code: 'stale' })
  expect(await orderOf(worker, id)).toMatchObject({ rev: rev + 1, tracking: 'LX1NO' })
  const [row] = await rows('select public_token from orders where id = ?', id)
  const page = await customer.get(`/api/orders/${String(row?.['public_token'])}`)
  expect(((await page.json()) as OrderView).details?.tracking).toBe('LX1NO')
})
