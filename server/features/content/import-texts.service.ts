import { mayWriteText } from '#domain/editing.ts'
import type { Imported, ImportTexts } from '#domain/import.schema.ts'
import {
  done,
  doneUnless,
  type Problem,
  refused,
  type Result,
  type ResultOfMany,
} from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findTexts } from './find-text.ts'
import { mayWriteSuch } from './may-write-such.ts'
import { changeOf, isDone } from './save-text.ts'
import { wordsFault } from './words-fault.ts'
import { silentPicturesFault } from './silent-pictures.ts'
import { adapterOf } from './text-adapters.ts'
import type { Change, Text } from './text-adapter.queries.ts'
import { writeTexts } from './write-texts.ts'

type Given = ImportTexts['texts'][number]
type Known = ReadonlyMap<string, Text>

/** What an import would write, without writing it; refuses as `importTexts` does. */
export async function checkImport(ctx: Ctx, given: ImportTexts): Promise<ResultOfMany<Imported>> {
  const changes = await changesOf(ctx, given)
  return changes.ok ? counted(changes.value) : changes
}

/**
 * Publishes the words of a file, all or none. Refuses by text, as the field `texts.3`: `not_found` (no such text), `stale`, `source_changed`, `draft_waits`
 * (somebody is at work on it), `text_long`, `html_dense`, `html_refused`, `alt_missing`; and `forbidden` in a language that is not the caller's. What is there
 * already is not written again, so the same call may be sent twice.
 */
export async function importTexts(ctx: Ctx, given: ImportTexts): Promise<ResultOfMany<Imported>> {
  // The second round is for the same call sent twice at once: the one that lost finds the words there.
  for (let round = 1; round <= 2; round += 1) {
    const changes = await changesOf(ctx, given)
    if (!changes.ok) return changes
    const { value } = changes
    if (value.length === 0 || (await writeTexts(ctx, value))) return counted(value)
  }
  return { ok: false, problems: [{ code: 'busy' }] }
}

function counted({ length: count }: readonly unknown[]): ResultOfMany<Imported> {
  return { ok: true, value: { count } }
}

interface TextChange {
  text: Text
  change: Change
}

async function changesOf(
  ctx: Ctx,
  { language, texts }: ImportTexts,
): Promise<ResultOfMany<TextChange[]>> {
  if (!mayWriteText(ctx.actor, language, 'publish'))
    return { ok: false, problems: [{ code: 'forbidden' }] }
  const found = await findTexts(ctx, new Set(texts.map(({ page }) => page)), language)
  if (!found) return { ok: false, problems: [{ code: 'not_found' }] }
  const known = new Map(found.map((text) => [`${text.ref.page} ${text.ref.key}`, text]))
  const problems: Problem[] = []
  const changes: TextChange[] = []
  const all = await Promise.all(
    texts.map((given) => describedChangeFor(ctx, known, { language, given })),
  )
  for (const [at, judged] of all.entries()) {
    if (!judged.ok) problems.push({ ...judged.problem, field: `texts.${at}` })
    else if (judged.value) changes.push(judged.value)
  }
  return doneUnless(problems, changes)
}

async function describedChangeFor(
  ctx: Ctx,
  known: Known,
  wanted: { language: string; given: Given },
): Promise<Result<TextChange | undefined>> {
  const judged = changeFor(ctx, known, wanted)
  if (!judged.ok || !judged.value) return judged
  const { text, change } = judged.value
  const { type } = text.row
  return (await silentPicturesFault(ctx, { type, value: change.version.value })) ?? judged
}

/** Undefined within where the text is already as the file wants it. */
function changeFor(
  ctx: Ctx,
  known: Known,
  { language, given }: { language: string; given: Given },
): Result<TextChange | undefined> {
  const text = known.get(`${given.page} ${given.key}`)
  if (!text) return refused('not_found')
  const words = adapterOf(text.ref.page).wordsOf(text.row, given.value)
  if (!words.ok) return words
  const { value, wasCleaned } = words.value
  if (wasCleaned) return refused('html_refused')
  const { rev, isReviewed } = given
  const save = { language, value, rev, isReviewed, as: 'publish', origin: 'import' } as const
  if (isDone(text, save)) return done(undefined)
  if (!mayWriteSuch(ctx.actor, text, value)) return refused('forbidden')
  const fault = wordsFault(text, value)
  if (fault) return refused(fault)
  if (text.row.draftValue !== null) return refused('draft_waits')
  if ((text.row.rev ?? 0) !== rev) return refused('stale')
  if ((text.row.source ?? '') !== given.source) return refused('source_changed')
  const change = changeOf(text, save, ctx.now())
  return change.ok ? done({ text, change: change.value }) : change
}
