import type { EditablePage, PublishPage } from '#domain/pages.schema.ts'
import type { Problem } from '#domain/result.ts'
import { altMissing } from '#server/features/content/silent-pictures.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { countLinksTo } from './links-to-page.ts'
import { getUnwordedPictures } from './unworded-pictures.ts'

interface Wish {
  code: string
  wish: PublishPage
}

/** What stands against a page's coming out, or its going, in a language. */
export async function publicationProblem(
  ctx: Ctx,
  page: EditablePage,
  { code, wish }: Wish,
): Promise<Problem | undefined> {
  return (
    timeProblem(wish, ctx.now()) ??
    titleProblem(ctx, page, { code, wish }) ??
    (await pictureProblem(ctx, page, { code, wish })) ??
    (await linkProblem(ctx, page, { code, wish }))
  )
}

function timeProblem(wish: PublishPage, now: number): Problem | undefined {
  const { as, publishAt, unpublishAt } = wish
  if (as === 'unpublish') return undefined
  if (as === 'schedule' && publishAt === null) return { code: 'time_missing', field: 'publishAt' }
  const begins = as === 'schedule' ? (publishAt ?? now) : now
  if (as === 'schedule' && begins <= now) return { code: 'time_past', field: 'publishAt' }
  if (unpublishAt === null || unpublishAt > begins) return undefined
  return { code: as === 'schedule' ? 'times_crossed' : 'time_past', field: 'unpublishAt' }
}

/** A page without a name is half written. */
function titleProblem(ctx: Ctx, { titles }: EditablePage, { code, wish }: Wish) {
  const hasTitle = Boolean(titles[code] ?? titles[defaultLanguageOf(ctx.site)])
  if (wish.as === 'unpublish' || hasTitle) return undefined
  return { code: 'page_title_missing' } as const
}

/** A page tells everybody what its pictures show. */
async function pictureProblem(ctx: Ctx, { key }: EditablePage, { code, wish }: Wish) {
  if (wish.as === 'unpublish') return undefined
  const { pictures } = await getUnwordedPictures(ctx, { page: key, language: code })
  return pictures.length > 0 ? altMissing(pictures.map(({ name }) => name)).problem : undefined
}

/** While the default language shows the page, a link to it leads somewhere in every language. */
async function linkProblem(
  ctx: Ctx,
  page: EditablePage,
  { code, wish }: Wish,
): Promise<Problem | undefined> {
  if (wish.as === 'publish' || wish.anyway) return undefined
  const isShown = (language: EditablePage['languages'][number]) => language.state === 'published'
  const standard = defaultLanguageOf(ctx.site)
  const isTaken = page.languages.some((each) => each.code === code && isShown(each))
  const stays = page.languages.some(
    (each) => each.code === standard && each.code !== code && isShown(each),
  )
  if (!isTaken || stays) return undefined
  const count = await countLinksTo(ctx, page)
  return count > 0 ? { code: 'page_linked', values: { count } } : undefined
}
