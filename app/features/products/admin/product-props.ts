import type { AdminStart } from '#domain/admin.schema.ts'
import type { AdminProduct, AdminProducts } from '#domain/admin-products.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'

/** What the section is read with. */
export interface ProductsData {
  list: AdminProducts
  languages: EditableLanguage[]
  /** What is open beside the list. */
  product: AdminProduct | null
}

/** What the parts of a sheet are given: the language is the one that the product's words are looked at in. */
export interface ProductProps {
  product: AdminProduct
  language: EditableLanguage
  languages: readonly EditableLanguage[]
  categories: AdminProducts['categories']
  start: AdminStart
  /** Who may change what is sold, and for how much. */
  canEdit: boolean
  onChanged: () => Promise<void>
}
