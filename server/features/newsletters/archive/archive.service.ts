import type { Archive, SignUp } from '#domain/subscriptions.schema.ts'
import { textsFrom } from '#server/features/content/content.queries.ts'
import {
  findLists,
  signUpQuery,
} from '#server/features/newsletters/subscriptions/lists.repository.ts'
import { signUpWords } from '#server/features/newsletters/subscriptions/list-words.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { publishedKey } from '#server/http/published-key.ts'
import { scopeOf } from '#server/http/scope.ts'
import { remembered } from '#server/platform/remembered.ts'
import { listArchived } from './archive.repository.ts'

/** What the archive shows: the page's own words, and each newsletter with its subject in the reader's language. */
export async function getArchive(ctx: Ctx): Promise<Archive> {
  const scope = scopeOf(ctx)
  const [{ texts }, letters] = await Promise.all([
    findLists(ctx.database, scope),
    listArchived(ctx.database, scope),
  ])
  return {
    texts,
    signUp: await signUpWords(ctx, texts),
    letters: letters.map(({ shareableUrl, startedAt, picture, rows }) => {
      const words = textsFrom(rows, scope)
      const { subject, preheader } = words
      return {
        ...{ url: shareableUrl, at: startedAt ?? 0, picture },
        subject: subject?.value ?? '',
        preheader: preheader?.value ?? '',
        languageCode: subject?.languageCode ?? ctx.language.code,
      }
    }),
  }
}

/** The words of the form, for a page that shows no newsletter: read once for a content revision, since every home page has them. */
export function getSignUp(ctx: Ctx): Promise<SignUp> {
  return remembered(ctx.memory.signUps, publishedKey(ctx), async () => {
    const scope = scopeOf(ctx)
    const [rows] = await ctx.database.read([signUpQuery(scope)])
    return signUpWords(ctx, textsFrom(rows, scope))
  })
}
