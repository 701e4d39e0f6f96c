import { readdirSync, readFileSync } from 'node:fs'
import { pages, pageSlugs } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { addContents, type Content } from './contents.ts'
import { add, type Demo, madeNow } from './demo.ts'
import { languageCodes, type Texts } from './languages.ts'

interface Page {
  slug: string
  template: string
  isContentPage: boolean
  slugs?: Texts
  contents: Content[]
}

const folder = new URL('./pages/', import.meta.url)

export function addContent(demo: Demo): void {
  for (const name of readdirSync(folder).toSorted()) {
    const page = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Page
    addContents(demo, page.slug, page.contents)
    if (page.slugs) addContentPage(demo, page, page.slugs)
  }
}

function addContentPage(demo: Demo, page: Page, slugs: Texts): void {
  const id = newId()
  const { factoryId } = demo
  add(demo, pages, [
    { id, factoryId, slug: page.slug, template: 'article', isPublished: true, ...madeNow(demo) },
  ])
  add(
    demo,
    pageSlugs,
    languageCodes.map((code) => ({
      factoryId,
      pageId: id,
      languageCode: code,
      slug: slugs[code],
    })),
  )
}
