import type { Imported, ImportOverrides } from '#domain/import.schema.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { doneUnless, type Problem, type ResultOfMany } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { placeholdersOfText } from '#server/i18n/interface-texts.ts'
import { findOverrides, saveOverrides } from './overrides.repository.ts'
import { messageFault } from './placeholders.ts'

type Given = ImportOverrides['texts'][number]
/** With the factory's own words that it is laid over; null: the catalogue's stand there. */
type Wanted = Given & { before: string | null }

/** What an import would lay over the catalogue, without doing it; refuses as `importOverrides` does. */
export async function checkOverrides(
  ctx: Ctx,
  given: ImportOverrides,
): Promise<ResultOfMany<Imported>> {
  const wanted = await wantedTexts(ctx, given)
  return wanted.ok ? counted(wanted.value) : wanted
}

/**
 * Lays the texts of a file over the catalogue. Refuses all of them where one is no message (`message_invalid`), takes what the
 * catalogue's is not given (`placeholder_unknown`), is too long (`text_long`), is in no catalogue (`not_found`) or was changed
 * meanwhile (`stale`), with that text as the field: `texts.3`; and `forbidden` in a language that is not the caller's.
 */
export async function importOverrides(
  ctx: Ctx,
  given: ImportOverrides,
): Promise<ResultOfMany<Imported>> {
  const { language } = given
  const wanted = await wantedTexts(ctx, given)
  if (!wanted.ok) return wanted
  if (wanted.value.length === 0) return counted([])
  const saves = wanted.value.map((text) => ({ ...text, language }))
  if (await saveOverrides(ctx, saves)) return counted(wanted.value)
  // Somebody has saved one of them between our look and our batch: this look says which, or that it is as we want it.
  const after = await wantedTexts(ctx, given)
  return after.ok ? counted(wanted.value) : after
}

function counted({ length: count }: readonly unknown[]): ResultOfMany<Imported> {
  return { ok: true, value: { count } }
}

/** The texts that are not yet as the file wants them. */
async function wantedTexts(
  ctx: Ctx,
  { language, texts }: ImportOverrides,
): Promise<ResultOfMany<Wanted[]>> {
  if (!mayWriteIn(ctx.actor, language)) return { ok: false, problems: [{ code: 'forbidden' }] }
  const { isLanguage, texts: known } = await findOverrides(
    ctx.database,
    ctx.site.factoryId,
    language,
  )
  if (!isLanguage) return { ok: false, problems: [{ code: 'not_found' }] }
  const own = new Map(known.map((text) => [text.key, text]))
  const changed = texts.filter(({ key, content }) => own.get(key)?.content !== content)
  const given = await Promise.all(texts.map(({ key }) => placeholdersOfText(key)))
  const problems = texts.flatMap((text, at): Problem[] => {
    const field = `texts.${at}`
    const values = given[at]
    if (!values) return [{ code: 'not_found', field }]
    const fault = messageFault(text.content, values)
    if (fault) return [{ ...fault, field }]
    const isStale = changed.includes(text) && (own.get(text.key)?.rev ?? 0) !== text.rev
    return isStale ? [{ code: 'stale', field }] : []
  })
  const wanted = changed.map((text) => ({ ...text, before: own.get(text.key)?.content ?? null }))
  return doneUnless(problems, wanted)
}
