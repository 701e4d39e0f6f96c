import type { WholePage } from '#domain/content.schema.ts'
import { letterPage } from '#domain/newsletters.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { PublicLetter } from '#domain/subscriptions.schema.ts'
import { readLetter } from '#server/features/newsletters/letter.service.ts'
import { findLists } from '#server/features/newsletters/subscriptions/lists.repository.ts'
import {
  listTitle,
  signUpWords,
} from '#server/features/newsletters/subscriptions/list-words.service.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { findLetter, listThereAt } from './public-letter.repository.ts'

/**
 * A newsletter's web page: everybody with the address of one that was sent reads it, and of a draft where its editors share it. `not_found`
 * for every other address.
 */
export async function getLetter(ctx: Ctx, url: string): Promise<Result<PublicLetter>> {
  const { factoryId } = ctx.site
  const found = await findLetter(ctx.database, { factoryId, url })
  if (!found || !(found.startedAt !== null || found.isDraftShared)) return refused('not_found')
  const { id, startedAt, fromName, isPublic, languageCodes } = found
  const [whole, { lists, texts }] = await Promise.all([
    readLetter(ctx, { newsletterId: id, languageCode: ctx.language.code }),
    findLists(ctx.database, scopeOf(ctx)),
  ])
  const i18n = await translatorFor(ctx)
  const list = lists.find((each) => each.id === found.listId)
  return done({
    ...whole,
    page: letterPage(id),
    languageCodes,
    list: listTitle(i18n, texts, list ?? { key: '' }),
    fromName: fromName || ctx.site.company.name,
    sentAt: startedAt,
    isIndexed: startedAt !== null && isPublic,
    readAt: ctx.now(),
    soldOut: await soldOutSince(ctx, whole, startedAt),
    signUp: await signUpWords(ctx, texts),
  })
}

/** The ids of goods that stood on the shelf when the newsletter was sent, and are sold out now. */
async function soldOutSince(ctx: Ctx, { sections = [] }: WholePage, startedAt: number | null) {
  if (startedAt === null) return []
  const gone = sections
    .flatMap(({ products = [] }) => products)
    .filter(({ state }) => state === 'sold_out')
    .map(({ id }) => id)
  return gone.length === 0 ? [] : listThereAt(ctx.database, gone, startedAt)
}
