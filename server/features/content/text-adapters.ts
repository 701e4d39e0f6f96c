import { categoryTexts } from '#server/features/categories/category-texts.queries.ts'
import { footerTexts } from '#server/features/footer/footer-texts.queries.ts'
import { menuTexts } from '#server/features/navigation/menu-texts.queries.ts'
import { productTexts } from '#server/features/products/product-texts.queries.ts'
import { pageTexts } from './page-texts.queries.ts'
import type { TextAdapter } from './text-adapter.queries.ts'

/** Nouns with texts of their own, by the page that these are addressed by: a new one is its adapter and a line here. */
const nouns: Record<string, TextAdapter> = {
  '@menu': menuTexts,
  '@footer': footerTexts,
  '@products': productTexts,
  '@categories': categoryTexts,
}

/** All that has texts. */
export const adapters: readonly TextAdapter[] = [pageTexts, ...Object.values(nouns)]

/** Where the database says that a text is not what its writer saw. */
export const guards = adapters.map(({ guard }) => guard)

/** True of a page that is no page of the site: what its texts belong to is a noun of its own. */
export function isNoun(page: string): boolean {
  return Object.hasOwn(nouns, page)
}

/** How the texts of a page are found and written. */
export function adapterOf(page: string): TextAdapter {
  return (isNoun(page) ? nouns[page] : undefined) ?? pageTexts
}
