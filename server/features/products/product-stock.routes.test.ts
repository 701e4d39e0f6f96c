import { expect, test } from 'vitest'
import { newId } from '#domain/ids.ts'
import type { WrittenMovement } from '#domain/stock-movements.ts'
import { step, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { usePlacing } from '#tests/support/placing.ts'
import { productOf, productsOf, write } from '#tests/support/products.ts'

const api = useApi()
const { buyer, manyBuyers, rows, setStock, stockOf } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)
const key = 'cultured-butter'

async function butter() {
  const [row] = await rows('select id from products where key = ?', key)
  return String(row?.['id'])
}

interface Move {
  kind: WrittenMovement
  quantity: number
  seen?: number
  note?: string
}
const move = async (caller: Visitor, { seen = 0, ...wanted }: Move, callKey?: string) =>
  write(caller, 'POST', `/${await butter()}/stock/movements`, { seen, ...wanted }, callKey)

test('what comes, spoils, is counted and was wrong stands in the book, with who and when', async () => {
  await setStock(key, 10)
  const worker = await callerOf(api, 'fulfilment')
  await move(worker, { kind: 'received', quantity: 24, note: 'From the dairy' })
  await move(worker, { kind: 'spoiled', quantity: 2 })
  await move(worker, { kind: 'corrected', quantity: -1 })
  const answer = await move(worker, { kind: 'counted', quantity: 30, seen: 31 })
  expect(answer.stock).toMatchObject({ onHand: 30, reserved: 0 })
  const [counted, corrected, spoiled, received] = answer.stock.movements
  expect(counted).toMatchObject({ kind: 'counted', quantity: -1, balance: 30 })
  expect(corrected).toMatchObject({ kind: 'corrected', quantity: -1, balance: 31 })
  expect(spoiled).toMatchObject({ kind: 'spoiled', quantity: -2, balance: 32 })
  expect(received).toMatchObject({
    ...{
      kind: 'received',
      quantity: 24,
      balance: 34,
      note: 'From the dairy',
      at: Date.parse('2026-11-19T08:00:00Z'),
    },
  })
  expect(received?.by).toBeTruthy()
})

test('a movement that is sent twice is made once, also at the same moment', async () => {
  await setStock(key, 10)
  const worker = await callerOf(api, 'fulfilment')
  const call = newId()
  const sent = () => move(worker, { kind: 'received', quantity: 5 }, call)
  const answers = [...(await Promise.all([sent(), sent(), sent()])), await sent()]
  expect(answers.map(({ answered }) => answered)).toEqual([201, 201, 201, 201])
  expect(await stockOf(key)).toEqual({ onHand: 15, reserved: 0 })
  const other = await move(worker, { kind: 'received', quantity: 6 }, call)
  expect(other).toMatchObject({ answered: 409, code: 'key_reused' })
})

test('a loss that is sent twice at once is written once, and both are told so', async () => {
  await setStock(key, 10)
  const worker = await callerOf(api, 'fulfilment')
  const call = newId()
  const sent = () => move(worker, { kind: 'spoiled', quantity: 8 }, call)
  const answers = await Promise.all([sent(), sent(), sent()])
  expect(answers.map(({ answered }) => answered)).toEqual([201, 201, 201])
  expect(await stockOf(key)).toEqual({ onHand: 2, reserved: 0 })
})

test.each([
  [{ kind: 'received', quantity: 0 }, 'amount_invalid'],
  [{ kind: 'received', quantity: -1 }, 'amount_invalid'],
  [{ kind: 'spoiled', quantity: -1 }, 'amount_invalid'],
  [{ kind: 'corrected', quantity: 0 }, 'amount_invalid'],
  [{ kind: 'counted', quantity: -1 }, 'amount_invalid'],
  [{ kind: 'spoiled', quantity: 11 }, 'stock_negative'],
  [{ kind: 'corrected', quantity: -11 }, 'stock_negative'],
] as const)('%o of ten is refused, and the book stays', async (wanted, code) => {
  await setStock(key, 10)
  const worker = await callerOf(api, 'fulfilment')
  const before = (await productOf(worker, await butter())).stock
  expect(await move(worker, wanted)).toMatchObject({ code, field: 'quantity' })
  expect((await productOf(worker, await butter())).stock).toEqual(before)
})

test('what is promised to orders stays on the shelf', async () => {
  await setStock(key, 10)
  await boughtBy(await buyer({ [key]: 6 }))
  const worker = await callerOf(api, 'fulfilment')
  expect(await move(worker, { kind: 'counted', quantity: 5, seen: 10 })).toMatchObject({
    ...{ answered: 409, code: 'stock_promised', field: 'quantity' },
  })
  expect((await move(worker, { kind: 'spoiled', quantity: 4 })).answered).toBe(201)
  expect(await stockOf(key)).toEqual({ onHand: 6, reserved: 6 })
})

test('a count over a book that has moved since is told, and counts nothing', async () => {
  await setStock(key, 10)
  const worker = await callerOf(api, 'fulfilment')
  const answer = await move(worker, { kind: 'counted', quantity: 8, seen: 9 })
  expect(answer).toMatchObject({ answered: 409, code: 'stale', current: { stock: { onHand: 10 } } })
  expect(await stockOf(key)).toEqual({ onHand: 10, reserved: 0 })
})

test('goods that leave with an order stand in the book with its number', async () => {
  await setStock(key, 10)
  const worker = await callerOf(api, 'fulfilment')
  const order = await boughtBy(await buyer({ [key]: 6 }))
  const steps = ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const
  for (const taken of steps) expect((await step(worker, order, { step: taken })).answered).toBe(200)
  const { stock } = await productOf(worker, await butter())
  expect(stock).toMatchObject({ onHand: 4, reserved: 0 })
  expect(stock.movements[0]).toMatchObject({ kind: 'sold', quantity: -6, balance: 4 })
  expect(stock.movements[0]?.orderNumber).toMatch(/-26-\d{6}$/u)
})

test('what is sold also when none are left is counted down as it leaves, by no more than stands there', async () => {
  await setStock(key, 8)
  const owner = await callerOf(api, 'owner')
  const policy = async (wanted: string) => {
    const { rev } = await productOf(owner, await butter())
    const settings = { rev, policy: wanted, lowStockAt: null, restockOn: null }
    return write(owner, 'PUT', `/${await butter()}/stock`, settings)
  }
  await policy('backorder')
  const orders = [
    await boughtBy(await buyer({ [key]: 6 })),
    await boughtBy(await buyer({ [key]: 6 })),
    await boughtBy(await buyer({ [key]: 6 })),
  ]
  const steps = ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const
  for (const order of orders)
    for (const taken of steps)
      expect((await step(owner, order, { step: taken })).answered).toBe(200)
  const { stock } = await productOf(owner, await butter())
  expect(stock).toMatchObject({ onHand: 0, reserved: 0 })
  expect(stock.movements.slice(0, 2)).toMatchObject([
    { kind: 'sold', quantity: -2, balance: 0 },
    { kind: 'sold', quantity: -6, balance: 2 },
  ])
  expect((await policy('tracked')).answered).toBe(200)
})

test('what is sold and not set aside must leave before a shelf is sold as long as some are left', async () => {
  await setStock(key, 10)
  const owner = await callerOf(api, 'owner')
  const policy = async (wanted: string) => {
    const { rev } = await productOf(owner, await butter())
    const settings = { rev, policy: wanted, lowStockAt: null, restockOn: null }
    return write(owner, 'PUT', `/${await butter()}/stock`, settings)
  }
  await policy('backorder')
  const order = await boughtBy(await buyer({ [key]: 6 }))
  const answer = await policy('tracked')
  expect(answer).toMatchObject({ answered: 409, code: 'stock_promised_open', field: 'policy' })
  expect(answer.message).toMatch(/^6 have been sold/u)
  expect((await policy('untracked')).answered).toBe(200)
  expect((await policy('tracked')).code).toBe('stock_promised_open')
  const steps = ['confirm', 'start_picking', 'pack_ready', 'hand_over'] as const
  for (const taken of steps) await step(owner, order, { step: taken })
  expect((await policy('tracked')).answered).toBe(200)
})

test('orders at the very moment that a shelf is counted from are set aside, or keep it from being', async () => {
  await setStock(key, 1000)
  const owner = await callerOf(api, 'owner')
  const policy = async (wanted: string) => {
    const { rev } = await productOf(owner, await butter())
    const settings = { rev, policy: wanted, lowStockAt: null, restockOn: null }
    return write(owner, 'PUT', `/${await butter()}/stock`, settings)
  }
  await policy('backorder')
  const buyers = await manyBuyers(4)
  const [answer] = await Promise.all([policy('tracked'), ...buyers.map((each) => boughtBy(each))])
  const [open] = await rows(
    `select sum(qty - sent_qty - reserved_qty) as unreserved from order_lines
      join orders on orders.id = order_id where product_id = ? and status = 'placed'`,
    await butter(),
  )
  expect([200, 409]).toContain(answer.answered)
  expect(Number(open?.['unreserved']) > 0 && answer.answered === 200).toBe(false)
  await rows(`update orders set status = 'cancelled' where status = 'placed'`)
  await policy('tracked')
})

test('orders, counts and losses of one moment leave nothing below what is promised, and the book adds up', async () => {
  await setStock(key, 12)
  await rows('delete from stock_movements where product_id = ?', await butter())
  const worker = await callerOf(api, 'fulfilment')
  const buyers = await manyBuyers(6)
  const answers = await Promise.all([
    ...buyers.map(async (visitor) => {
      await boughtBy(visitor).catch(() => undefined)
      return 0
    }),
    ...[4, 5, 6].map(async (quantity) => {
      const answer = await move(worker, { kind: 'counted', quantity, seen: 12 })
      return answer.answered
    }),
    ...[3, 4].map(async (quantity) => (await move(worker, { kind: 'spoiled', quantity })).answered),
    move(worker, { kind: 'received', quantity: 2 }).then(({ answered }) => answered),
  ])
  expect(answers.filter((status) => ![0, 201, 409].includes(status))).toEqual([])
  const { onHand, reserved } = await stockOf(key)
  expect(onHand).toBeGreaterThanOrEqual(reserved)
  expect(reserved).toBeGreaterThanOrEqual(0)
  const book = await rows(
    'select quantity, balance from stock_movements where product_id = ? order by rowid',
    await butter(),
  )
  let balance = 12
  for (const row of book) {
    balance += Number(row['quantity'])
    expect(row['balance']).toBe(balance)
  }
  expect(balance).toBe(onHand)
})

test('a product that is not counted has no movements, and one that is counted again begins at none', async () => {
  const owner = await callerOf(api, 'owner')
  const id = await butter()
  const settings = async (policy: string) => {
    const { rev } = await productOf(owner, id)
    return write(owner, 'PUT', `/${id}/stock`, {
      rev,
      policy,
      lowStockAt: 5,
      restockOn: '2026-12-24',
    })
  }
  expect((await settings('untracked')).stock).toMatchObject({ policy: 'untracked', lowStockAt: 5 })
  const refused = await move(owner, { kind: 'received', quantity: 1 })
  expect(refused).toMatchObject({ answered: 409, code: 'stock_untracked' })
  expect((await settings('tracked')).stock).toMatchObject({
    policy: 'tracked',
    restockOn: '2026-12-24',
  })
})

test('what is at its own line is low, in the list and where it is asked for', async () => {
  await setStock(key, 30)
  const owner = await callerOf(api, 'owner')
  const id = await butter()
  const line = async (lowStockAt: number | null) => {
    const { rev } = await productOf(owner, id)
    await write(owner, 'PUT', `/${id}/stock`, {
      rev,
      policy: 'tracked',
      lowStockAt,
      restockOn: null,
    })
    const { products } = await productsOf(owner, '?stock=low')
    return products.some((product) => product.id === id)
  }
  expect([await line(null), await line(30), await line(29)]).toEqual([false, true, false])
})
