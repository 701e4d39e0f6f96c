import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { momentText } from '#app/ui/moment-text.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import type { SaveAs } from './editing-api.ts'
import { type Opened, type Typed, useEditing } from './editing-context.ts'
import { plannedWords } from './planned-words.ts'
import { isOfLink, nounOf } from './text-nouns.ts'

/** What is told once words are saved, could not be, or are given up. `again` opens their text again. */
export function useTextNotices(again: Opened | undefined) {
  const { i18n, t } = useLingui()
  const { open, say } = useEditing()
  const languageName = useLanguageName()
  /** What is planned replaces these words: it can be looked at in the text, and called off there. */
  const tellPlan = (saved: EditableText) => {
    if (!saved.scheduled || plannedWords(saved) === undefined) return
    const when = momentText(i18n.locale, saved.scheduled.publishAt)
    notifyStaff.warning(t`Other words are planned: they replace these from ${when}.`, {
      ...(again && {
        action: { label: t`See the plan`, onClick: () => open({ id: again.id }) },
      }),
    })
  }
  /** The words of a link may stand far from where the eye is: the message says which of them it was. */
  const tellSaved = (text: EditableText, { as }: SaveAs) => {
    const description = nounOf(text)?.saved?.(languageName(text.languageCode))
    if (description)
      notifyStaff.success(t`Translation Updated`, { description: i18n._(description) })
    else notifyStaff.success(as === 'publish' ? t`Saved` : t`Kept for later.`)
  }
  return {
    saved: (text: EditableText, how: SaveAs) => {
      say(how.as === 'publish' ? t`Saved.` : t`Kept for later.`)
      tellSaved(text, how)
      if (how.as === 'publish') tellPlan(text)
      if (text.wasCleaned) notifyStaff.info(t`Some formatting was removed.`)
    },
    failed: (text: EditableText) => {
      if (!isOfLink(text)) return
      const description = t`Failed to save translation. Please try again.`
      notifyStaff.error(t`Error`, { description })
    },
    givenUp: (typed: Typed) => {
      if (!again) return
      notifyStaff.info(t`Your changes were not saved.`, {
        action: { label: t`Bring them back`, onClick: () => open({ ...again, typed }) },
      })
    },
  }
}
