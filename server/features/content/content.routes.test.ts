import { expect, test } from 'vitest'
import { numbersIn } from '#domain/content.ts'
import type { ContentPage, Home, PageTexts } from '#domain/content.schema.ts'
import { newId } from '#domain/ids.ts'
import { openDatabase } from '#server/platform/database.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { useApi } from '#tests/support/api.ts'
import { findPageRows, listTextRows } from './content.repository.ts'

const api = useApi()

async function textsOf(language: string, page: string): Promise<PageTexts> {
  const response = await api.visitor({ language }).get(`/api/content/pages/${page}`)
  expect(response.status).toBe(200)
  return (await response.json()) as PageTexts
}

/** Saves one text as a database that nobody guarded could hold it. */
async function store(page: string, key: string, language: string, value: string | null) {
  const content = `select id from page_contents where page_slug = ? and content_key = ?`
  await api.database.execute({
    sql: `delete from page_content_translations where language_code = ? and page_content_id in (${content})`,
    args: [language, page, key],
  })
  if (value === null) return
  await api.database.execute({
    sql: `insert into page_content_translations (page_content_id, language_code, content_value) select id, ?, ? from page_contents where page_slug = ? and content_key = ?`,
    args: [language, value, page, key],
  })
}

interface MadePage {
  slugs: Record<string, string>
  factoryId?: string
  isPublished?: boolean
}

/** Makes a content page with a title in the default language alone. */
async function makePage({ slugs, factoryId, isPublished = true }: MadePage): Promise<string> {
  const id = newId()
  const owner = factoryId ?? (await ownFactory())
  const contentId = newId()
  await api.database.batch(
    [
      {
        sql: `insert into pages (id, factory_id, slug, template, is_published, created_at, updated_at) values (?, ?, ?, 'article', ?, 1, 1)`,
        args: [id, owner, id, isPublished ? 1 : 0],
      },
      {
        sql: `insert into page_contents (id, factory_id, page_slug, content_key, content_type, is_active, sort_order, created_at, updated_at) values (?, ?, ?, 'title', 'text', 1, 0, 1, 1)`,
        args: [contentId, owner, id],
      },
      {
        sql: `insert into page_content_translations (page_content_id, language_code, content_value) values (?, 'nb', ?)`,
        args: [contentId, `Title of ${id}`],
      },
      ...Object.entries(slugs).map(([code, slug]) => ({
        sql: `insert into page_slugs (factory_id, language_code, slug, page_id) values (?, ?, ?, ?)`,
        args: [owner, code, slug, id],
      })),
    ],
    'write',
  )
  return id
}

async function ownFactory(): Promise<string> {
  const { rows } = await api.database.execute(
    'select id from factories order by created_at limit 1',
  )
  return String(rows[0]?.['id'])
}

test('[T04] the texts of a page come by content key, in the caller’s language', async () => {
  const texts = await textsOf('en', 'about')
  expect(texts['title']).toMatchObject({ type: 'text', languageCode: 'en' })
  expect(texts['body']).toMatchObject({ type: 'html', languageCode: 'en' })
  expect((await textsOf('nb', 'about'))['title']?.value).toBe('Om oss')
})

test('[L03] a text without words in a language falls back alone, and says which language it is in', async () => {
  await store('about', 'lede', 'ar', null)
  await store('about', 'metaTitle', 'ar', '')
  const texts = await textsOf('ar', 'about')
  expect(texts['lede']?.languageCode).toBe('nb')
  expect(texts['lede']?.value).toBe((await textsOf('nb', 'about'))['lede']?.value)
  expect(texts['metaTitle']?.languageCode).toBe('nb')
  expect(texts['title']?.languageCode).toBe('ar')
})

test('[T04] a text without words in any language is left out, an inactive one too', async () => {
  await store('terms', 'lede', 'nb', null)
  await store('terms', 'lede', 'en', null)
  await api.database.execute(
    `update page_contents set is_active = 0 where page_slug = 'terms' and content_key = 'body'`,
  )
  const texts = await textsOf('en', 'terms')
  expect(texts).not.toHaveProperty('lede')
  expect(texts).not.toHaveProperty('body')
  expect(texts).toHaveProperty('title')
})

test('[T02] hostile rich text in the database is harmless when it is read', async () => {
  await store('about', 'body', 'en', `<h2>Kept</h2>${hostileHtml.join('\n')}`)
  const body = (await textsOf('en', 'about'))['body']?.value ?? ''
  expect(body).toContain('<h2>Kept</h2>')
  expect(body).not.toMatch(/<[^>]*\s(?:on\w+|style|srcdoc|class|id|name)\s*=/iu)
  expect(body).not.toMatch(/<(?:script|svg|math|iframe|form|input|style|object|embed|base|meta)/iu)
  expect(body).not.toMatch(/(?:href|src|cite)="\s*(?:javascript|data|vbscript|blob|file):/iu)
})

test('[T04] a plain text is answered as it is: the page that shows it escapes it', async () => {
  await store('about', 'title', 'en', '<b>Us</b> & them')
  expect((await textsOf('en', 'about'))['title']?.value).toBe('<b>Us</b> & them')
})

test.each(['nothing', 'footer', 'farms', "about' or 1=1 --", '__proto__', '%00'])(
  'no page of the site is called %j: 404',
  async (page) => {
    const response = await api.visitor().get(`/api/content/pages/${encodeURIComponent(page)}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  },
)

test('[A02] a content page is found by its address in any language, and tells all of them', async () => {
  await makePage({ slugs: { nb: 'gaardene-vaare', en: 'our-farms' } })
  for (const slug of ['gaardene-vaare', 'our-farms']) {
    const response = await api.visitor({ language: 'en' }).get(`/api/content/slugs/${slug}`)
    expect(response.status).toBe(200)
    const page = (await response.json()) as ContentPage
    expect(page.paths).toMatchObject({
      nb: '/gaardene-vaare',
      en: '/our-farms',
      pl: '/gaardene-vaare',
    })
    expect(page.template).toBe('article')
    expect(page.texts['title']).toMatchObject({ languageCode: 'nb' })
  }
})

test('[A02] a content page is found by its own key too, which menus and texts link to', async () => {
  const key = await makePage({ slugs: { nb: 'egen-adresse' } })
  const response = await api.visitor({ language: 'nb' }).get(`/api/content/slugs/${key}`)
  expect(((await response.json()) as ContentPage).paths['nb']).toBe('/egen-adresse')
})

test('where two pages share an address, the caller’s language decides', async () => {
  const inNorwegian = await makePage({ slugs: { nb: 'melk', en: 'milk' } })
  const inEnglish = await makePage({ slugs: { nb: 'annet', en: 'melk' } })
  const found = async (language: string) =>
    ((await (await api.visitor({ language }).get('/api/content/slugs/melk')).json()) as ContentPage)
      .pageSlug
  expect(await found('nb')).toBe(inNorwegian)
  expect(await found('en')).toBe(inEnglish)
  expect(await found('pl')).toBe(inNorwegian)
})

test('[A02] an unpublished page and a page of another factory answer 404', async () => {
  await api.database.execute(
    `insert into factories (id, name, is_active, created_at, updated_at) values ('other', 'Other', 1, 9999999999999, 1)`,
  )
  await makePage({ slugs: { en: 'secret-plans' }, isPublished: false })
  await makePage({ slugs: { en: 'their-page' }, factoryId: 'other' })
  for (const slug of ['secret-plans', 'their-page'])
    expect((await api.visitor().get(`/api/content/slugs/${slug}`)).status).toBe(404)
})

test('[D10] a route’s name or a language is never looked up, even where a page has taken it', async () => {
  await makePage({ slugs: { nb: 'products', en: 'nb' } })
  for (const slug of ['products', 'nb'])
    expect((await api.visitor().get(`/api/content/slugs/${slug}`)).status).toBe(404)
})

test.each([
  ...["' or 1=1 --", 'farms%27', "x'; drop table pages; --", '%', '_____', 'FARMS', '..', '%00'],
  ...['å', '\u202Efarms', 'a'.repeat(200), '1 union select 1'],
])('[A02] %j is no address: 404, and nothing breaks', async (slug) => {
  const response = await api.visitor().get(`/api/content/slugs/${encodeURIComponent(slug)}`)
  expect(response.status).toBe(404)
})

test('[L9] a content page is one round trip, and reads of one tick share it', async () => {
  const database = openDatabase(api.platform, () => {})
  const scope = {
    factoryId: await ownFactory(),
    languageCode: 'en',
    fallbackLanguages: [],
    defaultCode: 'nb',
  }
  await Promise.all([
    findPageRows(database, { ...scope, slug: 'our-farms', languageCodes: ['nb', 'en'] }),
    listTextRows(database, scope, ['home', 'locations']),
  ])
  expect(database.roundTrips).toBe(1)
})

test('the home page has its texts, categories, best sellers and four places', async () => {
  const response = await api.visitor({ language: 'nb' }).get('/api/home')
  expect(response.status).toBe(200)
  const home = (await response.json()) as Home
  expect(home.texts['hero.title']?.value).toBe('Norsk mat, laget i små satser')
  expect(numbersIn(home.places, 'place')).toEqual([1, 2, 3, 4])
  expect(home.places['place.1.name']?.value).toBe('Fabrikkutsalget')
  expect(home.categories).toHaveLength(9)
  expect(home.bestSellers.length).toBeGreaterThanOrEqual(4)
})
