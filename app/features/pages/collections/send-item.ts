import type { EditableCollection, SaveItem } from '#domain/collections.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

interface ItemToSend {
  collection: EditableCollection
  /** As `question.3`. */
  id: string
  isNew: boolean
  texts: SaveItem['texts']
  idempotencyKey: string
}

/**
 * Saves the words of an item. Where somebody else has added one under the number that a new one was to get, that is no conflict: it
 * gets the next number.
 */
export async function sendItem(item: ItemToSend): Promise<ApiAnswer<EditableCollection>> {
  const { collection, id, isNew, texts, idempotencyKey } = item
  const answer = await callTwice<EditableCollection>(
    `/admin/collections/${collection.collection}/items/${id}`,
    { method: 'PUT', body: { language: collection.languageCode, texts }, idempotencyKey },
  )
  const next = isNew && nextId(answer, id)
  // Another call, and another key: the one before was answered.
  return next ? sendItem({ ...item, id: next, idempotencyKey: newKey() }) : answer
}

/** The number that is free now, as the refusal tells; undefined where it is not for its number that an item was refused. */
function nextId(answer: ApiAnswer<EditableCollection>, id: string): string | undefined {
  if (answer.ok || answer.reason !== 'refused' || answer.error.code !== 'stale') return undefined
  const [kind = ''] = id.split('.')
  const number = (answer.error.current as EditableCollection | undefined)?.nextNumbers[kind]
  const next = `${kind}.${number}`
  return number === undefined || next === id ? undefined : next
}
