import type { Ctx } from '#server/http/context.ts'
import { listTellingPictures } from './media.repository.ts'

/** Which of these ids are pictures with something to say, by their names; or only those that say nothing in a language. */
export async function namesOfTellingPictures(
  { database, site }: Ctx,
  wanted: { ids: readonly string[]; withoutWordsIn?: string },
): Promise<string[]> {
  return wanted.ids.length === 0 ? [] : listTellingPictures(database, site.factoryId, wanted)
}
