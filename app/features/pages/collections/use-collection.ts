import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { EditableCollection, EditableItem, ItemState } from '#domain/collections.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** The items in the order that was just chosen, before the server has answered, and what is done with them. */
export function useCollection(collection: EditableCollection, onChanged: () => Promise<void>) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<{ ids: string[]; over: EditableCollection }>()
  const ids = collection.items.map(({ id }) => id)
  // What was wanted counts until the list has been read again.
  const order = wanted?.over === collection ? wanted.ids : ids
  const path = `/admin/collections/${collection.collection}`
  const waiting = useRef<Promise<unknown>>(Promise.resolve())
  const lastRev = useRef(0)

  /** One change after the other, each over what the one before has left: a second click does not meet the first as somebody else's. */
  const send = (method: 'PUT' | 'PATCH', place: string, body: object) => {
    const idempotencyKey = newKey()
    const sent = waiting.current.then(async () => {
      const rev = Math.max(collection.rev, lastRev.current)
      const answer = await callTwice<EditableCollection>(path + place, {
        method,
        body: { ...body, rev },
        idempotencyKey,
      })
      if (answer.ok) lastRev.current = answer.value.rev
      return settle(answer)
    })
    waiting.current = sent
    return sent
  }
  const settle = async (answer: ApiAnswer<EditableCollection>) => {
    if (!answer.ok) {
      setWanted(undefined)
      notifyStaff.error(
        answer.reason === 'refused'
          ? answer.error.message
          : t`We cannot reach the shop. Nothing was changed; try again in a moment.`,
      )
      if (answer.reason === 'unreachable') return undefined
    }
    await onChanged()
    return answer.ok ? answer.value : undefined
  }
  const place = async (from: number, to: number) => {
    const id = order[from]
    if (id === undefined || from === to || to < 0 || to >= order.length) return
    const next = order.toSpliced(from, 1).toSpliced(to, 0, id)
    setWanted({ ids: next, over: collection })
    await send('PUT', '/order', { items: next })
  }
  const mark = (id: string, state: ItemState) => send('PATCH', `/items/${id}`, { state })
  const remove = async ({ id, state }: EditableItem, name: string) => {
    const after = await mark(id, 'removed')
    if (!after) return
    notifyStaff.success(t`${name} is removed`, {
      action: { label: t`Undo`, onClick: () => void mark(id, state) },
    })
  }
  const items = order.flatMap((id) => collection.items.find((item) => item.id === id) ?? [])
  return { items, place, mark, remove }
}
