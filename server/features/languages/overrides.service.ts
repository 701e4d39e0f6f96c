import type { Overrides, SaveOverride } from '#domain/languages.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import type { Ctx } from '#server/http/context.ts'
import { placeholdersOfText } from '#server/i18n/interface-texts.ts'
import { findOverrides, removeOverrideRow, saveOverrides } from './overrides.repository.ts'
import { messageFault } from './placeholders.ts'

/** The overrides of a language, the factory's words over the product's; `not_found` for a language that is not there. */
export async function getOverrides(ctx: Ctx, languageCode: string): Promise<Result<Overrides>> {
  const { isLanguage, texts } = await findOverrides(ctx.database, ctx.site.factoryId, languageCode)
  return isLanguage ? done({ texts }) : refused('not_found')
}

/**
 * Lays a text of the factory over the catalogue's. Refuses with `message_invalid` what is no message, with
 * `placeholder_unknown` what takes a value that the catalogue's does not give or gives as another kind, with `text_long` what is too long, with `not_found` a text that no catalogue has, with `stale`
 * where somebody was faster, with `forbidden` in a language that is not the caller's.
 */
export async function saveOverride(
  ctx: Ctx,
  key: string,
  save: SaveOverride,
): Promise<Result<Overrides>> {
  if (!mayWriteIn(ctx.actor, save.language)) return refused('forbidden')
  const given = await placeholdersOfText(key)
  if (!given) return refused('not_found')
  const fault = messageFault(save.content, given)
  if (fault) return refused(fault.code, { ...fault, field: 'content' })
  const before = await contentOf(ctx, key, save.language)
  const isSaved = await saveOverrides(ctx, [{ ...save, key, before }])
  const after = await getOverrides(ctx, save.language)
  if (!after.ok) return after
  const isThere = after.value.texts.some(
    (text) => text.key === key && text.content === save.content,
  )
  return isSaved || isThere ? after : refused('stale', { current: after.value })
}

/** Gives a text back to the catalogue; the same call again finds it gone and is content. */
export async function removeOverride(
  ctx: Ctx,
  key: string,
  { language, rev }: { language: string; rev: number },
): Promise<Result<Overrides>> {
  if (!mayWriteIn(ctx.actor, language)) return refused('forbidden')
  const before = await contentOf(ctx, key, language)
  await removeOverrideRow(ctx, { key, language, rev, before })
  const after = await getOverrides(ctx, language)
  if (!after.ok) return after
  const isStill = after.value.texts.some((text) => text.key === key)
  return isStill ? refused('stale', { current: after.value }) : after
}

/** The factory's own words as they stand, for the log; null: the catalogue's. */
async function contentOf({ database, site }: Ctx, key: string, language: string) {
  const { texts } = await findOverrides(database, site.factoryId, language)
  return texts.find((text) => text.key === key)?.content ?? null
}
