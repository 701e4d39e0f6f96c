import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { expect, test } from 'vitest'
import type { Categories, ProductList } from '#domain/catalog.schema.ts'
import type { CheckoutView } from '#domain/checkout-view.schema.ts'
import type { ContentPage, PageTexts } from '#domain/content.schema.ts'
import type { WrittenPage } from '#domain/pages.schema.ts'
import type { Product } from '#domain/product.schema.ts'
import type { SearchAnswer } from '#domain/search.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import { useApi } from '#tests/support/api.ts'
import { cartOf, refusal, useCarts } from '#tests/support/carts.ts'
import { answered, saved } from '#tests/support/editing.ts'
import { madePage, published, renamed } from '#tests/support/pages.ts'
import { callerOf } from '#tests/support/people.ts'
import { saveSettings } from '#tests/support/site-settings.ts'
import { languagesPath, useFallbackLanguages } from '#tests/support/stand-ins.ts'

const api = useApi()
const carts = useCarts(api)
const { read, changed, withSwedish } = useFallbackLanguages(api)

const aboutTitle = async (language?: string) =>
  (await read<PageTexts>('/api/content/pages/about', language))['title']

/** Takes the words of a language away behind everybody's back, with all that is remembered of them. */
async function forgets(language: string, ...statements: string[]): Promise<void> {
  await api.database.batch(
    [
      ...statements,
      `update content_revisions set revision = revision + 1 where language_code = '${language}'`,
    ],
    'write',
  )
  api.platform.memory.forget()
}

test('[A14] [L03] a text that a language has not is read in the one that it falls back to, then in that one’s own, then in the default one', async () => {
  await withSwedish()
  const polish = await aboutTitle('pl')
  expect(await aboutTitle()).toEqual(polish)
  expect(polish?.languageCode).toBe('pl')
  const without = (code: string) =>
    `delete from page_content_translations where language_code = '${code}' and page_content_id in
      (select id from page_contents where page_slug = 'about' and content_key = 'title')`
  await forgets('pl', without('pl'))
  expect(await aboutTitle()).toEqual(await aboutTitle('en'))
  expect((await aboutTitle())?.languageCode).toBe('en')
  await forgets('en', without('en'))
  expect((await aboutTitle())?.languageCode).toBe('nb')
})

test('[A14] menu, footer and what is announced follow, and no word of theirs is written back', async () => {
  const owner = await callerOf(api, 'owner')
  const announcement = {
    ...{ texts: { nb: 'Stengt', en: 'Closed', ar: 'مغلق' }, url: null, isDismissible: true },
    ...{ startsAt: null, endsAt: null },
  }
  expect((await saveSettings(owner, 'announcement', { announcement })).status).toBe(200)
  const [shell, polish, english] = [
    await read<ShellData>('/api/shell'),
    await read<ShellData>('/api/shell', 'pl'),
    await read<ShellData>('/api/shell', 'en'),
  ]
  expect(shell.menu).toEqual(polish.menu)
  expect(shell.footer).toEqual(polish.footer)
  expect(shell.announcement?.text).toBe('Closed')
  expect(english.menu).not.toEqual(polish.menu)
  await forgets(
    'pl',
    `delete from menu_item_translations where language_code = 'pl'`,
    `delete from footer_link_translations where language_code = 'pl'`,
  )
  const later = await read<ShellData>('/api/shell')
  expect(later.menu).toEqual(english.menu)
  expect(later.footer.bottom).toEqual(english.footer.bottom)
  expect(later.footer.description).toEqual(polish.footer.description)
  const { rows } = await api.database.execute(
    `select (select count(*) from page_content_translations where language_code = 'sv')
      + (select count(*) from menu_item_translations where language_code in ('sv', 'pl'))
      + (select count(*) from product_translations where language_code = 'sv') as written`,
  )
  expect(rows[0]?.['written']).toBe(0)
})

test('[A14] products, their categories and their food information follow, in lists, searches and carts', async () => {
  const cheese = (language: string) =>
    read<Product>('/api/catalog/products/modnet-gardsost', language)
  const nameOf = async (language: string) => (await cheese(language)).name
  const list = (language: string) => read<ProductList>('/api/catalog/products', language)
  const search = (text: string) =>
    read<SearchAnswer>(`/api/search?q=${encodeURIComponent(text)}`).then(({ results }) =>
      results.map(({ name }) => name),
    )
  const visitor = api.visitor({ language: 'sv' })
  const { id, options } = await cheese('pl')
  const [size] = options
  const selectedAttributes = { [size?.key ?? '']: size?.choices[0]?.value }
  const first = await carts.added(visitor, id, { selectedAttributes })
  const inCart = async () => (await cartOf(visitor)).items.map(({ title }) => title)

  const [polish, english] = [await nameOf('pl'), await nameOf('en')]
  expect(await nameOf('sv')).toBe(polish)
  expect((await cheese('sv')).food).toEqual((await cheese('pl')).food)
  expect((await cheese('sv')).categories).toEqual((await cheese('pl')).categories)
  expect((await list('sv')).products).toEqual((await list('pl')).products)
  const named = await read<ProductList>('/api/catalog/products?sort=name', 'pl')
  expect((await read<ProductList>('/api/catalog/products?sort=name')).products).toEqual(
    named.products,
  )
  expect((await read<Categories>('/api/catalog/categories')).categories).toEqual(
    (await read<Categories>('/api/catalog/categories', 'pl')).categories,
  )
  expect(await search('dojrzewajacy ser gospodarstwa')).toEqual([polish])
  expect(await search('aged farm cheese')).toEqual([polish])
  expect(await inCart()).toEqual([polish])
  expect(first.items.map(({ title }) => title)).toEqual([polish])

  // Of one product Polish has a name and no description any more; of its ingredients nobody but the default language has any.
  await forgets(
    'pl',
    `update product_translations set description = '' where language_code = 'pl' and product_id = '${id}'`,
    `update product_translations set ingredients = '' where language_code in ('pl', 'en') and product_id = '${id}'`,
  )
  expect(await nameOf('sv')).toBe(polish)
  expect((await cheese('sv')).description).toBe((await cheese('en')).description)
  expect((await cheese('sv')).food.ingredients).toBe((await cheese('nb')).food.ingredients)
  await forgets('pl', `delete from product_translations where language_code = 'pl'`)
  expect(await nameOf('sv')).toBe(english)
  expect((await list('sv')).products).toEqual((await list('en')).products)
  expect(await search('aged farm cheese')).toEqual([english])
  expect(await inCart()).toEqual([english])
})

test('[A14] a checkout names its deliveries so, too', async () => {
  const namesIn = async (language: string) => {
    const visitor = api.visitor({ language })
    await carts.added(visitor, 'blueberry-jam')
    const { lines, deliveries } = await read<CheckoutView>('/api/checkout', language, visitor)
    return [...lines.map(({ title }) => title), ...deliveries.map(({ name }) => name)]
  }
  await changed(await callerOf(api, 'owner'), 'uk', { fallbackCode: 'ar' })
  await forgets(
    'uk',
    `delete from shipping_method_translations where language_code = 'uk'`,
    `delete from product_translations where language_code = 'uk'`,
  )
  expect(await namesIn('uk')).toEqual(await namesIn('ar'))
  expect(await namesIn('uk')).not.toEqual(await namesIn('nb'))
})

test('[A14] a page that an editor has made is read in its stand-in’s words, at its address, and in none that withholds it', async () => {
  const owner = await callerOf(api, 'owner')
  const made = await madePage(owner, { slug: 'gardene', title: 'Gårdene', languageCode: 'nb' })
  const norwegian = await published(owner, made, 'nb')
  await saved(owner, 'gardene/lede', { language: 'nb', value: 'Norsk ingress' })
  await saved(owner, 'gardene/title', { language: 'pl', value: 'Gospodarstwa' })
  const named = await answered<WrittenPage>(await renamed(owner, norwegian, 'pl', 'gospodarstwa'))
  const page = () => read<ContentPage>('/api/content/slugs/gardene')
  // Written in Polish, and not published there yet.
  expect((await page()).texts['title']).toMatchObject({ value: 'Gårdene', languageCode: 'nb' })
  await published(owner, named.page, 'pl')
  const { texts, paths, alternates } = await page()
  expect(texts['title']).toMatchObject({ value: 'Gospodarstwa', languageCode: 'pl' })
  expect(texts['lede']).toMatchObject({ value: 'Norsk ingress', languageCode: 'nb' })
  expect(paths).toMatchObject({ nb: '/gardene', pl: '/gospodarstwa', sv: '/gospodarstwa' })
  // A search engine is told of no page in a language that it is not written in.
  expect(alternates).toEqual(['nb', 'pl'])
  const sitemap = await (await api.visitor().get('/api/sitemap.xml')).text()
  expect(sitemap).toContain('/pl/gospodarstwa</loc>')
  expect(sitemap).not.toContain('/sv/gospodarstwa')
})

test('[A14] the server’s own sentences are in the first catalogue that stands in', async () => {
  const told = async (language: string) =>
    (await refusal(await api.visitor({ language }).get('/api/nothing'))).message
  expect(await told('sv')).toBe(await told('pl'))
  expect(await told('sv')).not.toBe(await told('nb'))
})

test('[A14] [L06] own interface texts follow up to the language whose catalogue is read, the nearest first', async () => {
  const owner = await callerOf(api, 'owner')
  const finnish = { code: 'fi', name: 'Finnish', nativeName: 'Suomi', direction: 'ltr' }
  expect((await owner.send('POST', languagesPath, finnish)).status).toBe(201)
  await changed(owner, 'fi', { isActive: true, anyway: true, fallbackCode: 'pl' })
  const [skip, menu, search] = [
    generateMessageId('Skip to content'),
    generateMessageId('Menu'),
    generateMessageId('Search'),
  ] as const
  const own = async (language: string) =>
    JSON.parse((await read<ShellData>('/api/shell', language)).overrides || '{}') as object
  const lay = async (language: string, key: string, content: string) => {
    const address = `/api/admin/interface-texts/${encodeURIComponent(key)}`
    const answer = await owner.send('PUT', address, { language, content, rev: 0 })
    expect(answer.status).toBe(200)
  }
  await lay('fi', skip, 'Siirry sisältöön')
  await lay('fi', menu, 'Valikko')
  await lay('sv', menu, 'Meny')
  await lay('pl', menu, 'Spis')
  await lay('pl', search, 'Znajdź')
  await lay('en', search, 'Find')
  await changed(owner, 'sv', { fallbackCode: 'fi' })
  expect(await own('sv')).toEqual({
    ...{ [skip]: ['Siirry sisältöön'], [menu]: ['Meny'] },
    // Polish has a catalogue: what is laid over another one does not lie over it.
    ...{ [search]: ['Znajdź'] },
  })
  expect(await own('pl')).toEqual({ [menu]: ['Spis'], [search]: ['Znajdź'] })
  await changed(owner, 'sv', { fallbackCode: 'pl' })
  expect(await own('sv')).not.toHaveProperty(skip)
  await changed(owner, 'fi', { isActive: false })
})
