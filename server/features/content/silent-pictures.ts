import { mediaIdsIn } from '#domain/media.ts'
import { type Problem, refused } from '#domain/result.ts'
import { namesOfTellingPictures } from '#server/features/media/told-media.service.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'

/** More names would hide what is to be done. */
const mostNamed = 3

type Fault = { ok: false; problem: Problem } | undefined

/** The library's pictures that a sanitised rich text shows without a word to those who do not see them, by their ids. */
export function silentPictureIds(html: string): string[] {
  const pictures = html.match(/<img\b[^<>]*>/gu) ?? []
  return pictures.filter((tag) => !/ alt="[^"]*[^"\s]/u.test(tag)).flatMap(mediaIdsIn)
}

/**
 * What goes out says what its pictures show, or they are marked as decorative: within a rich text by its own words,
 * elsewhere by those of the library in the default language, which stand in for others. Undefined where none is missing.
 */
export async function silentPicturesFault(
  ctx: Ctx,
  { type, value }: { type: 'text' | 'html'; value: string },
): Promise<Fault> {
  if (type === 'text') return silentLibraryFault(ctx, mediaIdsIn(value))
  return faultOf(ctx, { ids: silentPictureIds(value) })
}

/** The same for pictures that have no words but the library's. */
export async function silentLibraryFault(ctx: Ctx, ids: readonly string[]): Promise<Fault> {
  return faultOf(ctx, { ids, withoutWordsIn: defaultLanguageOf(ctx.site) })
}

/** Names pictures that have to be described first. */
export function altMissing(names: readonly string[]): { ok: false; problem: Problem } {
  const pictures = [...new Set(names)].slice(0, mostNamed).join(', ')
  return refused('alt_missing', { values: { pictures } })
}

async function faultOf(
  ctx: Ctx,
  wanted: { ids: readonly string[]; withoutWordsIn?: string },
): Promise<Fault> {
  const names = await namesOfTellingPictures(ctx, wanted)
  return names.length > 0 ? altMissing(names) : undefined
}
