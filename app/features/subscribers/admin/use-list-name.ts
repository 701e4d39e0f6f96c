import { useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { NewsletterList } from '#domain/newsletter-lists.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** What a list is called in the language of the page, else in the default one, else in any; one that nobody has named by its key. */
export function useListName(languages: readonly EditableLanguage[]) {
  const { t } = useLingui()
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  return ({ key, names, isDefault }: NewsletterList): string => {
    const named = [currentLanguageCode(), standard].map((code) => names[code]).find(Boolean)
    return named ?? Object.values(names)[0] ?? (isDefault ? t`The newsletter` : key)
  }
}
