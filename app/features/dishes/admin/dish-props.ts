import type { AdminDish, AdminMenu, AdminMenus } from '#domain/admin-dishes.schema.ts'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { AdminStart } from '#domain/admin.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'

/** What the section is read with. */
export interface DishesData extends AdminMenus {
  languages: EditableLanguage[]
  /** The product of the dish that is open beside the list. */
  product: AdminProduct | null
}

/** What the parts of a menu are given. `now` is the moment that it was read at. */
export interface MenuProps {
  menu: AdminMenu
  now: number
  languages: readonly EditableLanguage[]
  /** The language that new words are begun in, and that words are looked at in. */
  language: EditableLanguage
  start: AdminStart
  canEdit: boolean
  onChanged: () => Promise<void>
}

export interface DishProps extends MenuProps {
  dish: AdminDish
}

/** A text of the menu as the page's reader sees it: in their language, else in the site's own. */
export function textIn(
  texts: Readonly<Record<string, string>>,
  { language, languages }: Pick<MenuProps, 'language' | 'languages'>,
): string {
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  return texts[language.code] || texts[standard] || Object.values(texts)[0] || ''
}
