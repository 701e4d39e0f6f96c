import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ApiAnswer } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { notifyStaff } from '#app/ui/notify.ts'

interface OrderWanted<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Saves the order over the one that was seen; answers the ids as they stand then. */
  save: (
    order: readonly string[],
    seen: readonly string[],
    idempotencyKey: string,
  ) => Promise<ApiAnswer<readonly string[]>>
  onChanged: () => Promise<void>
}

/**
 * The rows in the order that was just chosen, before the server has answered; `place` puts one at another's place and saves
 * the order. Where that does not work, the list is as it was, and that is said.
 */
export function useOrder<Row>({ rows, idOf, save, onChanged }: OrderWanted<Row>) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<{ ids: readonly string[]; over: readonly Row[] }>()
  const ids = rows.map(idOf)
  // What was wanted counts until the list has been read again.
  const order = wanted?.over === rows ? wanted.ids : ids
  /** As the server has it since, while this list is still shown. */
  const saved = useRef<{ ids: readonly string[]; over: readonly Row[] }>(undefined)
  const waiting = useRef<string[]>(undefined)
  const isSending = useRef(false)
  const place = (id: string, at: number) => {
    const next = order.filter((each) => each !== id).toSpliced(at, 0, id)
    if (next.join(' ') === order.join(' ')) return
    setWanted({ ids: next, over: rows })
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
      const seen = saved.current?.over === rows ? saved.current.ids : ids
      const answer = await save(next, seen, newKey())
      if (!answer.ok) {
        waiting.current = undefined
        isSending.current = false
        return giveUp(answer)
      }
      saved.current = { ids: answer.value, over: rows }
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
  return { ordered: order.flatMap((id) => rows.find((row) => idOf(row) === id) ?? []), place }
}
