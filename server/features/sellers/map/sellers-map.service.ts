import { fold } from '#domain/folded-text.ts'
import { productCardOf } from '#domain/product-card.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { type Radius, readPoint, usualRadius } from '#domain/seller-list.ts'
import { kmBetween } from '#domain/seller-places.ts'
import type {
  ListedSeller,
  SellerPage,
  SellerPoints,
  Sellers,
  SellersByPlace,
  SellersQuery,
} from '#domain/seller-places.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { placeNamed } from '#server/features/sellers/places.service.ts'
import { hasHours, isOpenNow, openingOf } from './seller-opening.ts'
import { findByPlace, findSeller, findSellers } from './sellers-map.repository.ts'

type Rows = Awaited<ReturnType<typeof findSellers>>
type Row = Rows['sellers'][number]
type Origin = NonNullable<Sellers['origin']>

/** So many stand on one page of the list; the map has all. */
const pageSize = 40

/** A page of the sellers that the filters leave: the nearest first from where one looks, else by name. */
export async function listSellers(ctx: Ctx, query: SellersQuery): Promise<Sellers> {
  const { found, rows, origin, radius } = await soughtSellers(ctx, query)
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(query.page, pages)
  const tiles = rows.tiles?.url
  return {
    now: ctx.now(),
    total: found.length,
    page,
    pageSize,
    radius,
    ...(origin ? { origin } : {}),
    ...(rows.product ? { product: rows.product } : {}),
    products: rows.products,
    ...(tiles ? { tiles: { url: tiles, credit: rows.tiles?.credit ?? '' } } : {}),
    sellers: found
      .slice((page - 1) * pageSize, page * pageSize)
      .map((seller) => listedOf(seller, ctx.now())),
  }
}

/** Where every one of them is, in the order of the list. */
export async function listSellerPoints(ctx: Ctx, query: SellersQuery): Promise<SellerPoints> {
  const { found } = await soughtSellers(ctx, query)
  return {
    points: found.map(({ row }) => ({
      slug: row.slug,
      name: row.name,
      city: row.city,
      lat: row.lat,
      lng: row.lng,
      ...(hasHours(row) && !isOpenNow(row, ctx.now()) ? { isClosed: true as const } : {}),
    })),
  }
}

/** Every seller under its place, A to Å. */
export async function listSellersByPlace(ctx: Ctx): Promise<SellersByPlace> {
  const rows = await findByPlace(ctx.database, scopeOf(ctx))
  const byCity = Map.groupBy(rows, ({ city }) => city)
  return {
    places: [...byCity]
      .toSorted(([a], [b]) => a.localeCompare(b, 'nb'))
      .map(([city, those]) => ({
        city,
        sellers: those.map(({ city: _, ...seller }) => seller),
      })),
  }
}

/** All that a seller's page shows. Refuses `not_found` for a slug that no shown seller has. */
export async function getSeller(ctx: Ctx, slug: string): Promise<Result<SellerPage>> {
  const scope = scopeOf(ctx)
  const { seller, stories, goods } = await findSeller(ctx.database, scope, slug)
  if (!seller) return refused('not_found')
  const today = osloClock(ctx.now()).date
  const read = [scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode]
  const inOrder = [...read, ...stories.map(({ languageCode }) => languageCode)]
  const story = inOrder
    .map((code) => stories.find((each) => each.languageCode === code && each.story !== ''))
    .find((each) => each !== undefined)
  const language = ctx.site.languages.find(({ code }) => code === story?.languageCode)
  const { weekly, exceptions, closedFrom, closedTo, searchText: _, ...facts } = seller
  const opening = openingOf({ weekly, exceptions, closedFrom, closedTo }, ctx.now())
  return done({
    now: ctx.now(),
    seller: { ...facts, ...(opening ? { opening } : {}) },
    weekly,
    exceptions: exceptions
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    ...(story && language
      ? { story: { text: story.story, lang: language.code, dir: language.direction } }
      : {}),
    goods: goods.map(productCardOf),
  })
}

interface Found {
  row: Row
  km?: number
}

async function soughtSellers(ctx: Ctx, query: SellersQuery) {
  const { product, kind, open } = query
  const [rows, { origin, text }] = await Promise.all([
    findSellers(ctx.database, scopeOf(ctx), { product, kind }),
    lookedFrom(ctx, query),
  ])
  const radius: Radius = origin ? (query.radius ?? usualRadius) : 'all'
  const words = fold(text).split(' ').filter(Boolean)
  const sought = rows.sellers
    .filter(({ searchText }) => words.every((word) => searchText.includes(word)))
    .filter((row) => open === undefined || isOpenNow(row, ctx.now()))
    .map((row): Found => (origin ? { row, km: kmBetween(origin, row) } : { row }))
    .filter(({ km }) => km === undefined || radius === 'all' || km <= Number(radius))
  const found = origin
    ? sought.toSorted((a, b) => (a.km ?? 0) - (b.km ?? 0))
    : sought.toSorted((a, b) => a.row.name.localeCompare(b.row.name, 'nb'))
  return { found, rows, origin, radius }
}

/** From where one looks, and which words are left to be looked for: a text that is a place is no word. */
async function lookedFrom(
  ctx: Ctx,
  { q, near }: SellersQuery,
): Promise<{ origin: Origin | undefined; text: string }> {
  const point = readPoint(near)
  if (point) return { origin: point, text: q }
  const [nearby, named] = await Promise.all([placeNamed(ctx, near), placeNamed(ctx, q)])
  const place = nearby ?? named
  const origin = place && { name: place.city, lat: place.lat, lng: place.lng }
  return { origin, text: nearby === undefined && named !== undefined ? '' : q }
}

function listedOf({ row, km }: Found, now: number): ListedSeller {
  const { weekly: _, exceptions: _e, closedFrom: _f, closedTo: _t, searchText: _s, ...facts } = row
  const opening = openingOf(row, now)
  return {
    ...facts,
    ...(opening ? { opening } : {}),
    ...(km === undefined ? {} : { km: Math.round(km * 10) / 10 }),
  }
}
