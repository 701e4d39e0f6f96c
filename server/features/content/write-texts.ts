import { knowRevisions, raisedRevisionOfKnown } from '#server/site/revisions.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { Statement, StatementResult } from '#server/platform/hrana.ts'
import type { Change, Text, WriteCtx } from './text-adapter.queries.ts'
import { adapterOf, guards } from './text-adapters.ts'

interface Changed {
  text: Text
  change: Change
}

/**
 * Writes changes of texts in one batch: versions, words, what they raise and the audit log, all or none. False where one of the texts
 * is no longer what its writer saw: nothing is written then.
 */
export async function writeTexts(ctx: WriteCtx, changes: readonly Changed[]): Promise<boolean> {
  return (await write(ctx, changes, [])) !== undefined
}

/** The same for one text, which is answered as the batch has left it; undefined where nothing was written. */
export async function writeText(
  ctx: WriteCtx,
  text: Text,
  change: Change,
): Promise<Text | undefined> {
  const asked = adapterOf(text.ref.page).reread(text.ref)
  const results = await write(ctx, [{ text, change }], [asked])
  const [row] = asked.answerOf(results?.at(-1)?.rows ?? [])
  return row && { ref: text.ref, row }
}

async function write(
  ctx: WriteCtx,
  changes: readonly Changed[],
  asked: readonly Statement[],
): Promise<StatementResult[] | undefined> {
  const shown = changes.filter(({ change }) => change.isPublic)
  const languages = [...new Set(shown.map(({ text }) => adapterOf(text.ref.page).readersOf(text)))]
  const raised = languages.map((language) => raisedRevisionOfKnown(ctx, language))
  const statements = await Promise.all(
    changes.map(({ text, change }) => adapterOf(text.ref.page).statements(ctx, text, change)),
  )
  try {
    const results = await ctx.database.write([...raised, ...statements.flat(), ...asked])
    knowRevisions(ctx, languages, results)
    return results
  } catch (error) {
    if (isStale(error)) return undefined
    throw error
  }
}

/** There is no text, or none with the number that its writer saw, or its row was made by somebody else meanwhile. */
function isStale(error: unknown): boolean {
  const fault = faultOf(error)
  return fault.kind === 'not_null' && guards.some((column) => fault.what.includes(column))
}
