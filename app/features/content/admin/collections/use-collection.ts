import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditableCollection, EditableItem, ItemState } from '#domain/collections.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { notifyStaff } from '#app/ui/notify.ts'

/** The items in the order that was just chosen, before the server has answered, and what is done with them. */
export function useCollection(collection: EditableCollection, onChanged: () => Promise<void>) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<{ ids: string[]; over: EditableCollection }>()
  const ids = collection.items.map(({ id }) => id)
  // What was wanted counts until the list has been read again.
  const order = wanted?.over === collection ? wanted.ids : ids
  const path = `/admin/collections/${collection.collection}`

  const told = async (answer: ApiAnswer<EditableCollection>) => {
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
    await told(
      await callApi<EditableCollection>(`${path}/order`, {
        method: 'PUT',
        body: { items: next, rev: collection.rev },
        idempotencyKey: crypto.randomUUID(),
      }),
    )
  }
  const mark = async (id: string, state: ItemState, rev = collection.rev) =>
    told(
      await callApi<EditableCollection>(`${path}/items/${id}`, {
        method: 'PATCH',
        body: { state, rev },
        idempotencyKey: crypto.randomUUID(),
      }),
    )
  const remove = async ({ id, state }: EditableItem, name: string) => {
    const after = await mark(id, 'removed')
    if (!after) return
    notifyStaff.success(t`${name} is removed`, {
      action: { label: t`Undo`, onClick: () => void mark(id, state, after.rev) },
    })
  }
  const items = order.flatMap((id) => collection.items.find((item) => item.id === id) ?? [])
  return { items, place, mark, remove }
}
