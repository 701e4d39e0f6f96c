import { expect, test } from 'vitest'
import { readProducts } from '#db/seed/product-file.ts'
import * as v from 'valibot'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { productOptionsSchema, type ProductOptions } from '#domain/attributes.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cartOf, refusal, useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const carts = useCarts(api)
const base = '/api/admin/products'

async function read(caller: Visitor, key: string): Promise<AdminProduct> {
  return (await (await caller.get(`${base}/${await carts.idOf(key)}`)).json()) as AdminProduct
}

async function save(caller: Visitor, key: string, options: unknown, rev?: number) {
  const product = await read(caller, key)
  const body = { rev: rev ?? product.rev, options, isConfirmed: true }
  return caller.send('PUT', `${base}/${product.id}/options`, body)
}

const choice = (value: string, priceOre = 0, more: object = {}) => ({
  ...{ value, label: { nb: value, en: value }, priceOre, ...more },
})
const sizes = (...options: ReturnType<typeof choice>[]): ProductOptions => [
  { key: 'size', label: { nb: 'Størrelse', en: 'Size' }, type: 'choice', required: true, options },
]

test('the demo’s options are as their schema lets them be written', () => {
  for (const { key, options = [] } of readProducts())
    expect(v.parse(productOptionsSchema, options), key).toEqual(options)
})

test('[D13] options are saved, asked on the page, and priced in the cart', async () => {
  const owner = await callerOf(api, 'owner')
  const options = [
    ...sizes(choice('small'), choice('large', 5000, { netQuantity: 900, grossWeightG: 950 })),
    { key: 'card', label: { nb: 'Kort' }, type: 'text', required: false, max: 40 },
    { key: 'candles', label: { nb: 'Lys' }, type: 'number', required: false, max: 9 },
  ]
  const answer = await save(owner, 'blueberry-jam', options)
  expect(((await answer.json()) as AdminProduct).options).toEqual(options)
  const response = await api.visitor({ language: 'en' }).get('/api/catalog/products/blueberry-jam')
  const page = (await response.json()) as Product
  expect(page.options.map(({ key, type }) => [key, type])).toEqual([
    ['size', 'choice'],
    ['card', 'text'],
    ['candles', 'number'],
  ])
  const selectedAttributes = { size: 'large', card: 'Hei', candles: 3 }
  const cart = await carts.added(api.visitor(), 'blueberry-jam', { selectedAttributes })
  expect(cart.items[0]?.unitPriceOre).toBe((page.price.priceOre ?? 0) + 5000)
})

test('a choice that is gone is told in the cart, and nobody pays for something else', async () => {
  const [owner, buyer] = [await callerOf(api, 'owner'), api.visitor()]
  await save(owner, 'lingonberry-jam', sizes(choice('small'), choice('large', 5000)))
  await carts.added(buyer, 'lingonberry-jam', { selectedAttributes: { size: 'large' } })
  await save(owner, 'lingonberry-jam', sizes(choice('small'), choice('huge', 9000)))
  const [line] = (await cartOf(buyer)).items
  expect(line?.issue?.code).toBe('option_unknown')
  expect(line?.priceChanged).toBeDefined()
  const gone = await carts.add(buyer, 'lingonberry-jam', { selectedAttributes: { size: 'large' } })
  expect(await refusal(gone)).toMatchObject({ status: 422, code: 'option_unknown' })
})

test('another price of a choice is told with both, before it is paid', async () => {
  const [owner, buyer] = [await callerOf(api, 'owner'), api.visitor()]
  await save(owner, 'strawberry-jam', sizes(choice('small'), choice('large', 5000)))
  const { items } = await carts.added(buyer, 'strawberry-jam', {
    selectedAttributes: { size: 'large' },
  })
  const from = items[0]?.unitPriceOre ?? 0
  await save(owner, 'strawberry-jam', sizes(choice('small'), choice('large', 6000)))
  const [line] = (await cartOf(buyer)).items
  expect(line?.priceChanged).toMatchObject({ from, to: from + 1000 })
  expect(line?.issue).toBeUndefined()
})

test('a question that is new and must be answered is asked of lines that have no answer; one that is gone is told', async () => {
  const [owner, buyer] = [await callerOf(api, 'owner'), api.visitor()]
  await carts.added(buyer, 'cloudberry-jam')
  await save(owner, 'cloudberry-jam', sizes(choice('small'), choice('large', 5000)))
  expect((await cartOf(buyer)).items[0]?.issue?.code).toBe('option_missing')
  const other = api.visitor()
  await carts.added(other, 'cloudberry-jam', { selectedAttributes: { size: 'large' } })
  await save(owner, 'cloudberry-jam', [])
  expect((await cartOf(other)).items[0]?.issue?.code).toBe('option_unknown')
})

test('another name of a choice is read in carts that hold it', async () => {
  const [owner, buyer] = [await callerOf(api, 'owner'), api.visitor({ language: 'nb' })]
  await save(owner, 'raspberry-jam', sizes(choice('large')))
  await carts.added(buyer, 'raspberry-jam', { selectedAttributes: { size: 'large' } })
  await save(owner, 'raspberry-jam', sizes({ ...choice('large'), label: { nb: 'Kjempe', en: '' } }))
  const [line] = (await cartOf(buyer)).items
  expect(line?.options).toEqual([{ label: 'Størrelse', value: 'Kjempe' }])
  expect(line?.issue).toBeUndefined()
})

test('what no buyer could choose is refused at its field', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await read(owner, 'gift-box')
  const [size] = sizes(choice('small'))
  for (const [options, code, field] of [
    [sizes(), 'choices_missing', 'options.0.options'],
    [sizes(choice('a'), choice('a')), 'option_doubled', 'options.0.options'],
    [[size, size], 'option_doubled', 'options'],
    [sizes(choice('a', -1)), 'surcharge_invalid', 'options.0.options.0.priceOre'],
    [sizes(choice('a', 0.5)), 'surcharge_invalid', 'options.0.options.0.priceOre'],
    [sizes({ ...choice('a'), priceOre: null as never }), 'surcharge_invalid', undefined],
    [[{ ...size, label: { en: 'Size' } }], 'option_label_missing', 'options.0.label'],
    [sizes({ ...choice('a'), label: { nb: ' ', en: 'A' } }), 'option_label_missing', undefined],
    [[{ ...size, label: { nb: 'x'.repeat(81) } }], 'option_label_long', undefined],
    [[{ ...size, type: 'text', options: undefined, max: 0 }], 'whole_number_invalid', undefined],
    [
      Array.from({ length: 9 }, (_, at) => ({ ...size, key: `k${at}` })),
      'too_many_choices',
      'options',
    ],
    [[{ ...size, key: 'pricing_breakdown' }], 'invalid_input', 'options.0.key'],
    [[{ ...size, key: '__proto__' }], 'invalid_input', 'options.0.key'],
  ] as const) {
    const refused = await refusal(await save(owner, 'gift-box', options))
    expect(refused, JSON.stringify(options)).toMatchObject({
      ...{ status: 422, code, ...(field ? { field } : {}) },
    })
  }
  expect(await read(owner, 'gift-box')).toEqual(before)
})

test('the same save that comes twice is done once, and of two that differ the second is told', async () => {
  const owner = await callerOf(api, 'owner')
  const { id, rev } = await read(owner, 'summer-honey')
  const send = (options: ProductOptions) =>
    owner.send('PUT', `${base}/${id}/options`, { rev, options, isConfirmed: true })
  const one = sizes(choice('jar'), choice('pail', 100))
  expect((await Promise.all([send(one), send(one)])).map(({ status }) => status)).toEqual([
    200, 200,
  ])
  const late = await send(sizes(choice('jar'), choice('pail', 101)))
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
  const relabelled = one.map((each) => ({ ...each, label: { nb: 'Annet' } }))
  expect(await refusal(await send(relabelled))).toMatchObject({ code: 'stale' })
})

test('[P01] a new or renamed choice of a published food is answered for, by name, with the same save', async () => {
  const owner = await callerOf(api, 'owner')
  await save(owner, 'heather-honey', sizes(choice('small')))
  const { id } = await read(owner, 'heather-honey')
  const send = async (options: ProductOptions, isConfirmed = false) => {
    const { rev } = await read(owner, 'heather-honey')
    return owner.send('PUT', `${base}/${id}/options`, { rev, options, isConfirmed })
  }
  const [size] = sizes(choice('small'))
  for (const options of [
    sizes(choice('small'), choice('nuts')),
    sizes(choice('small', 0, { label: { nb: 'Med nøtter' } })),
    size ? [{ ...size, label: { nb: 'Fyll' } }] : [],
  ])
    expect(await refusal(await send(options))).toMatchObject({
      ...{ status: 409, code: 'choices_unconfirmed', field: 'isConfirmed' },
    })
  expect((await send(sizes(choice('small', 500)))).status).toBe(200)
  expect((await send(sizes(choice('small', 500), choice('tall')), true)).status).toBe(200)
  expect((await read(owner, 'heather-honey')).food.confirmedBy).toBe('Kari Prøve')
})

test('[O06] who writes words changes no options', async () => {
  const editor = await callerOf(api, 'editor')
  expect((await save(editor, 'gift-box', [])).status).toBe(403)
})
