import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditableLanguage, EditableLanguages } from '#domain/languages.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { notifyStaff } from '#app/ui/notify.ts'

/**
 * The languages in the order that was just chosen, before the server has answered; `place` puts one at another's place and saves
 * the order. Where that does not work, the list is as it was, and that is said.
 */
export function useLanguageOrder(languages: readonly EditableLanguage[], onChanged: () => void) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<{ codes: string[]; over: readonly EditableLanguage[] }>()
  const codes = languages.map(({ code }) => code)
  // What was wanted counts until the list has been read again.
  const order = wanted?.over === languages ? wanted.codes : codes
  const place = async (code: string, at: number) => {
    const others = order.filter((each) => each !== code)
    const next = others.toSpliced(at, 0, code)
    if (next.join(' ') === order.join(' ')) return
    setWanted({ codes: next, over: languages })
    const answer = await callApi<EditableLanguages>('/admin/languages/order', {
      method: 'PUT',
      body: { codes: next },
      idempotencyKey: crypto.randomUUID(),
    })
    if (answer.ok) return onChanged()
    setWanted(undefined)
    notifyStaff.error(
      answer.reason === 'refused'
        ? answer.error.message
        : t`The order was not saved. Try again in a moment.`,
    )
  }
  const ordered = order.flatMap(
    (code) => languages.find((language) => language.code === code) ?? [],
  )
  return { ordered, place }
}
