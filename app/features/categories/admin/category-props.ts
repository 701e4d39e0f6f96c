import type { AdminStart } from '#domain/admin.schema.ts'
import type { EditableCategories, EditableCategory } from '#domain/categories.schema.ts'
import type { EditableLanguage, EditableLanguages } from '#domain/languages.schema.ts'

/** What the section is read with. */
export type CategoriesData = EditableCategories & EditableLanguages

/** What a sheet is opened with: the language is the one that the category is looked at in. */
export interface CategoryProps {
  category: EditableCategory
  language: EditableLanguage
  languages: readonly EditableLanguage[]
  canEdit: boolean
  start: AdminStart
  onChanged: () => Promise<void>
}
