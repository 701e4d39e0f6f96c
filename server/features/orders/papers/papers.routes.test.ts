import { expect, test } from 'vitest'
import type { Papers } from '#domain/order-papers.schema.ts'
import { orderOf, ordersPath } from '#tests/support/admin-orders.ts'
import { useAfterSale } from '#tests/support/after-sale.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const { bought, rows } = useAfterSale(api)

async function papersOf(reader: Visitor, query: string): Promise<Papers> {
  return (await (await reader.get(`${ordersPath}/papers?${query}`)).json()) as Papers
}

async function promisedOn(id: string): Promise<string> {
  const [row] = await rows('select promised_date from orders where id = ?', id)
  return String(row?.['promised_date'])
}

test('[O06] of chosen orders there is one packing list each, and one list of what to fetch for all', async () => {
  const [first, second] = [await bought(['confirm']), await bought()]
  const worker = await callerOf(api, 'fulfilment')
  const papers = await papersOf(worker, `ids=${first.id},${second.id}`)
  expect(papers).toMatchObject({ dayText: '', isCut: false })
  expect(papers.orders.map(({ number }) => number).toSorted()).toEqual(
    [first.number, second.number].toSorted(),
  )
  expect(papers.orders[0]).toMatchObject({
    name: 'Ingrid Solheim',
    phone: expect.stringContaining('+47') as string,
    lines: [
      { title: expect.any(String) as string, quantity: 3 },
      { title: expect.any(String) as string, quantity: 3 },
    ],
  })
  const butter = papers.orders[0]?.lines.find(({ temperature }) => temperature === 'chilled')
  expect(butter?.allergenText).toBe('Contains milk.')
  expect(
    papers.goods.map(({ temperature, goods }) => [
      temperature,
      goods.map(({ title, quantity, orders }) => [title, quantity, orders.length]),
    ]),
  ).toEqual([
    ['ambient', [['Blueberry jam', 6, 2]]],
    ['chilled', [['Cultured butter', 6, 2]]],
  ])
  // No price leaves with the goods.
  expect(JSON.stringify(papers)).not.toMatch(/ore"/iu)
})

test('[O06] of a day there are the orders that are promised for it and to be packed, as far as they go that way', async () => {
  const toPack = await bought(['confirm'])
  const picking = await bought(['confirm', 'start_picking'])
  const placed = await bought()
  const ready = await bought(['confirm', 'start_picking', 'pack_ready'])
  const worker = await callerOf(api, 'fulfilment')
  const day = await promisedOn(toPack.id)
  const numbers = async (query: string) =>
    (await papersOf(worker, query)).orders.map(({ number }) => number)
  const shown = await numbers(`day=${day}`)
  expect(shown).toEqual(expect.arrayContaining([toPack.number, picking.number]))
  expect(shown).not.toContain(placed.number)
  expect(shown).not.toContain(ready.number)
  expect(await numbers(`day=${day}&delivery=pickup`)).toContain(toPack.number)
  expect(await numbers(`day=${day}&delivery=post`)).not.toContain(toPack.number)
  expect(await numbers('day=1999-01-01')).toEqual([])
  expect((await papersOf(worker, `day=${day}`)).dayText).not.toBe('')
})

test('[O06] what lies in its box is fetched no more, and stands on the packing list with its lot', async () => {
  const { id } = await bought(['confirm', 'start_picking'])
  const worker = await callerOf(api, 'fulfilment')
  const before = await papersOf(worker, `ids=${id}`)
  const jam = before.goods[0]?.goods[0]
  const line = before.orders[0]?.lines.find(({ title }) => title === jam?.title)
  await rows(
    `update order_lines set is_picked = 1, lot = 'L-12', best_before = '2027-03-01' where id = ?`,
    String(line?.id),
  )
  const after = await papersOf(worker, `ids=${id}`)
  expect(after.goods.map(({ temperature }) => temperature)).toEqual(['chilled'])
  expect(after.orders[0]?.lines).toHaveLength(2)
  expect(after.orders[0]?.lines.find((each) => each.id === line?.id)).toMatchObject({
    ...{ lot: 'L-12', bestBeforeText: '01/03/2027', quantity: 3, later: 0 },
  })
})

test('[O06] what is missing comes later, what has left is printed as it was, and what is dropped is not', async () => {
  const { id } = await bought(['confirm', 'start_picking'])
  const worker = await callerOf(api, 'fulfilment')
  const linesOf = async () =>
    (await papersOf(worker, `ids=${id}`)).orders[0]?.lines.map(({ quantity, later }) => [
      quantity,
      later,
    ])
  const [line] = await rows('select id from order_lines where order_id = ? order by sort_order', id)
  const lineId = String(line?.['id'])
  await rows(
    `insert into short_items (id, order_id, line_id, quantity, asked_at, due_at) values (?, ?, ?, 2, 1, 2)`,
    ...[crypto.randomUUID(), id, lineId],
  )
  expect(await linesOf()).toEqual([
    [1, 2],
    [3, 0],
  ])
  await rows('delete from short_items')
  await rows('update order_lines set sent_qty = qty where order_id = ?', id)
  expect(await linesOf()).toEqual([
    [3, 0],
    [3, 0],
  ])
  await rows('update order_lines set qty = 0, sent_qty = 0, line_ore = 0 where id = ?', lineId)
  expect(await linesOf()).toEqual([[3, 0]])
})

test('[P02] the goods are called what the reader calls them, whatever language they were bought in', async () => {
  const { id } = await bought()
  const arabic = await callerOf(api, 'viewer')
  const response = await arabic.get(`${ordersPath}/papers?ids=${id}`, {
    headers: { 'x-language': 'nb' },
  })
  const papers = (await response.json()) as Papers
  expect(papers.goods[0]?.goods[0]?.title).toBe('Blåbærsyltetøy')
  expect(papers.orders[0]?.lines.map(({ title }) => title)).toContain('Blueberry jam')
})

test('[P02] an address of nonsense shows today, and never more than others may see', async () => {
  const worker = await callerOf(api, 'fulfilment')
  for (const query of [
    'ids=1,2,x&day=tomorrow&delivery=rocket',
    `ids=${'a'.repeat(9000)}`,
    `ids=${crypto.randomUUID()}`,
  ])
    expect((await worker.get(`${ordersPath}/papers?${query}`)).status).toBe(200)
  for (const role of ['editor', 'translator'] as const)
    expect((await (await callerOf(api, role)).get(`${ordersPath}/papers`)).status).toBe(403)
})

test('[P02] an order is found by its number as by its id, and nothing else is', async () => {
  const { id, number } = await bought()
  const viewer = await callerOf(api, 'viewer')
  expect((await orderOf(viewer, number)).id).toBe(id)
  expect((await orderOf(viewer, number.toLowerCase())).id).toBe(id)
  for (const ref of ['PF-99-000001', 'x', '-', crypto.randomUUID(), "'or 1=1"])
    expect((await viewer.get(`${ordersPath}/${encodeURIComponent(ref)}`)).status).toBe(404)
})
