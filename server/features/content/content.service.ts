import type { CodedPage } from '#domain/content.ts'
import type { ContentAnswer, ContentPage, PageTexts, WholePage } from '#domain/content.schema.ts'
import { isPageSlug } from '#domain/page-address.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { sectionNumberOf } from '#domain/sections.ts'
import { defaultFirst, type Language } from '#domain/languages.ts'
import type { Ctx, JobCtx } from '#server/http/context.ts'
import { scopeOf, type ViewedScope } from '#server/http/scope.ts'
import { textsFrom } from './content.queries.ts'
import { findPageRows, listTextRows } from './content.repository.ts'
import { leadingTo } from './redirect.queries.ts'
import { listShownSections } from './sections.repository.ts'
import { withSections } from './shown-sections.ts'

type PageRows = Awaited<ReturnType<typeof findPageRows>>

/** The texts of a page of the product, in the caller's language, without those of sections: some of these are hidden. */
export async function getPageTexts(ctx: Ctx, page: CodedPage): Promise<PageTexts> {
  const scope = scopeOf(ctx)
  const [rows] = await listTextRows(ctx.database, scope, [page])
  return textsFrom(
    rows.filter(({ key }) => sectionNumberOf(key) === undefined),
    scope,
  )
}

/** The texts of a page of the product with the sections that were added to it: one round trip. */
export function getWholePage(ctx: Ctx, page: CodedPage): Promise<WholePage> {
  return readPage(ctx, scopeOf(ctx), page)
}

/** The texts and visible sections of a page, or of a newsletter, as readers get them: one round trip. */
export async function readPage(
  { database }: Pick<JobCtx, 'database'>,
  scope: ViewedScope,
  page: string,
): Promise<WholePage> {
  const [[rows], { rows: sections, cards }] = await Promise.all([
    listTextRows(database, scope, [page]),
    listShownSections(database, scope, page),
  ])
  return withSections(textsFrom(rows, scope), sections, cards)
}

/**
 * The content page that answers at this address in any of the site's languages, or where an old address leads. A page that is not
 * published in the caller's language is answered in the words of the others: those that stand in for it, the default one, else the first
 * of the site that it is published in. Refuses with `not_found`.
 */
export async function findContentPage(ctx: Ctx, slug: string): Promise<Result<ContentAnswer>> {
  const { languages } = ctx.site
  if (!isPageSlug(slug, languages)) return refused('not_found')
  const scope = scopeOf(ctx)
  const languageCodes = languages.map(({ code }) => code)
  const rows = await findPageRows(ctx.database, { ...scope, slug, languageCodes })
  const { page, slugs, moved } = rows
  // The key of a page is an address too, which links of long ago may hold; one that the page had to give up leads on.
  const isAddress = slugs.some((row) => row.slug === slug && row.isShown)
  const movedTo = isAddress ? null : leadingTo(moved)
  if (movedTo) return done({ movedTo })
  if (!page) return refused('not_found')
  return done(pageFrom(page, { rows, scope, languages }))
}

function pageFrom(
  page: NonNullable<PageRows['page']>,
  found: { rows: PageRows; scope: ViewedScope; languages: readonly Language[] },
): ContentPage {
  const { rows, scope, languages } = found
  const { slugs, texts, sections, cards } = rows
  const rowIn = (code: string) => slugs.find((row) => row.languageCode === code)
  const shownIn = (code: string) => slugs.find((row) => row.languageCode === code && row.isShown)
  const order = defaultFirst(
    languages.map(({ code }) => code),
    scope.defaultCode,
  )
  const behind = order.find(shownIn) ?? scope.defaultCode
  const isWithheld = (code: string) => {
    const row = rowIn(code)
    return row !== undefined && !row.isShown
  }
  const addressIn = ({
    code,
    fallbackLanguages = [],
  }: Pick<Language, 'code' | 'fallbackLanguages'>) =>
    [code, ...fallbackLanguages, ...order].map(shownIn).find((row) => row !== undefined)
  return {
    pageSlug: page.slug,
    template: page.template,
    ...withSections(
      textsFrom(
        texts.map((row) => ({
          ...row,
          ...(isWithheld(scope.languageCode) ? { value: null, picture: null } : {}),
          fallbackLanguages: scope.fallbackLanguages.map((code, at) =>
            isWithheld(code) ? null : (row.fallbackLanguages?.[at] ?? null),
          ),
        })),
        { ...scope, defaultCode: behind },
      ),
      sections,
      cards,
    ),
    paths: Object.fromEntries(
      languages.map((language) => [language.code, `/${addressIn(language)?.slug ?? ''}`]),
    ),
    alternates: order.filter((code) => shownIn(code)?.isIndexed),
    isIndexed:
      addressIn({ code: scope.languageCode, fallbackLanguages: [...scope.fallbackLanguages] })
        ?.isIndexed === 1,
    crumbs: crumbsTo(page.parentId, rows.above),
  }
}

/** The pages above, as far up as one is shown; a page that has lost its title is passed over. */
function crumbsTo(parentId: string | null, above: PageRows['above']): ContentPage['crumbs'] {
  const crumbs: ContentPage['crumbs'] = []
  const seen = new Set<string>()
  for (let id = parentId; id !== null && !seen.has(id);) {
    seen.add(id)
    const row = above.find((each) => each.id === id)
    if (row?.slug && row.title) crumbs.unshift({ title: row.title, path: `/${row.slug}` })
    id = row?.parentId ?? null
  }
  return crumbs
}
