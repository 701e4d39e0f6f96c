import { type CodedPage, codedPages } from './content.ts'

/** What a section that an editor adds to a page can be. A new kind is a line here, its settings, and one file with its block. */
export const blockKinds = [
  'hero',
  'text',
  'picture-text',
  'products',
  'steps',
  'questions',
  'call-to-action',
  'map',
  'gallery',
  'table',
] as const
export type BlockKind = (typeof blockKinds)[number]

/** The home page's own sections, in the order that they come with: they are moved and hidden, never removed. */
export const ownKinds = [
  'home-hero',
  'home-categories',
  'home-best',
  'home-made',
  'home-shops',
] as const
export type OwnKind = (typeof ownKinds)[number]

/** What a newsletter is made of. Each has one of the last, at its end: the way out. */
export const letterKinds = [
  'letter-heading',
  'letter-text',
  'letter-picture',
  'letter-products',
  'letter-button',
  'letter-divider',
  'letter-unsubscribe',
] as const
export type LetterKind = (typeof letterKinds)[number]

export const sectionKinds = [...blockKinds, ...ownKinds, ...letterKinds] as const
export type SectionKind = (typeof sectionKinds)[number]

export const mostSections = 40
/** How many steps, questions, places, products or pictures one section shows; the top of the home page has room for five packs. */
export const mostItems = {
  steps: 8,
  questions: 24,
  map: 24,
  products: 12,
  categoryProducts: 8,
  gallery: 24,
  packs: 5,
  letterProducts: 6,
} as const

export const grounds = ['plain', 'tint', 'deep'] as const
export type Ground = (typeof grounds)[number]

/** The pages of a purchase, of the catalogue and of the newsletter have no room for sections. */
const pagesWithout: ReadonlySet<CodedPage> = new Set([
  'products',
  'shop',
  'categories',
  'restaurants',
  'cart',
  'checkout',
  'newsletter',
])

export function isOwnKind(kind: SectionKind): kind is OwnKind {
  return ownKinds.some((own) => own === kind)
}

export function isLetterKind(kind: SectionKind): kind is LetterKind {
  return letterKinds.some((letter) => letter === kind)
}

/** True for a section of a kind that can be set to something beside its texts. */
export function hasSettings({ settings }: { settings: object }): boolean {
  return Object.keys(settings).length > 0
}

/** True for a page of the product that takes sections; undefined for one that the product does not know: the factory may have made it. */
export function takesSections(page: string): boolean | undefined {
  const coded = codedPages.find((each) => each === page)
  return coded && !pagesWithout.has(coded)
}

/**
 * The section that a text belongs to, by its content key.
 * @example sectionNumberOf('section.4.item.1.title') // 4
 */
export function sectionNumberOf(key: string): number | undefined {
  const number = /^section\.(?<number>[1-9]\d{0,3})\./u.exec(key)?.groups?.['number']
  return number === undefined ? undefined : Number(number)
}
