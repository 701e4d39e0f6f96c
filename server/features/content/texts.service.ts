import { mayWriteText } from '#domain/editing.ts'
import type {
  ChangeText,
  EditableText,
  EditableTexts,
  SaveText,
  TextsOf,
} from '#domain/editing.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { changeOf, isDone } from './save-text.ts'
import { findText, listTexts, listTextsOfAllPages, type TextAddress } from './find-text.ts'
import { formerWords } from './former-words.ts'
import { mayTakeBack, mayWriteSuch, takeBackDenied } from './may-write-such.ts'
import { discardPending } from './pending.repository.ts'
import { wordsFault } from './words-fault.ts'
import { silentPicturesFault } from './silent-pictures.ts'
import type { Change, Text } from './text-adapter.queries.ts'
import { adapterOf } from './text-adapters.ts'
import { viewOf } from './text-view.ts'
import { findLastChangers, findMade } from './versions.repository.ts'
import { writeText } from './write-texts.ts'

/** A text as its editor sees it. `not_found` where there is no such page or language. */
export async function getText(ctx: Ctx, address: TextAddress): Promise<Result<EditableText>> {
  const text = await findText(ctx, address)
  return text ? done(viewOf(text)) : refused('not_found')
}

/** All texts of a page, or of every page, also those without words; of a noun with many rows those of some. `not_found` where there is no such page or language. */
export async function getTexts(
  ctx: Ctx,
  { page, language, of }: TextsOf,
): Promise<Result<EditableTexts>> {
  const texts =
    page === undefined
      ? await listTextsOfAllPages(ctx, language)
      : await listTexts(ctx, { page, language, of })
  return texts ? done({ texts }) : refused('not_found')
}

/**
 * Publishes, drafts or schedules words. Refuses `forbidden` (another's language; of who translates no words, and a text that is not
 * there), `text_long`, `html_dense`, `alt_missing` (what stood there before may come back without), `address_invalid`, `date_invalid`, `time_missing`, `time_past`,
 * `times_crossed`, and `stale` with the text as it stands. What is there already is answered and not written again. What stood there
 * before comes back as what it was made from then.
 */
export async function saveText(
  ctx: Ctx,
  address: Omit<TextAddress, 'language'>,
  save: SaveText,
): Promise<Result<EditableText>> {
  const write = save.as === 'schedule' ? 'direct' : save.as
  if (!mayWriteText(ctx.actor, save.language, write)) return refused('forbidden')
  const isNew = save.rev === 0
  const where = { ...address, language: save.language, type: save.type, isNew }
  const text = await findText(ctx, where)
  if (!text) return refused('not_found')
  const { isImmediate, wordsOf } = adapterOf(text.ref.page)
  if (isImmediate && save.as !== 'publish') return refused('invalid_input', { field: 'as' })
  const words = wordsOf(text.row, save.value)
  if (!words.ok) return words
  const { wasCleaned } = words.value
  const former = save.isFormer ? await formerWords(ctx, text, words.value.value) : undefined
  const value = former?.value ?? words.value.value
  const told = { ...(wasCleaned ? { wasCleaned } : {}), ...former?.told }
  const source = sourceSeen(text, save.source)
  if (!source.ok) return source
  const { isReviewed = true } = save
  const made = save.isFormer ? await findMade(ctx.database, text.ref, save) : undefined
  const wanted = { ...save, value, isReviewed, sourceValue: source.value, ...made }
  const isAsWanted = (now: Text) => isDone(now, wanted)
  if (isAsWanted(text)) return done({ ...viewOf(text), ...told })
  if (!mayWriteSuch(ctx.actor, text, value)) return refused('forbidden')
  const fault = wordsFault(text, value)
  if (fault) return refused(fault, { field: 'value' })
  const isGoingOut = save.as !== 'draft' && !save.isFormer
  const silent = isGoingOut && (await silentPicturesFault(ctx, { type: text.row.type, value }))
  if (silent) return silent
  const change = changeOf(text, wanted, ctx.now())
  if (!change.ok) return change
  const saved = await changeText(ctx, { text, change: change.value, isDone: isAsWanted })
  return saved.ok ? done({ ...saved.value, ...told }) : saved
}

/** The source words that a save is made from, as they are kept, null where nobody knows: `text_long` or `html_dense` where no source can have been so. */
function sourceSeen(
  { ref, row }: Text,
  seen: string | null = row.source ?? '',
): Result<string | null> {
  if (seen === null) return done(null)
  if (seen === (row.source ?? '')) return done(row.source || null)
  const words = adapterOf(ref.page).wordsOf(row, seen)
  if (words.ok) return done(words.value.value || null)
  return { ok: false, problem: { ...words.problem, field: 'source' } }
}

/**
 * Takes a text down in one language: readers get those of the language that stands in. Refuses `forbidden`, `stale`, and what no noun
 * can be without, such as the name of a product in the default language.
 */
export async function unpublishText(
  ctx: Ctx,
  address: Omit<TextAddress, 'language'>,
  { language, rev }: ChangeText,
): Promise<Result<EditableText>> {
  if (!mayWriteText(ctx.actor, language, 'publish')) return refused('forbidden')
  const text = await findText(ctx, { ...address, language })
  if (!text) return refused('not_found')
  if (!mayTakeBack(ctx.actor, text)) return takeBackDenied(ctx)
  const isDown = ({ row }: Text) => !row.value
  if (isDown(text)) return done(viewOf(text))
  const fault = wordsFault(text, '')
  if (fault) return refused(fault)
  const change: Change = {
    action: 'text_unpublished',
    rev,
    version: { value: '', status: 'unpublished', isReviewed: true, origin: 'human' },
    isPublic: true,
    removes: text.row.publishedAt === null ? [] : ['scheduled'],
  }
  return changeText(ctx, { text, change, isDone: isDown })
}

/**
 * Throws a draft away, or cancels a schedule; the history keeps its words. Where there is none, nothing happens. Refuses `forbidden`,
 * and `stale` where it is no longer the one that its editor saw.
 */
export async function discard(
  ctx: Ctx,
  address: Omit<TextAddress, 'language'>,
  { language, rev }: ChangeText,
  kind: 'draft' | 'scheduled',
): Promise<Result<EditableText>> {
  const write = kind === 'draft' ? 'draft' : 'direct'
  if (!mayWriteText(ctx.actor, language, write)) return refused('forbidden')
  const where = { ...address, language }
  const text = await findText(ctx, where)
  if (!text) return refused('not_found')
  await discardPending(ctx, text, { kind, rev })
  const now = await getText(ctx, where)
  return now.ok && now.value[kind] ? refused('stale', { current: now.value }) : now
}

/**
 * Writes one change and answers the text as it is then; `stale` with what stands there where somebody was faster, unless that is what
 * was wanted: the same call sent twice at once.
 */
export async function changeText(
  ctx: Ctx,
  {
    text,
    change,
    isDone: isAsWanted,
  }: { text: Text; change: Change; isDone: (now: Text) => boolean },
): Promise<Result<EditableText>> {
  const written = await writeText(ctx, text, change)
  if (written) return done(viewOf(written))
  const { page, key, languageCode: language } = text.ref
  const now = await findText(ctx, { page, key, language })
  if (!now) return refused('not_found')
  if (isAsWanted(now)) return done(viewOf(now))
  // Its row was made meanwhile, for another language: this one is still as its writer saw it.
  const isUntouched = !text.row.contentId && (now.row.rev ?? 0) === change.rev
  if (isUntouched && now.row.contentId)
    return changeText(ctx, { text: now, change, isDone: isAsWanted })
  return refused('stale', {
    current: { ...viewOf(now), isOwn: await isOwnSince(ctx, now, change.rev) },
  })
}

/** True where all that has become of a text since that number is the caller's own work, in another window. */
async function isOwnSince(ctx: Ctx, { ref, row }: Text, rev: number): Promise<boolean> {
  const changers = await findLastChangers(ctx.database, ref, Math.max(1, (row.rev ?? 0) - rev))
  return changers.length > 0 && changers.every((by) => by === ctx.actor.userId)
}
