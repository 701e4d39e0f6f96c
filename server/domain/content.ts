import type { Tint } from './catalog.ts'

/** The pages that the product itself has, whose words are content; `content_key`s are grouped by these. */
export const codedPages = [
  'home',
  'products',
  'shop',
  'categories',
  'about',
  'faq',
  'locations',
  'resellers',
  'contact',
  'support',
  'quality',
  'privacy',
  'terms',
  'cookies',
  'cart',
  'checkout',
] as const
export type CodedPage = (typeof codedPages)[number]

export const contentTemplates = ['article', 'questions', 'places', 'contact'] as const
export type ContentTemplate = (typeof contentTemplates)[number]

/** One text of a page. `languageCode` is the language it is in: the default one's where the page's own has no words. */
export interface PageText {
  type: 'text' | 'html'
  value: string
  languageCode: string
}

/** The texts of one page by content key. */
export type PageTexts = Partial<Record<string, PageText>>

/** A page that the factory has made itself. */
export interface ContentPage {
  /** The key that its texts are saved under. */
  pageSlug: string
  template: ContentTemplate
  texts: PageTexts
  /** Its bare address in each language of the site. */
  paths: Record<string, string>
}

/** A category on the home page. */
export interface CategoryTile {
  key: string
  tint: Tint
  name: string
  path: string
  products: number
  pictures: string[]
}

/**
 * The texts under a numbered prefix, item by item in the order of their numbers, each with the prefix taken off.
 * @example itemsIn(texts, 'place')[0]?.['name'] // what 'place.1.name' holds
 */
export function itemsIn(texts: PageTexts, prefix: string): NumberedItem[] {
  const items = new Map<number, PageTexts>()
  for (const [key, text] of Object.entries(texts)) {
    const [name, number, ...field] = key.split('.')
    const at = Number(number)
    if (name !== prefix || !Number.isInteger(at) || field.length === 0) continue
    const item = items.get(at) ?? {}
    item[field.join('.')] = text
    items.set(at, item)
  }
  return [...items]
    .toSorted(([a], [b]) => a - b)
    .map(([number, texts]) => ({ key: `${prefix}.${number}`, texts }))
}

export interface NumberedItem {
  /** The beginning of its content keys, such as `place.1`. */
  key: string
  texts: PageTexts
}
