import {
  type CollectionField,
  type CollectionKey,
  collectionOf,
  fieldFault,
  fieldsOf,
  mostItems,
} from '#domain/collections.ts'
import type { EditableCollection, SaveItem } from '#domain/collections.schema.ts'
import { mayWriteText } from '#domain/editing.ts'
import { isAllowed } from '#domain/permissions.ts'
import { refused, type Problem, type Result, type ResultOfMany } from '#domain/result.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { itemsOf, stateOf } from './collection-view.ts'
import { getCollection } from './collections.service.ts'
import { listItemRows } from './collections.repository.ts'
import { findText } from './find-text.ts'
import { mayWriteSuch } from './may-write-such.ts'
import { changeOf, isDone } from './save-text.ts'
import { silentPicturesFault } from './silent-pictures.ts'
import { wordsOf } from './text-words.ts'
import type { Change, Text } from './text-adapter.queries.ts'
import { writeTexts } from './write-texts.ts'

interface ItemAt {
  key: CollectionKey
  id: string
}

interface Wanted {
  field: CollectionField
  text: Text
  /** As it is kept. */
  value: string
  rev: number
}

/**
 * Saves the words of an item in one language, all or none; a number that no item has yet adds one at the end. Refuses `not_found`,
 * `forbidden`, `too_many`, and by field: `words_missing`, `text_long`, `html_dense`, `alt_missing`, `phone_invalid`, `address_invalid`, `date_invalid`, and
 * `stale` with the collection as it stands. The same call sent twice is one.
 */
export async function saveItem(
  ctx: Ctx,
  at: ItemAt,
  save: SaveItem,
): Promise<ResultOfMany<EditableCollection>> {
  const { language } = save
  if (!mayWriteText(ctx.actor, language, 'publish')) return one(refused('forbidden'))
  const refusal = await refusalOf(ctx, at)
  if (refusal) return one(refusal)
  const wanted = await wantedTexts(ctx, at, save)
  if (!wanted.ok) return wanted
  const isAsWanted = ({ text, value, rev }: Wanted) =>
    isDone(text, saveOf(language, { value, rev })) || (value === '' && !text.row.value)
  const unlike = wanted.value.filter((each) => !isAsWanted(each))
  if (!unlike.every(({ text, value }) => mayWriteSuch(ctx.actor, text, value)))
    return one(refused('forbidden'))
  const changes = unlike.map(({ text, value, rev }): { text: Text; change: Change } => {
    const change = changeOf(text, saveOf(language, { value, rev }), ctx.now())
    if (!change.ok) throw new Error(change.problem.code)
    return { text, change: change.value }
  })
  const isWritten = changes.length === 0 || (await writeTexts(ctx, changes))
  const now = await getCollection(ctx, at.key, language)
  if (!now.ok) return one(now)
  if (isWritten || isAllThere(now.value, at.id, wanted.value)) return now
  return one(refused('stale', { current: now.value }))
}

/** Where there is no such item and none may be added. */
async function refusalOf(ctx: Ctx, { key, id }: ItemAt) {
  if (!fieldsOf(key, id)) return refused('not_found')
  const items = itemsOf(key, await listItemRows(ctx, key))
  const own = items.get(id)
  if (own) return stateOf(own) === 'removed' ? refused('not_found') : undefined
  if (!isAllowed(ctx.actor, 'content.edit')) return refused('forbidden')
  const numbers = [...items.keys()].map((each) => Number(each.split('.')[1]))
  const isNear = Number(id.split('.')[1]) <= Math.max(0, ...numbers) + mostItems
  if (!isNear) return refused('not_found')
  return items.size >= mostItems ? refused('too_many') : undefined
}

async function wantedTexts(
  ctx: Ctx,
  { key, id }: ItemAt,
  { language, texts }: SaveItem,
): Promise<ResultOfMany<Wanted[]>> {
  const fields = fieldsOf(key, id) ?? []
  const judged = await Promise.all(
    texts.map(async ({ field: name, value, rev }): Promise<Result<Wanted>> => {
      const field = fields.find((each) => each.key === name)
      const type = field?.type === 'html' ? 'html' : 'text'
      const { page } = collectionOf(key)
      const text = field && (await findText(ctx, { page, key: `${id}.${name}`, language, type }))
      if (!text) return refused('not_found')
      const words = wordsOf(text.row, value)
      if (!words.ok) return refused(words.problem.code, { ...words.problem, field: name })
      const fault = faultIn(ctx, { field, text, value: words.value.value })
      if (fault) return refused(fault, { field: name })
      const silent = await silentIn(ctx, text, words.value.value)
      if (silent) return refused(silent.code, { ...silent, field: name })
      return { ok: true, value: { field, text, value: words.value.value, rev } }
    }),
  )
  const problems = [
    ...judged.flatMap((each): Problem[] => (each.ok ? [] : [each.problem])),
    ...(await missingWords(ctx, { key, id }, { language, texts })),
  ]
  const [first, ...rest] = problems
  if (first) return { ok: false, problems: [first, ...rest] }
  return { ok: true, value: judged.flatMap((each) => (each.ok ? [each.value] : [])) }
}

/** What is needed and was left out stands there already, or is a fault. */
async function missingWords(
  ctx: Ctx,
  { key, id }: ItemAt,
  { language, texts }: SaveItem,
): Promise<Problem[]> {
  const leftOut = (fieldsOf(key, id) ?? []).filter(
    (field) => field.isRequired && !texts.some((given) => given.field === field.key),
  )
  const { page } = collectionOf(key)
  const missing = leftOut.map(async (field): Promise<Problem[]> => {
    const type = field.type === 'html' ? 'html' : 'text'
    const text = await findText(ctx, { page, key: `${id}.${field.key}`, language, type })
    const fault = text && faultIn(ctx, { field, text, value: text.row.value ?? '' })
    return fault ? [{ code: fault, field: field.key }] : []
  })
  return (await Promise.all(missing)).flat()
}

/** What is needed may be empty in a translation: its readers get those of the language that stands in. */
function faultIn(ctx: Ctx, { field, text, value }: Omit<Wanted, 'rev'>) {
  const isInDefault = text.ref.languageCode === defaultLanguageOf(ctx.site)
  if (field.isShared && !isInDefault && value !== '') return 'not_found'
  const hasFallback = !isInDefault && Boolean(text.row.source)
  if (field.isRequired && value === '' && !hasFallback) return 'words_missing'
  return fieldFault(field, value)
}

/** Words that are as they were stay, also where a picture of theirs says nothing. */
async function silentIn(ctx: Ctx, { row }: Text, value: string): Promise<Problem | undefined> {
  if (value === row.value) return undefined
  return (await silentPicturesFault(ctx, { type: row.type, value }))?.problem
}

function saveOf(language: string, { value, rev }: { value: string; rev: number }) {
  return { language, value, rev, as: 'publish', isReviewed: true, origin: 'human' } as const
}

function isAllThere({ items }: EditableCollection, id: string, wanted: readonly Wanted[]): boolean {
  const texts = items.find((item) => item.id === id)?.texts
  return wanted.every(({ field, value }) => (texts?.[field.key]?.value ?? '') === value)
}

function one({ problem }: { problem: Problem }): ResultOfMany<never> {
  return { ok: false, problems: [problem] }
}
