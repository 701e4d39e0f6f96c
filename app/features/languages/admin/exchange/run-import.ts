import type { ErrorBody } from '#domain/errors.ts'
import { type Imported, mostTextsOfImport } from '#domain/import.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import type { Change, Refused } from './plan-import.ts'

export interface Outcome {
  /** Those that the server takes, or has written. */
  taken: Change[]
  refused: Refused[]
  /** Why the rest was not sent: nobody answered, or the whole call was refused, in the server's words. */
  stopped?: 'unreachable' | { told: string }
}

/** Asks the server which changes it would write; nothing is written. */
export function checkChanges(changes: readonly Change[], language: string): Promise<Outcome> {
  return inBatches(changes, (batch) => sendBatch(batch, { language, action: '/check' }))
}

/** Writes the changes, batch by batch, each whole or not at all. What was written before is not written twice. */
export function saveChanges(changes: readonly Change[], language: string): Promise<Outcome> {
  return inBatches(changes, (batch) => sendBatch(batch, { language, action: '' }))
}

async function inBatches(
  changes: readonly Change[],
  send: (batch: Change[]) => Promise<Outcome>,
): Promise<Outcome> {
  const all: Outcome = { taken: [], refused: [] }
  for (const batch of batchesOf(changes)) {
    // One after the other: a refusal of the whole stops the rest.
    const { taken: done, refused, stopped } = await send(batch)
    all.taken.push(...done)
    all.refused.push(...refused)
    if (stopped) return { ...all, stopped }
  }
  return all
}

/** Well below what one call may bring. */
const mostLetters = 200_000

function batchesOf(changes: readonly Change[]): Change[][] {
  const batches: Change[][] = []
  let letters = 0
  for (const change of changes) {
    const length = change.value.length + change.row.source.length
    const last = batches.at(-1)
    const fits = last && last.length < mostTextsOfImport && letters + length < mostLetters
    if (fits) last.push(change)
    else batches.push([change])
    letters = fits ? letters + length : length
  }
  return batches
}

/** Sends the batch; where the server refuses some of it, the rest goes again without them. */
async function sendBatch(
  batch: Change[],
  call: { language: string; action: string },
): Promise<Outcome> {
  const refused: Refused[] = []
  let rest = batch
  while (rest.length > 0) {
    const answer = await callApi<Imported>(`${pathOf(rest)}${call.action}`, {
      method: 'POST',
      body: { language: call.language, texts: rest.map(textOf) },
      idempotencyKey: newKey(),
    })
    if (answer.ok) return { taken: rest, refused }
    if (answer.reason === 'unreachable') return { taken: [], refused, stopped: 'unreachable' }
    const told = toldByText(answer.error)
    if (told.size === 0) return { taken: [], refused, stopped: { told: answer.error.message } }
    for (const [at, { line, row }] of rest.entries()) {
      const message = told.get(at)
      if (message) refused.push({ line, id: row.id, reason: { told: message } })
    }
    rest = rest.filter((_, at) => !told.has(at))
  }
  return { taken: [], refused }
}

/** The server names each text that it refuses by its place in the call: `texts.3`, or a field of it. */
function toldByText({ field, message, fields }: ErrorBody): Map<number, string> {
  const all = fields ?? (field ? [{ field, message }] : [])
  return new Map(
    all.flatMap((each): [number, string][] => {
      const at = /^texts\.(?<at>\d+)/u.exec(each.field)?.groups?.['at']
      return at === undefined ? [] : [[Number(at), each.message]]
    }),
  )
}

function pathOf([first]: readonly Change[]): string {
  return first?.row.place.area === 'interface'
    ? '/admin/interface-texts/imports'
    : '/admin/content/imports'
}

function textOf({ row, value, isReviewed }: Change) {
  const { place, rev, source } = row
  if (place.area === 'interface') return { key: place.key, content: value, rev }
  return { page: place.page, key: place.key, value, rev, source, isReviewed }
}
