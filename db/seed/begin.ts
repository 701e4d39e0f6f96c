import type { Client } from '@libsql/client/http'
import { type Page, readPages } from './content.ts'
import { addContents, type Content } from './contents.ts'
import { addFactory } from './factory.ts'
import { addFooter } from './footer.ts'
import { addLanguages } from './add-languages.ts'
import { inEveryLanguage, type Texts } from './languages.ts'
import menu from './menu.json' with { type: 'json' }
import { addNavigation, type Entry } from './navigation.ts'
import { addHomeSections } from './sections.ts'
import { addDefaultList } from './newsletters.ts'
import { newSeed, type Seed } from './seed.ts'
import { addTaxRates } from './shipping.ts'

export interface Beginning extends Pick<Seed, 'languageCodes' | 'defaultCode'> {
  companyName: string
}

/**
 * Begins the site of a food maker of one's own in an empty, migrated database, in one batch: languages, menu, the footer's default
 * links, what each page is called, and the rates of VAT. All else is its people's to write. Where somebody else
 * begins at the same time, the database takes one of them whole.
 */
export async function beginFactory(client: Client, { companyName, ...codes }: Beginning) {
  const seed = newSeed(codes)
  const name = inEveryLanguage(companyName)
  addLanguages(seed)
  addFactory(seed, { companyName })
  const own = readPages().filter(({ isContentPage }) => !isContentPage)
  addNavigation(
    seed,
    linksTo(
      own.map(({ slug }) => `/${slug}`),
      menu,
    ),
  )
  addFooter(seed, { copyright: inEveryLanguage(`© {year} ${companyName}`) })
  for (const page of own) addContents(seed, page.slug, firstWords(page, own, name))
  addHomeSections(seed, { hidden: ['home-made', 'home-shops'] })
  addTaxRates(seed)
  addDefaultList(seed)
  await client.batch(seed.statements, 'write')
}

/** Of the demo's words, those that any maker could say: what pages are called, and where the home page leads. */
function firstWords(page: Page, pages: readonly Page[], name: Texts): Content[] {
  const title = page.contents.filter(({ key }) => key === 'title')
  if (page.slug !== 'home') return title
  const categories = pages.find(({ slug }) => slug === 'categories')
  const leads = page.contents.filter(({ key }) => leading.includes(key))
  return [
    ...['title', 'hero.title'].map((key) => ({ key, type: 'text' as const, texts: name })),
    ...leads,
    ...(categories?.contents ?? [])
      .filter(({ key }) => key === 'title')
      .map((content) => ({ ...content, key: 'categories.title' })),
  ]
}

const leading = ['hero.primary', 'categories.more', 'best.title', 'best.more']

/** Of the demo's menu, what leads to a page that every site has. */
function linksTo(paths: readonly string[], entries: Entry[]): Entry[] {
  return entries
    .filter(({ url }) => paths.includes(url))
    .map((entry) => ({ ...entry, children: linksTo(paths, entry.children) }))
}
