import { type SitemapEntry, sitemapXml } from '#domain/sitemap.ts'
import { scopeOf } from '#server/http/scope.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { findPublicSlugs } from './sitemap.repository.ts'

/** The pages whose address is the same in every language. */
const ownPages = [
  '/',
  '/products',
  '/shop',
  '/categories',
  '/restaurants',
  '/about',
  '/faq',
  '/locations',
  '/resellers',
  '/sellers-map',
  '/contact',
  '/support',
  '/quality',
  '/newsletter',
  '/privacy',
  '/terms',
  '/cookies',
]

/** Pages of one visitor: no search engine has any business there. */
const privatePages = [
  ...['/cart', '/checkout', '/restaurant-checkout', '/t/'],
  ...[
    '/order-success',
    '/order-tracking',
    '/orders',
    '/public-queue',
    '/quote/',
    '/quote-success',
    '/api',
  ],
]

/** The sitemap: every public page in every language. */
export async function makeSitemap(ctx: Ctx): Promise<string> {
  const rows = await findPublicSlugs(ctx.database, scopeOf(ctx))
  const codes = ctx.site.languages.map(({ code }) => code)
  const own = ownPages.map((path) => ({
    paths: Object.fromEntries(codes.map((code) => [code, path])),
  }))
  const isOwn = new Set(ownPages)
  return sitemapXml(
    [
      ...own,
      ...entriesOf(translated(rows.categories), '/categories/', codes),
      ...entriesOf(translated(rows.products), '/products/', codes),
      ...rows.restaurants.map((each) => entryUnder('/restaurant-menu/', each, codes)),
      ...rows.sellers.map((each) => entryUnder('/sellers/', each, codes)),
      ...entriesOf(
        rows.pages.filter(({ isIndexed }) => isIndexed),
        '/',
        codes,
      ).filter(({ paths }) => !Object.values(paths).some((path) => isOwn.has(path))),
    ],
    { origin: originOf(ctx), defaultCode: defaultLanguageOf(ctx.site) },
  )
}

/** In a language that it has no words in, a thing is another one's page. */
function translated<Row extends { isTranslated: 0 | 1 }>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.isTranslated === 1)
}

/** What search engines may read, and where the sitemap is. */
export function makeRobots(ctx: Ctx): string {
  const prefixes = ['', ...ctx.site.languages.map(({ code }) => `/${code}`)]
  const refused = privatePages.flatMap((path) =>
    prefixes.map((prefix) => `Disallow: ${prefix}${path}`),
  )
  return ['User-agent: *', ...refused, '', `Sitemap: ${originOf(ctx)}/sitemap.xml`, ''].join('\n')
}

interface SlugRow {
  id: string
  languageCode: string
  slug: string
  changedAt: number
}

/** The rows of one thing follow each other. */
function entriesOf(
  rows: readonly SlugRow[],
  folder: string,
  codes: readonly string[],
): SitemapEntry[] {
  const byId = Map.groupBy(rows, (row) => row.id)
  return [...byId.values()].map((translations) => ({
    paths: Object.fromEntries(
      translations
        .filter(({ languageCode }) => codes.includes(languageCode))
        .map(({ languageCode, slug }) => [languageCode, folder + slug]),
    ),
    changedAt: translations[0]?.changedAt,
  }))
}

/** A thing whose address is the same in every language. */
function entryUnder(
  folder: string,
  { slug, changedAt }: Pick<SlugRow, 'slug' | 'changedAt'>,
  codes: readonly string[],
): SitemapEntry {
  return { paths: Object.fromEntries(codes.map((code) => [code, folder + slug])), changedAt }
}

function originOf(ctx: Ctx): string {
  return new URL(ctx.settings.PUBLIC_URL).origin
}

/** The bare paths of all public pages, in every language. */
export async function listPublicPaths(ctx: Ctx): Promise<ReadonlySet<string>> {
  return publicPaths(await findPublicSlugs(ctx.database, scopeOf(ctx)))
}

/** The same, and the old addresses that lead to one of them: what a link of this site may lead to. */
export async function listLinkedPaths(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await findPublicSlugs(ctx.database, scopeOf(ctx))
  const shown = new Set(rows.pages.map(({ id }) => id))
  const leading = rows.redirects.filter(({ pageId, toPath }) =>
    pageId === null ? toPath !== null : shown.has(pageId),
  )
  return new Set([...publicPaths(rows), ...leading.map(({ path }) => path)])
}

type PublicSlugs = Awaited<ReturnType<typeof findPublicSlugs>>

function publicPaths(rows: PublicSlugs): ReadonlySet<string> {
  const paths = (folder: string, slugs: readonly SlugRow[]) =>
    slugs.map(({ slug }) => folder + slug)
  return new Set([
    ...ownPages,
    ...privatePages,
    '/account',
    '/auth',
    ...paths('/', rows.pages),
    // A page is found by its key, too.
    ...rows.pages.map(({ key }) => `/${key}`),
    ...paths('/categories/', rows.categories),
    ...paths('/products/', rows.products),
    '/restaurant-menu',
    ...rows.restaurants.map(({ slug }) => `/restaurant-menu/${slug}`),
    ...rows.sellers.map(({ slug }) => `/sellers/${slug}`),
  ])
}
