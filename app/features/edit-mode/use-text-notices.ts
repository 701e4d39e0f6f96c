import { useLingui } from '@lingui/react/macro'
import type { EditableText } from '#domain/editing.schema.ts'
import { momentText } from '#app/ui/moment-text.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import type { SaveAs } from './editing-api.ts'
import { type Opened, type Typed, useEditing } from './editing-context.ts'
import { plannedWords } from './planned-words.ts'
import { useSaveToasts } from './use-save-toasts.ts'

/** What is told once words are saved or given up. `again` opens their text again. */
export function useTextNotices(again: Opened | undefined) {
  const { i18n, t } = useLingui()
  const { open, say } = useEditing()
  const toasts = useSaveToasts()
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
  return {
    saved: (text: EditableText, { as }: SaveAs) => {
      say(as === 'publish' ? t`Saved.` : t`Kept for later.`)
      toasts.saved(text)
      if (as === 'publish') tellPlan(text)
      if (text.wasCleaned) notifyStaff.info(t`Some formatting was removed.`)
    },
    givenUp: (typed: Typed) => {
      if (!again) return
      notifyStaff.info(t`Your changes were not saved.`, {
        action: { label: t`Bring them back`, onClick: () => open({ ...again, typed }) },
      })
    },
  }
}
