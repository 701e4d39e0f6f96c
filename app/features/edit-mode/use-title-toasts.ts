import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { menuPage } from './title-text.ts'

/** What is told of a saved title, and of one that could not be saved. */
export function useTitleToasts() {
  const { t } = useLingui()
  const nameOf = useLanguageName()
  return {
    saved: ({ page, languageCode }: EditableText) => {
      const language = nameOf(languageCode)
      const description =
        page === menuPage
          ? t`Menu title updated for ${language}`
          : t`Footer link updated for ${language}`
      notifyStaff.success(t`Translation Updated`, { description })
    },
    failed: () =>
      notifyStaff.error(t`Error`, {
        description: t`Failed to save translation. Please try again.`,
      }),
  }
}
