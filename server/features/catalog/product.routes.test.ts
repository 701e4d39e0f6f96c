import { expect, test } from 'vitest'
import type { Categories, Featured, ProductList } from '#domain/catalog.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

async function product(slug: string, language = 'nb'): Promise<Product> {
  const response = await api.visitor({ language }).get(`/api/catalog/products/${slug}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Product
}

test.each(['modnet-gardsost', 'aged-farm-cheese', 'jubn-al-mazraa-al-muattaq'])(
  'a product is found by its slug in any language: %s',
  async (slug) => {
    const cheese = await product(slug, 'en')
    expect(cheese).toMatchObject({ name: 'Aged farm cheese', slug: 'aged-farm-cheese' })
    expect(cheese.paths).toMatchObject({ nb: '/products/modnet-gardsost' })
  },
)

test('a product has its full food information', async () => {
  const { food } = await product('modnet-gardsost')
  expect(food.ingredients).toContain('**kumelk**')
  expect(food.allergens).toEqual([{ code: 'milk', level: 'contains', detail: '' }])
  expect(food.nutrition?.rows[0]).toEqual({ nutrient: 'kj', amount: 1623, percent: 6 })
  expect(food.storage).toContain('2–6 °C')
})

test('each choice has the price and the unit price that the product then has', async () => {
  const [size] = (await product('modnet-gardsost')).options
  expect(size).toMatchObject({
    label: 'Størrelse',
    isRequired: true,
    choices: [
      { label: 'Stykke, 250 g', priceOre: 9800, unit: { ore: 39200, per: 'kg' } },
      { label: 'Hel ost, 800 g', priceOre: 28900, unit: { ore: 36125, per: 'kg' } },
    ],
  })
})

test('four products are related, in the order that the factory chose', async () => {
  const names = (await product('modnet-gardsost')).related.map(({ name }) => name)
  expect(names).toEqual([
    'Knekkebrød av sammalt rug',
    'Lynghonning',
    'Kinnet smør',
    'Eplemost fra Hardanger',
  ])
})

test('[C14] a product without pictures of its own shows its plain one', async () => {
  await api.database.execute(
    `delete from product_images where product_id = (select id from products where key = 'kefir')`,
  )
  const { images, sharedImages } = await product('kefir')
  expect(images.map(({ src }) => src)).toEqual(['/pictures/kefir-640.webp'])
  expect(sharedImages).toEqual(['/pictures/kefir-1200.jpg'])
})

test.each(['nothing-here', "x' or '1'='1", '%25', 'Modnet%20g%C3%A5rdsost'])(
  'an unknown slug is not found: %s',
  async (slug) => {
    const response = await api.visitor().get(`/api/catalog/products/${encodeURIComponent(slug)}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  },
)

test('a product that is not active, or another factory’s, is not found', async () => {
  await api.database.batch(
    [
      `update products set is_active = 0 where key = 'apple-juice'`,
      `insert into factories (id, name, is_active, created_at, updated_at)
        select 'other', 'Other', 1, created_at + 1, updated_at from factories limit 1`,
      `update products set factory_id = 'other' where key = 'heather-honey'`,
    ],
    'write',
  )
  for (const slug of ['apple-juice', 'eplemost-fra-hardanger', 'lynghonning'])
    expect((await api.visitor().get(`/api/catalog/products/${slug}`)).status).toBe(404)
})

test('a category’s page lists its products; an unknown one is not found', async () => {
  const response = await api.visitor({ language: 'uk' }).get('/api/catalog/categories/meieri')
  const list = (await response.json()) as ProductList
  expect(list.category).toMatchObject({ key: 'dairy', slug: 'molochne' })
  expect(list.heading.title).toBe(list.category?.name)
  expect((await api.visitor().get('/api/catalog/categories/none')).status).toBe(404)
})

test('every category has its count and the picture of its best seller', async () => {
  const response = await api.visitor({ language: 'nb' }).get('/api/catalog/categories')
  const { categories, heading } = (await response.json()) as Categories
  expect(heading.title).toBe('Kategorier')
  expect(categories).toHaveLength(9)
  expect(categories.every(({ count, image }) => count > 0 && image !== undefined)).toBe(true)
})

test('the home page gets the categories and four best sellers', async () => {
  const response = await api.visitor({ language: 'pl' }).get('/api/catalog/featured')
  const featured = (await response.json()) as Featured
  expect(featured.categories).toHaveLength(9)
  expect(featured.bestSellers).toHaveLength(4)
})
