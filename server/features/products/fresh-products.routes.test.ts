import { expect, test } from 'vitest'
import type { ProductList } from '#domain/catalog.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { callerOf } from '#tests/support/people.ts'
import { newProduct, productsOf, write } from '#tests/support/products.ts'

const api = useApi()

test('[B12] lists, facets, search and the sitemap follow each save with the editor’s next request', async () => {
  const owner = await callerOf(api, 'owner')
  const { categories } = await productsOf(owner)
  const body = newProduct(categories[0]?.id ?? '', { name: 'Zigger cheese', shopPriceOre: 1 })
  const made = await write(owner, 'POST', '', body)
  await api.database.execute({
    sql: `update products set food_info_confirmed_at = 1, vat_class = 'standard' where id = ?`,
    args: [made.id],
  })
  expect(await seen(owner, body.slug)).toEqual({ isListed: false, isFound: false, isMapped: false })

  const published = { rev: made.rev, state: 'published' }
  const { rev } = await write(owner, 'PUT', `/${made.id}/state`, published)
  expect(await seen(owner, body.slug)).toMatchObject({
    isListed: true,
    isFound: true,
    isMapped: true,
  })
  const [chilled, all] = [await storage(owner, 'chilled'), (await list(owner)).total]

  const facts = { ...made.facts, vatClass: 'standard', temperature: 'chilled', rev }
  await write(owner, 'PUT', `/${made.id}/facts`, facts)
  expect(await storage(owner, 'chilled')).toBe(chilled + 1)
  expect((await list(owner)).products[0]?.id).toBe(made.id)

  const price = { rev: rev + 1, shopPriceOre: 9_000_000, salePriceOre: null, isSure: true }
  await write(owner, 'PUT', `/${made.id}/price`, price)
  expect((await list(owner)).products[0]?.id).not.toBe(made.id)

  const away = { rev: rev + 2, state: 'archived' }
  await write(owner, 'PUT', `/${made.id}/state`, away)
  expect(await seen(owner, body.slug)).toEqual({ isListed: false, isFound: false, isMapped: false })
  expect((await list(owner)).total).toBe(all - 1)
})

async function list(caller: Visitor, more = ''): Promise<ProductList> {
  const response = await caller.get(`/api/catalog/products?sort=price${more}`)
  return (await response.json()) as ProductList
}

async function storage(caller: Visitor, value: string): Promise<number> {
  return (await list(caller, `&storage=${value}`)).total
}

async function seen(caller: Visitor, slug: string) {
  const [cheapest, found, map] = await Promise.all([
    list(caller),
    caller.get('/api/search?q=zigger'),
    caller.get('/api/sitemap.xml'),
  ])
  return {
    isListed: cheapest.products.some((product) => product.slug === slug),
    isFound: (await found.text()).includes(slug),
    isMapped: (await map.text()).includes(slug),
  }
}
