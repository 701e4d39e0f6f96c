/** How the pages of a catalogue are laid out: six goods a page, one a page, or a list of prices. */
export const catalogueLayouts = ['grid', 'page', 'list'] as const
export type CatalogueLayout = (typeof catalogueLayouts)[number]

/** Which prices it names: none, what consumers pay with VAT, or the same without. */
export const cataloguePrices = ['none', 'consumer', 'business'] as const
export type CataloguePrices = (typeof cataloguePrices)[number]

/** What somebody chose to put into a catalogue. */
export interface CatalogueChoice {
  /** Keys of categories, and of single products beside them; both empty is all that the shop shows. */
  categories: string[]
  products: string[]
  layout: CatalogueLayout
  prices: CataloguePrices
  hasCover: boolean
  hasAllergens: boolean
  hasBarcodes: boolean
}
