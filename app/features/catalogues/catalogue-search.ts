import { catalogueLayouts, cataloguePrices } from '#domain/catalogues.ts'
import type { CatalogueView } from '#domain/catalogues.schema.ts'

/** A choice of goods as its address holds it; `c` opens one that somebody has shared. */
export interface CatalogueSearch {
  c?: string
  categories?: string
  products?: string
  layout?: string
  prices?: string
  cover?: '0'
  allergens?: '0'
  barcodes?: '0'
  in?: string
}

/** What is chosen on the page. */
export type Choice = CatalogueView['choice'] & { isNothing: boolean }

const most = { categories: 100, products: 200 } as const

/** Reads an address's parameters. What is unknown or makes no sense is ignored, so that an old link still shows something. */
export function parseCatalogueSearch(raw: Record<string, unknown>): CatalogueSearch {
  const text = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const token = /^[\w-]{10,40}$/u.exec(text('c'))?.[0]
  if (token) return { c: token }
  const categories = text('categories') === '-' ? '-' : keysIn(text('categories'), most.categories)
  const products = keysIn(text('products'), most.products)
  const layout = catalogueLayouts.slice(1).find((each) => each === text('layout'))
  const prices = cataloguePrices.find((each) => each === text('prices') && each !== 'consumer')
  const language = /^[A-Za-z0-9-]{2,20}$/u.exec(text('in'))?.[0]
  return {
    ...(categories ? { categories } : {}),
    ...(products ? { products } : {}),
    ...(layout ? { layout } : {}),
    ...(prices ? { prices } : {}),
    ...(text('cover') === '0' ? { cover: '0' as const } : {}),
    ...(text('allergens') === '0' ? { allergens: '0' as const } : {}),
    ...(text('barcodes') === '0' ? { barcodes: '0' as const } : {}),
    ...(language ? { in: language } : {}),
  }
}

/** The address of a choice: what is as usual is left out. */
export function searchOfChoice(choice: Choice): CatalogueSearch {
  return parseCatalogueSearch({
    categories: choice.isNothing ? '-' : choice.categories.join(','),
    products: choice.products.join(','),
    layout: choice.layout,
    prices: choice.prices,
    cover: choice.hasCover ? '1' : '0',
    allergens: choice.hasAllergens ? '1' : '0',
    barcodes: choice.hasBarcodes ? '1' : '0',
    in: choice.language,
  })
}

/** The categories whose boxes are ticked: without any choice it is all of them. */
export function tickedCategories(choice: Choice, keys: readonly string[]): readonly string[] {
  const isAll = !choice.isNothing && choice.categories.length + choice.products.length === 0
  return isAll ? keys : choice.categories
}

/** The choice with these categories ticked. */
export function withCategories(
  choice: Choice,
  ticked: readonly string[],
  keys: readonly string[],
): Choice {
  const isAll = choice.products.length === 0 && keys.every((key) => ticked.includes(key))
  const isNothing = ticked.length + choice.products.length === 0
  return { ...choice, isNothing, categories: isAll ? [] : [...ticked] }
}

/** The choice with these single goods beside its categories. */
export function withProducts(
  choice: Choice,
  products: readonly string[],
  keys: readonly string[],
): Choice {
  const ticked = tickedCategories(choice, keys)
  return withCategories({ ...choice, products: [...products] }, ticked, keys)
}

function keysIn(text: string, count: number): string {
  const keys = text.split(',').filter((key) => /^[a-z0-9][a-z0-9-]{0,99}$/u.test(key))
  return [...new Set(keys)].slice(0, count).join(',')
}
