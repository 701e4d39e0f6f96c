import { expect, test } from 'vitest'
import type { Substitutes } from '#domain/fulfilment.schema.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { onInvoice, ordersPath, useAdminOrders } from '#tests/support/admin-orders.ts'
import { useApi } from '#tests/support/api.ts'
import { byVan, lineOf, workOn } from '#tests/support/fulfilment.ts'
import { callerOf } from '#tests/support/people.ts'
import { plain, usePlacing } from '#tests/support/placing.ts'

const api = useApi()
const { buyer, rows } = usePlacing(api)
const { boughtBy } = useAdminOrders(api)

const other = 'whole-milk-yoghurt'

/** Butter that is packed, and the yoghurt that could come instead: with traces of nuts that the other has not. */
async function packed(change: object = {}) {
  const [product] = await rows('select id from products where key = ?', other)
  const productId = String(product?.['id'])
  await rows(
    `insert or ignore into product_allergens (product_id, code, level, detail) values (?, 'nuts', 'may_contain', '')`,
    productId,
  )
  await declare([])
  const worker = await callerOf(api, 'fulfilment')
  const visitor = await buyer({ 'cultured-butter': 3 })
  const id = await boughtBy(visitor, { ...byVan, ...change })
  const work = workOn(worker, id)
  const line = lineOf(await work.packing())
  const path = `${ordersPath}/${id}`
  const offered = async () => {
    const listed = await worker.get(`${path}/lines/${line.id}/substitutes`)
    return ((await listed.json()) as Substitutes).substitutes
  }
  const miss = () => work.miss(line.id, { quantity: 1, substitute: { productId, unitOre: 3000 } })
  const [order] = await rows('select public_token as token from orders where id = ?', id)
  const page = `/api/orders/${String(order?.['token'])}`
  const shown = async () => {
    const view = (await (await visitor.get(page)).json()) as OrderView
    return view.details?.progress.missing[0]?.substitute
  }
  return { worker, visitor, work, line, productId, path, page, offered, miss, shown }
}

/** The allergens that the yoghurt has an answer for, beside the two that it has. */
async function declare(unanswered: string[]) {
  const free = ['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soya', 'celery', 'mustard']
  const all = [...free, 'sesame', 'sulphites', 'lupin', 'molluscs']
  await rows(
    'update products set free_of = ? where key = ?',
    JSON.stringify(all.filter((code) => !unanswered.includes(code))),
    other,
  )
}

test('[O06] what could come instead is named with pack, allergens, withdrawal and link: to who packs, on the buyer’s page and in the mail', async () => {
  const { worker, work, productId, path, offered, miss, shown } = await packed()
  const said = {
    ...{
      title: 'Whole milk yoghurt',
      packageSize: '500 g, plain',
      url: '/products/whole-milk-yoghurt',
    },
    allergenText: 'Contains milk. May contain nuts.',
    withdrawalText: 'No right of withdrawal: fresh food that spoils quickly.',
  }
  expect((await offered()).find((each) => each.productId === productId)).toMatchObject(said)
  await miss()
  expect(await shown()).toEqual({ ...said, unitOre: 3000 })
  const order = await work.read()
  expect(lineOf(order).missing?.substitute).toEqual({ ...said, unitOre: 3000 })
  const mail = order.mails.find(({ text }) => text === 'Goods missing')?.id ?? order.mails[0]?.id
  const html = plain(await (await worker.get(`${path}/mails/${mail}`)).text())
  for (const text of [said.packageSize, said.allergenText, said.withdrawalText])
    expect(html).toContain(text)
  expect(html).toMatch(/href="https?:\/\/[^"]+\/en\/products\/whole-milk-yoghurt"/u)
})

test('[O06] a business has no right of withdrawal that could lack', async () => {
  const { miss, shown } = await packed(onInvoice)
  await miss()
  expect(await shown()).toMatchObject({ withdrawalText: '' })
})

test('[P01] goods of which an allergen has no answer are not offered, and refused by name', async () => {
  const { offered, miss, productId } = await packed()
  await declare(['sesame'])
  expect((await offered()).map((each) => each.productId)).not.toContain(productId)
  const refused = await miss()
  expect(refused).toMatchObject({ answered: 422, code: 'substitute_undeclared' })
  expect(refused).toMatchObject({ field: 'substitute' })
  expect(plain(refused.message)).toBe(
    'Whole milk yoghurt cannot be offered: its 14 allergens are not declared.',
  )
})

test('[P01] goods that have changed since they were offered do not come instead: the buyer was told something else', async () => {
  const { visitor, work, line, productId, page, miss } = await packed()
  const item = lineOf(await miss()).missing?.id ?? ''
  const choose = async () => {
    const answer = await visitor.send('POST', `${page}/missing/${item}`, { answer: 'substitute' })
    return { answered: answer.status, ...((await answer.json()) as { code?: string }) }
  }
  const trace = `where product_id = '${productId}' and code = 'nuts'`
  await rows(`update product_allergens set level = 'contains', detail = 'almond' ${trace}`)
  expect(await choose()).toMatchObject({ answered: 409, code: 'substitute_changed' })
  expect(lineOf(await work.read())).toMatchObject({ id: line.id, quantity: 3 })
  await rows(`update product_allergens set level = 'may_contain', detail = '' ${trace}`)
  await declare(['fish'])
  expect(await choose()).toMatchObject({ answered: 409, code: 'substitute_changed' })
  await declare([])
  expect(await choose()).toMatchObject({ answered: 200 })
  expect((await work.read()).goods[1]).toMatchObject({
    allergenText: 'Contains milk. May contain nuts.',
  })
})
