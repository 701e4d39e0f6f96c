import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { nounOf } from './text-nouns.ts'

/** What is told of the saved words of a link, and of those that could not be saved: they may stand far from where the eye is. */
export function useSaveToasts() {
  const { t, i18n } = useLingui()
  const nameOf = useLanguageName()
  return {
    saved: (text: EditableText) => {
      const description = nounOf(text)?.saved(nameOf(text.languageCode))
      if (description)
        notifyStaff.success(t`Translation Updated`, { description: i18n._(description) })
    },
    failed: (text: EditableText) => {
      if (nounOf(text))
        notifyStaff.error(t`Error`, {
          description: t`Failed to save translation. Please try again.`,
        })
    },
  }
}
