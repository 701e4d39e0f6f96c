import { catalogueRules } from '#domain/catalogue-rules.ts'
import type { CatalogueChoice } from '#domain/catalogues.ts'
import type {
  CatalogueGoods,
  CatalogueQuery,
  CatalogueView,
  SentCatalogue,
} from '#domain/catalogues.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import type { Language } from '#domain/languages.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeIn, scopeOf } from '#server/http/scope.ts'
import { catalogueSheet, percentOf } from './catalogue-sheet.ts'
import { findCatalogue, findChoice, insertCatalogue, markUsed } from './catalogues.repository.ts'
import { type ChosenGoods, findAllGoods, findChosenGoods } from './chosen-goods.queries.ts'

const hourMs = 3_600_000
const { mostGoods, madePerHour, allMadePerHour, usedEveryMs } = catalogueRules

/** What a choice shows, in its language. One that the site does not speak is read in the page's own. */
export async function getCatalogueView(ctx: Ctx, query: CatalogueQuery): Promise<CatalogueView> {
  const { isNothing, language: asked, ...choice } = query
  const language = languageOf(ctx, asked) ?? ctx.language
  const found = await goodsOf(ctx, { choice, language })
  return viewOf(ctx, { choice, language, found, isNothing })
}

/** What the catalogue of a token shows now. Refuses `not_found` for a token that none has. */
export async function openCatalogue(ctx: Ctx, token: string): Promise<Result<CatalogueView>> {
  const row = await findCatalogue(ctx, token)
  if (!row) return refused('not_found')
  if (ctx.now() - row.usedAt > usedEveryMs) ctx.later(markUsed(ctx, row.id))
  const { choice } = row
  const language = languageOf(ctx, row.languageCode) ?? ctx.language
  const found = await goodsOf(ctx, { choice, language })
  return done(await viewOf(ctx, { choice, language, found, isNothing: false }))
}

/**
 * The token of a choice; the same choice has the same one. Refuses `catalogue_empty` and `catalogue_too_large` (more than 200 goods),
 * `invalid_input` for a language that the site does not speak, and `too_many_tries`.
 */
export async function makeCatalogue(
  ctx: Ctx,
  { language: code, ...sent }: SentCatalogue,
  network: string,
): Promise<Result<{ token: string }>> {
  const language = languageOf(ctx, code)
  if (!language) return refused('invalid_input', { field: 'language' })
  const choice = sorted(sent)
  const choiceHash = await hashOf(choice, language)
  const known = await findChoice(ctx, choiceHash)
  if (known) return done({ token: known.token })
  const who = ['catalogue', 'make', ctx.site.factoryId]
  const limited = await refusedTry(ctx, [
    { who: [...who, network], most: madePerHour, windowMs: hourMs },
    { who, most: allMadePerHour, windowMs: hourMs },
  ])
  if (limited) return limited
  const { count } = await goodsOf(ctx, { choice, language })
  if (count === 0) return refused('catalogue_empty')
  if (count > mostGoods) return refused('catalogue_too_large')
  await insertCatalogue(ctx, { choice, choiceHash, languageCode: language.code })
  const made = await findChoice(ctx, choiceHash)
  return made ? done({ token: made.token }) : refused('busy')
}

/** The goods that can be chosen one by one, by their names in the page's language. */
export async function listCatalogueGoods(ctx: Ctx): Promise<CatalogueGoods> {
  const scope = scopeOf(ctx)
  const rows = await findAllGoods(ctx.database, scope)
  const codes = [scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode]
  const goods = [...Map.groupBy(rows, ({ key }) => key)].map(([key, those]) => {
    const names = codes.map((code) => those.find((each) => each.languageCode === code)?.name)
    return { key, name: names.find((name) => name) ?? key, sku: those[0]?.sku ?? '' }
  })
  return { goods: goods.toSorted((a, b) => a.name.localeCompare(b.name, scope.languageCode)) }
}

/** The goods of a choice as they are read in its language. */
export function goodsOf(ctx: Ctx, { choice, language }: Named): Promise<ChosenGoods> {
  return findChosenGoods(ctx.database, scopeIn(ctx.site, language.code), {
    chosen: choice,
    today: osloClock(ctx.now()).date,
  })
}

/** The language of a code, where the site speaks it. */
export function languageOf({ site }: Pick<Ctx, 'site'>, code: string): Language | undefined {
  return site.languages.find((each) => each.code === code)
}

interface Named {
  choice: CatalogueChoice
  language: Language
}

interface Viewed extends Named {
  found: ChosenGoods
  isNothing: boolean
}

async function viewOf(ctx: Ctx, { choice, language, found, isNothing }: Viewed) {
  const count = isNothing ? 0 : found.count
  const isShowable = count > 0 && count <= mostGoods
  const shown = isShowable ? await catalogueSheet(ctx, found, { choice, language }) : undefined
  const kept = shown && (await findChoice(ctx, await hashOf(sorted(choice), language)))
  return {
    choice: { ...choice, language: language.code },
    ...{ isNothing, count, most: mostGoods },
    categories: found.categories.map(({ key, name, count: held }) => ({ key, name, count: held })),
    products: singleGoods({ choice, found }),
    languages: ctx.site.languages.map(({ code, nativeName }) => ({
      ...{ code, name: nativeName },
      percent: isNothing ? 100 : percentOf(ctx, found, code),
    })),
    ...(shown ? { sheet: shown.sheet } : {}),
    ...(kept && kept.fileHash === shown?.hash ? { file: fileOf(kept) } : {}),
  } satisfies CatalogueView
}

function singleGoods({ choice, found }: Pick<Viewed, 'choice' | 'found'>) {
  return choice.products.map((key) => {
    const good = found.goods.find(({ row }) => row.key === key)
    const texts = found.texts.filter(({ productId }) => productId === good?.row.id)
    return { key, name: texts.find(({ name }) => name !== '')?.name ?? key }
  })
}

function fileOf({
  pages,
  bytes,
  builtAt,
}: {
  pages: number | null
  bytes: number | null
  builtAt: number | null
}) {
  return { pages: pages ?? 0, bytes: bytes ?? 0, builtAt: builtAt ?? 0 }
}

/** The same choice, in whatever order it was made, is one catalogue. */
function sorted({ categories, products, ...rest }: CatalogueChoice): CatalogueChoice {
  return {
    categories: [...new Set(categories)].toSorted(),
    products: [...new Set(products)].toSorted(),
    ...{ layout: rest.layout, prices: rest.prices, hasCover: rest.hasCover },
    ...{ hasAllergens: rest.hasAllergens, hasBarcodes: rest.hasBarcodes },
  }
}

function hashOf(choice: CatalogueChoice, { code }: Language): Promise<string> {
  return sha256Hex(JSON.stringify([code, choice]))
}
