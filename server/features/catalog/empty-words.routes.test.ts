import { beforeAll, expect, test } from 'vitest'
import type { Categories, ProductList } from '#domain/catalog.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import type { EditableLanguages } from '#domain/languages.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { cartOf, useCarts } from '#tests/support/carts.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()
const carts = useCarts(api)

async function read<Answer>(address: string, reader: Visitor = api.visitor({ language: 'en' })) {
  const response = await reader.get(address)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

/** Empties words of one language behind everybody's back, with all that is remembered of them. */
async function emptied(...statements: string[]): Promise<void> {
  const raised = `update content_revisions set revision = revision + 1 where language_code = 'en'`
  await api.database.batch([...statements, raised], 'write')
  api.platform.memory.forget()
}

const ofJam = `product_id = (select id from products where key = 'blueberry-jam')`

let norwegian: Product

beforeAll(async () => {
  norwegian = await read<Product>(
    '/api/catalog/products/blueberry-jam',
    api.visitor({ language: 'nb' }),
  )
  await emptied(
    `update product_translations set name = '', package_size = '', description = '', slug = '', sort_name = '', folded = ''
      where language_code = 'en' and ${ofJam}`,
  )
})

test('[L03] a product whose name is empty in a language has the default one’s wherever it is named', async () => {
  const named = { name: norwegian.name, slug: norwegian.slug, packageSize: norwegian.packageSize }
  const address = `/api/catalog/products/${norwegian.slug}`
  expect(await read<Product>(address)).toMatchObject(named)

  const wanted = encodeURIComponent(norwegian.name)
  const list = await read<ProductList>(`/api/catalog/products?search=${wanted}`)
  expect(list.products[0]).toMatchObject(named)
  const { results } = await read<SearchAnswer>(`/api/search?q=${wanted}`)
  expect(results[0]).toMatchObject(named)

  const buyer = api.visitor({ language: 'en' })
  const first = await carts.added(buyer, 'blueberry-jam', { quantity: 10 })
  const line = {
    title: norwegian.name,
    slug: norwegian.slug,
    packageSize: norwegian.packageSize,
  }
  expect(first.items).toEqual([expect.objectContaining(line)])
  expect((await cartOf(buyer)).items).toEqual([expect.objectContaining(line)])
  const { lines } = await read<CheckoutView>('/api/checkout', buyer)
  expect(lines).toEqual([
    expect.objectContaining({ title: line.title, packageSize: line.packageSize }),
  ])
})

test('[L03] in the order by name it stands behind the names that are written in the page’s language', async () => {
  const { products } = await read<ProductList>('/api/catalog/products?sort=name&page=2')
  expect(products.at(-1)?.id).toBe(await carts.idOf('blueberry-jam'))
})

test('[L03] a category and a delivery without a name have the default one’s, too', async () => {
  const tiles = () => read<Categories>('/api/catalog/categories')
  const norwegian = await read<Categories>(
    '/api/catalog/categories',
    api.visitor({ language: 'nb' }),
  )
  const named = ({ categories }: Categories) =>
    categories.find(({ key }) => key === 'dairy') ?? { name: '', description: '' }
  expect(named(await tiles()).name).not.toBe(named(norwegian).name)
  await emptied(
    `update category_translations set name = '', description = '' where language_code = 'en'
      and category_id = (select id from categories where key = 'dairy')`,
    `update shipping_method_translations set name = '' where language_code = 'en'`,
  )
  const { name, description } = named(norwegian)
  expect(named(await tiles())).toMatchObject({ name, description })
  const deliveriesIn = async (language: string) => {
    const buyer = api.visitor({ language })
    await carts.added(buyer, 'blueberry-jam', { quantity: 10 })
    const { deliveries } = await read<CheckoutView>('/api/checkout', buyer)
    return deliveries.map((delivery) => delivery.name)
  }
  expect(await deliveriesIn('en')).toEqual(await deliveriesIn('nb'))
})

test('[A14] what is empty is not counted as translated', async () => {
  const owner = await callerOf(api, 'owner')
  const { languages } = await read<EditableLanguages>('/api/admin/languages', owner)
  const coverage = languages.find(({ code }) => code === 'en')?.coverage
  // Its name, its description and what its package is called.
  expect(coverage?.products.missing).toBe(3)
})
