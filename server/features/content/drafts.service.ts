import { mayWriteText, type VersionOrigin } from '#domain/editing.ts'
import type { ChangeText, Drafts, EditableText, PublishDrafts } from '#domain/editing.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findText, type TextAddress } from './find-text.ts'
import { mayWriteSuch } from './may-write-such.ts'
import { listDrafts } from './pending.repository.ts'
import { silentPicturesFault } from './silent-pictures.ts'
import { viewOf } from './text-view.ts'
import { findLastDraft } from './versions.repository.ts'
import type { Change, Text } from './text-adapter.queries.ts'
import { writeTexts } from './write-texts.ts'

type Item = PublishDrafts['items'][number]

/** Every draft that waits, of all writers. */
export async function getDrafts({ database, site }: Ctx): Promise<Drafts> {
  const rows = await listDrafts(database, site.factoryId)
  return { drafts: rows.map((row) => ({ ...row, byName: row.byName ?? '' })) }
}

/** Publishes the draft of one text. Refuses as `publishDrafts`. */
export async function publishDraft(
  ctx: Ctx,
  { page, key }: Omit<TextAddress, 'language'>,
  { language, rev }: ChangeText,
): Promise<Result<EditableText>> {
  const published = await publishDrafts(ctx, [{ page, key, languageCode: language, rev }])
  if (!published.ok) return published
  const [text] = published.value
  return text ? done(text) : refused('not_found')
}

/**
 * Publishes drafts together, all or none. Refuses `forbidden` (one in another's language; of who translates one without words), `not_found` (one that is no text or has no
 * draft), `alt_missing`, and `stale` with the first text that somebody has changed meanwhile.
 */
export async function publishDrafts(
  ctx: Ctx,
  items: readonly Item[],
): Promise<Result<EditableText[]>> {
  if (!items.every(({ languageCode }) => mayWriteText(ctx.actor, languageCode, 'publish')))
    return refused('forbidden')
  // The second round is for the same call sent twice at once: the one that lost finds the drafts published.
  for (let round = 1; round <= 2; round += 1) {
    const asked = await listAsked(ctx, items)
    if (!asked) return refused('not_found')
    const waiting = await listWaiting(ctx, asked)
    if (!waiting.ok) return waiting
    if (waiting.value.length === 0) return done(asked.map(({ text }) => viewOf(text)))
    const silent = await Promise.all(
      waiting.value.map(({ text, change }) =>
        silentPicturesFault(ctx, { type: text.row.type, value: change.version.value }),
      ),
    )
    const fault = silent.find(Boolean)
    if (fault) return fault
    if (await writeTexts(ctx, waiting.value)) return publishedNow(ctx, items)
  }
  return refused('busy')
}

async function publishedNow(ctx: Ctx, items: readonly Item[]): Promise<Result<EditableText[]>> {
  const texts = await listAsked(ctx, items)
  return texts ? done(texts.map(({ text }) => viewOf(text))) : refused('not_found')
}

interface Asked {
  item: Item
  text: Text
}

/** Each text once, in one round trip; undefined where one is none. */
async function listAsked(ctx: Ctx, items: readonly Item[]): Promise<Asked[] | undefined> {
  const once = new Map(items.map((item) => [`${item.page} ${item.key} ${item.languageCode}`, item]))
  const found = await Promise.all(
    [...once.values()].map(async (item) => {
      const text = await findText(ctx, { ...item, language: item.languageCode })
      return text ? [{ item, text }] : []
    }),
  )
  const texts = found.flat()
  return texts.length === once.size ? texts : undefined
}

/** What is still to be published: drafts that went out before, by this very call, are not. */
async function listWaiting(
  ctx: Ctx,
  asked: readonly Asked[],
): Promise<Result<{ text: Text; change: Change }[]>> {
  const waiting: { text: Text; change: Change }[] = []
  const lastDrafts = await Promise.all(
    asked.map(({ text }) => findLastDraft(ctx.database, text.ref)),
  )
  for (const [at, { item, text }] of asked.entries()) {
    const { row } = text
    const last = lastDrafts[at]
    const isAsSeen = (row.rev ?? 0) === item.rev
    if (row.draftValue !== null) {
      if (!isAsSeen) return staleText(text)
      if (!mayWriteSuch(ctx.actor, text, row.draftValue)) return refused('forbidden')
      waiting.push({
        text,
        change: publication(text, {
          value: row.draftValue,
          origin: last?.origin ?? 'human',
          rev: item.rev,
        }),
      })
      continue
    }
    const isOut = !isAsSeen && last?.value === (row.value ?? '')
    if (!isOut) return isAsSeen ? refused('not_found') : staleText(text)
  }
  return done(waiting)
}

function publication(
  { row }: Text,
  { value, origin, rev }: { value: string; origin: VersionOrigin; rev: number },
): Change {
  return {
    action: 'text_published',
    rev,
    version: {
      value,
      status: value === '' ? 'unpublished' : 'published',
      isReviewed: row.draftIsReviewed ?? true,
      sourceValue: row.draftSource,
      origin,
    },
    isPublic: true,
    removes: ['draft'],
  }
}

function staleText(text: Text) {
  return refused('stale', { current: viewOf(text) })
}
