import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductList } from '#domain/catalog.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()

async function read<Answer>(address: string): Promise<Answer> {
  const response = await api.visitor({ language: 'en' }).get(`/api/catalog/${address}`)
  expect(response.status).toBe(200)
  return (await response.json()) as Answer
}

const cheese = () => read<Product>('products/modnet-gardsost')
const dairy = async () => [
  (await read<ProductList>('categories/dairy')).category,
  (await read<ProductList>('products?category=dairy')).category,
]

async function changed(...statements: string[]): Promise<void> {
  const raised = 'update content_revisions set revision = revision + 1'
  await api.database.batch([...statements, raised], 'write')
  api.platform.memory.forget()
}

test('[D10] products and categories are offered to search engines in every language that they are in, the default one first', async () => {
  const all = ['nb', 'en', 'ar', 'pl', 'uk']
  const [first, ...others] = (await cheese()).alternates
  expect([first, ...others.toSorted()]).toEqual(['nb', ...all.slice(1).toSorted()])
  for (const category of await dairy())
    expect(category?.alternates.toSorted()).toEqual(all.toSorted())
})

describe('where words are missing', () => {
  beforeAll(() =>
    changed(
      `insert into languages (code, name, native_name, direction, is_active, is_default, sort_order, created_at, updated_at)
        values ('sv', 'Swedish', 'Svenska', 'ltr', 1, 0, 9, 1, 1)`,
      `update languages set is_active = 0 where code = 'ar'`,
      `delete from product_translations where language_code = 'uk'
        and product_id = (select id from products where key = 'aged-farm-cheese')`,
      `update product_translations set name = '' where language_code = 'en' and slug = 'aged-farm-cheese'`,
      `delete from category_translations where language_code = 'uk'
        and category_id = (select id from categories where key = 'dairy')`,
      `update category_translations set name = '' where language_code = 'en' and slug = 'dairy'`,
    ),
  )

  test('[D10] and in none that they have no words in, nor in one that the site does not show', async () => {
    const { alternates, paths } = await cheese()
    expect(alternates).toEqual(['nb', 'pl'])
    // Its old address in English leads to it still.
    expect(paths).toMatchObject({ en: '/products/aged-farm-cheese' })
    for (const category of await dairy()) {
      expect(category?.alternates).toEqual(['nb', 'pl'])
      expect(category?.paths).toMatchObject({ en: '/categories/dairy' })
    }
    expect((await read<Product>('products/aged-farm-cheese')).alternates).toEqual(['nb', 'pl'])
  })

  test('[A01] [D10] the sitemap names them in the same languages', async () => {
    const xml = await (await api.visitor().get('/api/sitemap.xml')).text()
    const entryOf = (address: string) =>
      xml.split('\n').find((line) => line.includes(`${address}</loc>`)) ?? ''
    const languagesOf = (address: string) =>
      [...entryOf(address).matchAll(/hreflang="([^"]+)"/gu)].map(([, code]) => code).toSorted()
    expect(languagesOf('/nb/products/modnet-gardsost')).toEqual(['nb', 'pl', 'x-default'])
    expect(languagesOf('/nb/categories/meieri')).toEqual(['nb', 'pl', 'x-default'])
    expect(xml).not.toContain('/en/products/aged-farm-cheese<')
    expect(xml).not.toContain('/en/categories/dairy<')
    expect(languagesOf('/en/products/kefir')).toEqual(['en', 'nb', 'pl', 'uk', 'x-default'])
  })
})
