import { useLingui } from '@lingui/react/macro'
import type { TextHistory } from '#domain/editing.schema.ts'
import { momentText } from '#app/ui/moment-text.ts'

export type Version = TextHistory['versions'][number]

/** When a version was written, and what became of it. */
export function useVersionWords() {
  const { i18n, t } = useLingui()
  const states = {
    draft: t`Draft`,
    published: t`Published`,
    scheduled: t`Scheduled`,
    unpublished: t`Taken down`,
  }
  return ({ at, status, isCurrent }: Version) => ({
    // What came with the site was written at no time that is known.
    when: at > 0 ? momentText(i18n.locale, at) : undefined,
    state: isCurrent ? t`Shown now` : states[status],
  })
}
