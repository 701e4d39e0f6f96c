import { expect, test } from 'vitest'
import type { Home } from '#domain/content.schema.ts'
import { pictureAddress } from '#domain/media.ts'
import type { MediaItem, MediaUsage } from '#domain/media.schema.ts'
import { SiteMemory } from '#server/site/site-memory.ts'
import { useApi } from '#tests/support/api.ts'
import { refusal } from '#tests/support/carts.ts'
import { answered } from '#tests/support/editing.ts'
import { added as addedPicture, described, sendFile } from '#tests/support/media.ts'
import { callerOf } from '#tests/support/people.ts'
import { pictureOf } from '#tests/support/pictures.ts'
import { added, saveSections, shownPage } from '#tests/support/sections.ts'

const api = useApi()

test('a page without sections carries nothing of them', async () => {
  const page = await shownPage(api, 'privacy')
  expect(Object.keys(page)).toEqual(['texts'])
})

test('at the top of the home page a picture of the factory’s own stands in the place of the packs', async () => {
  const editor = await callerOf(api, 'editor')
  const own = await described(editor, 'dairy.jpg', await pictureOf('jpeg'))
  const picture = pictureAddress(own, 640)
  await saveSections(editor, 'home', (sections) =>
    sections.map((each) =>
      each.kind === 'home-hero' ? { ...each, settings: { ...each.settings, picture } } : each,
    ),
  )
  const { sections } = await answered<Home>(await api.visitor().get('/api/home'))
  expect(sections?.[0]).toMatchObject({ settings: { picture }, pictures: [{ id: own.id }] })
})

test('at the top of the home page stand the products that its editors chose, else what sells best', async () => {
  const editor = await callerOf(api, 'editor')
  const homeNow = async () => answered<Home>(await api.visitor().get('/api/home'))
  const { bestSellers, packs } = await homeNow()
  const inDemo = [
    'rye-crispbread',
    'apple-juice',
    'aged-farm-cheese',
    'heather-honey',
    'blueberry-jam',
  ]
  expect(packs.map(({ src }) => src)).toEqual(inDemo.map((key) => `/pictures/${key}-640.webp`))
  const set = (settings: object) =>
    saveSections(editor, 'home', (sections) =>
      sections.map((own) => (own.kind === 'home-hero' ? { ...own, settings } : own)),
    )
  const [first, second] = bestSellers
  const third = bestSellers.at(-1)
  await set({ products: [second?.id, 'gone', first?.id], url: '/shop' })
  const chosen = await homeNow()
  expect(chosen.packs.map(({ src }) => src)).toEqual([second?.image, first?.image])
  expect(chosen.sections?.[0]).toMatchObject({ kind: 'home-hero', settings: { url: '/shop' } })
  expect(chosen.sections?.[0]).not.toHaveProperty('products')
  const best = bestSellers.slice(0, 5).map(({ image }) => image)
  await set({ products: [] })
  expect((await homeNow()).packs.map(({ src }) => src)).toEqual(best)
  const unpictured = (sql: string) => api.database.execute(`${sql} = '${third?.id}'`)
  await unpictured('update products set image_url = null where id')
  await unpictured('delete from product_images where product_id')
  await set({ products: [third?.id] })
  expect((await homeNow()).packs.length).toBeGreaterThan(0)
  await api.database.execute(`delete from page_sections where page_slug = 'home'`)
  api.platform.memory = new SiteMemory()
  const plain = await homeNow()
  expect(plain).not.toHaveProperty('sections')
  const pictured = best.filter((src) => src !== third?.image)
  expect(plain.packs.map(({ src }) => src)).toEqual(pictured)
})

test('a list of products shows those chosen in their order, or what sells best in a category', async () => {
  const editor = await callerOf(api, 'editor')
  const { products } = await answered<{ products: { id: string }[] }>(
    await api.visitor().get('/api/catalog/products'),
  )
  const chosen = products
    .slice(0, 3)
    .map(({ id }) => id)
    .toReversed()
  const { categories } = await answered<{ categories: { key: string }[] }>(
    await api.visitor().get('/api/catalog/categories'),
  )
  const category = categories[0]?.key
  await saveSections(
    editor,
    'faq',
    added(
      { kind: 'products', settings: { products: [...chosen, 'gone'] } },
      { kind: 'products', settings: { category, products: chosen } },
      { kind: 'products', settings: { category: 'nothing' } },
    ),
  )
  const { sections = [] } = await shownPage(api, 'faq')
  expect(sections[0]?.products?.map(({ id }) => id)).toEqual(chosen)
  expect(sections[1]?.products?.length).toBeGreaterThan(3)
  expect(sections[1]?.products?.length).toBeLessThanOrEqual(8)
  expect(sections[2]).not.toHaveProperty('products')
})

test('what the database holds beside the rules is shown as a new section of its kind', async () => {
  const editor = await callerOf(api, 'editor')
  await saveSections(editor, 'resellers', added({ kind: 'call-to-action' }))
  const hostile = JSON.stringify({ url: 'javascript:alert(1)', ground: '"><script>' })
  await api.database.execute({
    sql: `update page_sections set settings = ? where page_slug = 'resellers'`,
    args: [hostile],
  })
  const { sections } = await shownPage(api, 'resellers')
  expect(sections?.[0]?.settings).toEqual({ ground: 'deep', url: null, secondUrl: null })
})

test('a picture of a section is known as used, and its next version stands in the section at once', async () => {
  const editor = await callerOf(api, 'editor')
  const old = await described(editor, 'old.png', await pictureOf('png', { width: 60, height: 40 }))
  await saveSections(
    editor,
    'locations',
    added({ kind: 'gallery', settings: { pictures: [old.address] } }),
  )
  const path = `/api/admin/media/${old.id}`
  const { uses } = await answered<MediaUsage>(await editor.get(`${path}/usage`))
  expect(uses.map(({ title }) => title)).toEqual(['locations · section.1'])
  expect(await refusal(await editor.send('DELETE', path))).toMatchObject({ code: 'media_used' })
  const response = await sendFile(editor, {
    name: 'new.png',
    bytes: await pictureOf('png', { width: 70, height: 40 }),
    over: old,
  })
  expect(response.status).toBe(200)
  const { sections } = await shownPage(api, 'locations')
  expect(sections?.[0]?.pictures).toMatchObject([{ id: old.id, version: 2 }])
})

test('[D11] a section gets its pictures with their words in the page’s language, else in the default one', async () => {
  const editor = await callerOf(api, 'editor')
  const pictures = []
  for (const altTexts of [{ nb: 'Ost', pl: 'Ser' }, { nb: 'Brød' }, { nb: 'Rug', uk: 'Хліб' }]) {
    const bytes = await pictureOf('png', { width: 80 + pictures.length, height: 40 })
    const { id, rev, address } = await addedPicture(editor, 'shelf.png', bytes)
    const told = { altTexts, focalX: 30, rev }
    const item = await answered<MediaItem>(
      await editor.send('PATCH', `/api/admin/media/${id}`, told),
    )
    pictures.push({ ...item, address })
  }
  const gone = pictureAddress({ id: crypto.randomUUID(), version: 1 }, 640)
  const settings = { pictures: [...pictures.map(({ address }) => address), gone] }
  await saveSections(editor, 'resellers', added({ kind: 'gallery', settings }))
  const { id, rev } = pictures.at(-1) ?? {}
  const wordless = { altTexts: { nb: '' }, rev }
  await answered(await editor.send('PATCH', `/api/admin/media/${id}`, wordless))
  const { sections } = await shownPage(api, 'resellers', 'pl')
  const gallery = sections?.find(({ kind }) => kind === 'gallery')
  expect(gallery?.pictures?.map(({ alt }) => alt)).toEqual(['Ser', 'Brød', ''])
  expect(gallery?.pictures?.[0]).toMatchObject({ version: 1, height: 40, focalX: 30 })
})
