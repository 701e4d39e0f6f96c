import { expect, test } from 'vitest'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import { newId } from '#domain/ids.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cartOf, refusal, useCarts } from '#tests/support/carts.ts'
import { added, described, newPicture, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const carts = useCarts(api)
const base = '/api/admin/products'

async function read(caller: Visitor, key: string): Promise<AdminProduct> {
  return (await (await caller.get(`${base}/${await carts.idOf(key)}`)).json()) as AdminProduct
}

async function save(caller: Visitor, key: string, pictures: readonly string[], rev?: number) {
  const product = await read(caller, key)
  const body = { rev: rev ?? product.rev, pictures }
  return caller.send('PUT', `${base}/${product.id}/pictures`, body)
}

async function seen(slug: string, language = 'en'): Promise<Product> {
  const response = await api.visitor({ language }).get(`/api/catalog/products/${slug}`)
  return (await response.json()) as Product
}

const idsOf = ({ pictures }: AdminProduct) => pictures.map(({ id }) => id)

test('[P01] a picture of the library is taken first, and pages, cards and carts show it', async () => {
  const owner = await callerOf(api, 'owner')
  const item = await described(owner, 'smør.png', await newPicture())
  const before = await read(owner, 'cultured-butter')
  const answer = await save(owner, 'cultured-butter', [item.id, ...idsOf(before)])
  expect(answer.status).toBe(200)
  const address = `/media/${item.id}/1/640`
  const product = (await answer.json()) as AdminProduct
  expect(product.imageUrl).toBe(address)
  expect(product.pictures.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false])
  expect(product.pictures[0]).toMatchObject({ mediaId: item.id, altTexts: { nb: 'Fra gården' } })
  const { images } = await seen('cultured-butter')
  expect(images.map(({ src }) => src)[0]).toBe(address)
  expect(images).toHaveLength(3)
  const visitor = api.visitor()
  await carts.added(visitor, 'cultured-butter')
  expect((await cartOf(visitor)).items[0]?.image?.url).toBe(address)
})

test('what the library says of a picture is read in its language; without it the name stands there', async () => {
  const owner = await callerOf(api, 'owner')
  const item = await described(owner, 'melk.png', await newPicture())
  await save(owner, 'kefir', [item.id])
  expect((await seen('kefir', 'nb')).images[0]?.alt).toBe('Fra gården')
  expect((await seen('kefir', 'en')).images[0]?.alt).toBeUndefined()
})

test('pictures are put in another order, and the first is the primary one', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await read(owner, 'sour-cream')
  const ids = idsOf(before).toReversed()
  expect((await save(owner, 'sour-cream', ids)).status).toBe(200)
  const after = await read(owner, 'sour-cream')
  expect(idsOf(after)).toEqual(ids)
  expect(after.imageUrl).toBe(after.pictures[0]?.processedUrl)
})

test('without a picture none is shown, and the product lacks one', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await save(owner, 'blue-cheese', [])).status).toBe(200)
  const product = await read(owner, 'blue-cheese')
  expect([product.imageUrl, product.completeness.pictures]).toEqual([null, 0])
  expect((await seen('blue-cheese')).images).toEqual([])
})

test('a picture stands once, also where it is sent twice', async () => {
  const owner = await callerOf(api, 'owner')
  const item = await added(owner, 'brød.png', await newPicture())
  const { rev, id } = await read(owner, 'flatbread')
  const body = { rev, pictures: [item.id, item.id] }
  const send = async () => owner.send('PUT', `${base}/${id}/pictures`, body)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const product = await read(owner, 'flatbread')
  expect([product.pictures.length, product.rev]).toEqual([1, rev + 1])
})

test('what is no picture of the library is refused, and the pictures stay', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await read(owner, 'rye-flour')
  const file = new TextEncoder().encode(
    '%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF',
  )
  const sent = await sendFile(owner, { name: 'blad.pdf', bytes: new Uint8Array(file) })
  const { id: fileId } = (await sent.json()) as { id: string }
  const others = idsOf(await read(owner, 'kefir'))
  for (const wanted of [newId(), fileId ?? newId(), ...others])
    expect(await refusal(await save(owner, 'rye-flour', [wanted]))).toMatchObject({
      ...{ status: 422, code: 'picture_address_invalid', field: 'pictures' },
    })
  const many = Array.from({ length: 13 }, () => newId())
  expect(await refusal(await save(owner, 'rye-flour', many))).toMatchObject({
    ...{ status: 422, code: 'too_many_product_pictures' },
  })
  expect(await read(owner, 'rye-flour')).toEqual(before)
})

test('a picture that is removed from the library while a product takes it is in both or in neither', async () => {
  const owner = await callerOf(api, 'owner')
  for (let round = 0; round < 6; round += 1) {
    const item = await added(owner, `fisk-${round}.png`, await newPicture())
    const [taken, removed] = await Promise.all([
      save(owner, 'dried-cod', [item.id]),
      owner.send('DELETE', `/api/admin/media/${item.id}`),
    ])
    expect([taken.ok, removed.ok].toSorted()).toEqual([false, true])
    const isKept = (await owner.get(`/api/admin/media/${item.id}`)).ok
    const { pictures } = await read(owner, 'dried-cod')
    expect(pictures.some(({ mediaId }) => mediaId === item.id)).toBe(isKept)
  }
})

test('a picture that is replaced in the library is replaced in the product', async () => {
  const owner = await callerOf(api, 'owner')
  const item = await added(owner, 'ost.png', await newPicture())
  await save(owner, 'fresh-goat-cheese', [item.id])
  await sendFile(owner, { name: 'ost.png', bytes: await newPicture(), over: item })
  const product = await read(owner, 'fresh-goat-cheese')
  expect(product.imageUrl).toBe(`/media/${item.id}/2/640`)
  expect(product.pictures[0]).toMatchObject({ mediaId: item.id, processedUrl: product.imageUrl })
})

test('the library knows which product shows a picture, and does not delete it', async () => {
  const owner = await callerOf(api, 'owner')
  const item = await added(owner, 'bær.png', await newPicture())
  await save(owner, 'raspberry-jam', [item.id])
  const usage = await (await owner.get(`/api/admin/media/${item.id}/usage`)).json()
  expect(usage).toMatchObject({ uses: [{ kind: 'product' }] })
  const removed = await owner.send('DELETE', `/api/admin/media/${item.id}`)
  expect(await refusal(removed)).toMatchObject({ code: 'media_used' })
})

test('of two who change the pictures the second is told', async () => {
  const owner = await callerOf(api, 'owner')
  const before = await read(owner, 'muesli')
  await save(owner, 'muesli', idsOf(before).toReversed())
  const late = await save(owner, 'muesli', [], before.rev)
  expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale' })
})

test('[O06] who writes words changes no pictures', async () => {
  const editor = await callerOf(api, 'editor')
  expect((await save(editor, 'muesli', [])).status).toBe(403)
})
