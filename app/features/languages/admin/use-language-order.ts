import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { EditableLanguage, EditableLanguages } from '#domain/languages.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/**
 * The languages in the order that was just chosen, before the server has answered; `place` puts one at another's place and saves
 * the order. Where that does not work, the list is as it was, and that is said.
 */
export function useLanguageOrder(
  languages: readonly EditableLanguage[],
  onChanged: () => Promise<void>,
) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<{ codes: string[]; over: readonly EditableLanguage[] }>()
  const codes = languages.map(({ code }) => code)
  // What was wanted counts until the list has been read again.
  const order = wanted?.over === languages ? wanted.codes : codes
  /** As the server has it since, while this list is still shown. */
  const saved = useRef<{ codes: string[]; over: readonly EditableLanguage[] }>(undefined)
  const waiting = useRef<string[]>(undefined)
  const isSending = useRef(false)
  const place = (code: string, at: number) => {
    const others = order.filter((each) => each !== code)
    const next = others.toSpliced(at, 0, code)
    if (next.join(' ') === order.join(' ')) return
    setWanted({ codes: next, over: languages })
    waiting.current = next
    void send()
  }
  /** One order after the other, and of those that wait the last alone: none can overtake a newer one. */
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    while (waiting.current) {
      const next = waiting.current
      waiting.current = undefined
      const seen = saved.current?.over === languages ? saved.current.codes : codes
      const answer = await callTwice<EditableLanguages>('/admin/languages/order', {
        method: 'PUT',
        body: { codes: next, seen },
        idempotencyKey: newKey(),
      })
      if (!answer.ok) {
        waiting.current = undefined
        isSending.current = false
        return giveUp(answer)
      }
      saved.current = { codes: answer.value.languages.map(({ code }) => code), over: languages }
    }
    isSending.current = false
    await onChanged()
  }
  const giveUp = async (answer: Extract<ApiAnswer<unknown>, { ok: false }>) => {
    setWanted(undefined)
    notifyStaff.error(
      answer.reason === 'refused'
        ? answer.error.message
        : t`The order was not saved. Try again in a moment.`,
    )
    // Where somebody else was faster, the next order is of theirs.
    if (answer.reason === 'refused') await onChanged()
  }
  const ordered = order.flatMap(
    (code) => languages.find((language) => language.code === code) ?? [],
  )
  return { ordered, place }
}
