import { readdirSync, readFileSync } from 'node:fs'
import { pages, pageSlugs } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { addContents, type Content } from './contents.ts'
import type { Texts } from './languages.ts'
import { add, madeNow, type Seed } from './seed.ts'

export interface Page {
  slug: string
  template: string
  isContentPage: boolean
  slugs?: Texts
  contents: Content[]
}

const folder = new URL('./pages/', import.meta.url)

export function addContent(seed: Seed): void {
  for (const page of readPages()) {
    addContents(seed, page.slug, page.contents)
    if (page.slugs) addContentPage(seed, page, page.slugs)
  }
}

/** The demo's pages: those with an address of the site's own, and those that its editors have made. */
export function readPages(): Page[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Page)
}

function addContentPage(seed: Seed, page: Page, slugs: Texts): void {
  const id = newId()
  const { factoryId } = seed
  add(seed, pages, [
    { id, factoryId, slug: page.slug, template: 'article', isPublished: true, ...madeNow(seed) },
  ])
  add(
    seed,
    pageSlugs,
    seed.languageCodes.map((code) => ({
      factoryId,
      pageId: id,
      languageCode: code,
      slug: slugs[code],
    })),
  )
}
