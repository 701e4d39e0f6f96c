import type { AdminStart } from '#domain/admin.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { PagesSection } from './pages.functions.ts'

/** What the section of pages is drawn from, and its sheets with it. */
export interface PagesPageProps {
  start: AdminStart
  section: PagesSection
  /** Reads the section anew. */
  onChanged: () => Promise<void>
  /** Hears of the title of a page that is published in a language. */
  onPublished: (published: { page: string; title: string; language: EditableLanguage }) => void
}
