import type { CatalogueChoice } from '#domain/catalogues.ts'
import type { CatalogueSheet, SheetGroup } from '#domain/catalogues.schema.ts'
import { cataloguePages } from '#domain/catalogue-pages.ts'
import { sha256Hex } from '#domain/ids.ts'
import { figureLocale, type Language } from '#domain/languages.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { scopeIn } from '#server/http/scope.ts'
import type { Ctx } from '#server/http/context.ts'
import { catalogueWords, seasonText } from '#server/i18n/catalogue-words.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { ChosenGoods } from './chosen-goods.queries.ts'
import { rateOf, sheetGoodsOf, type SheetPlace } from './sheet-goods.ts'

const mostPictures = 6

/** A whole catalogue in a language, and the SHA-256 of all that it shows but its date. */
export async function catalogueSheet(
  ctx: Ctx,
  found: ChosenGoods,
  { choice, language }: { choice: CatalogueChoice; language: Language },
): Promise<{ sheet: CatalogueSheet; hash: string }> {
  const i18n = await translatorFor({ ...ctx, language })
  const words = catalogueWords(i18n)
  const place: SheetPlace = {
    ...{ scope: scopeIn(ctx.site, language.code), i18n, words, choice },
    rtlCodes: ctx.site.languages
      .filter(({ direction }) => direction === 'rtl')
      .map(({ code }) => code),
  }
  const groups = groupsOf(found, place)
  const today = osloClock(ctx.now()).date
  const shown = {
    lang: language.code,
    isRightToLeft: language.direction === 'rtl',
    company: companyOf(ctx),
    layout: choice.layout,
    cover: {
      title: seasonText(i18n, today),
      kind: words.catalogue,
      count: words.count(found.goods.length),
      pictures: picturesOf(groups),
    },
    contents: words.contents,
    note: noteOf(found, place),
    pages: cataloguePages(groups, choice),
    coverage: `${language.nativeName} ${percentOf(ctx, found, language.code)} %`,
    source: sourceOf(groups, place),
  }
  const hash = await sha256Hex(JSON.stringify(shown))
  return {
    sheet: { ...shown, version: hash.slice(0, 6), date: longDate(language.code, ctx.now()) },
    hash,
  }
}

/** How much of what these goods say in the default language is said in this one, in whole percent: 100 is all of it. */
export function percentOf({ site }: Pick<Ctx, 'site'>, found: ChosenGoods, code: string): number {
  const filledIn = (each: string) =>
    found.languages.find(({ languageCode }) => languageCode === each)?.filled ?? 0
  const all = filledIn(scopeIn(site, code).defaultCode)
  return all === 0 ? 100 : Math.min(100, Math.floor((100 * filledIn(code)) / all))
}

/** Each of the goods once: in its own category, else in the first one that was chosen and holds it. */
function groupsOf(found: ChosenGoods, place: SheetPlace): SheetGroup[] {
  const { choice } = place
  const isChosen = new Set(choice.categories)
  const chosen = found.categories.filter(({ key }) => isChosen.size === 0 || isChosen.has(key))
  const placeOf = ({ row }: ChosenGoods['goods'][number]) => {
    const own = chosen.find(({ id }) => id === row.categoryId)
    const other = chosen.find(({ id }) =>
      found.memberships.some((each) => each.productId === row.id && each.categoryId === id),
    )
    return own?.id ?? other?.id ?? row.categoryId
  }
  const byCategory = Map.groupBy(found.goods, placeOf)
  return found.categories.flatMap(({ id, name }) => {
    const goods = byCategory.get(id)?.map((good) => sheetGoodsOf(good, found, place)) ?? []
    if (goods.length === 0) return []
    return [{ title: { text: name }, goods: inOrder(goods, place) }]
  })
}

/** The most popular first; what is looked up in a list stands by its name. */
function inOrder(goods: SheetGroup['goods'], { choice, scope }: SheetPlace) {
  if (choice.layout !== 'list') return goods
  return goods.toSorted((a, b) => a.name.text.localeCompare(b.name.text, scope.languageCode))
}

function picturesOf(groups: readonly SheetGroup[]): CatalogueSheet['cover']['pictures'] {
  // One of each category first, then their next ones.
  const most = Math.max(0, ...groups.map(({ goods }) => goods.length))
  return Array.from({ length: Math.min(most, mostPictures) }, (_, at) =>
    groups.flatMap(({ goods }) => goods.slice(at, at + 1)),
  )
    .flat()
    .flatMap(({ picture, tint }) => (picture ? [{ picture, tint }] : []))
    .slice(0, mostPictures)
}

function companyOf({ site: { company } }: Ctx): CatalogueSheet['company'] {
  return {
    name: company.name,
    address: (company.address ?? '')
      .split(/\s*\n\s*/u)
      .filter(Boolean)
      .join(', '),
    contact: [company.phoneText ?? company.phone, company.email].filter(Boolean).join(' · '),
  }
}

function noteOf(found: ChosenGoods, { choice, words }: SheetPlace): string {
  if (choice.prices === 'none') return ''
  if (choice.prices === 'business') return words.withoutVat
  const rates = new Set(found.goods.map((good) => rateOf(good, found)))
  const [rate] = rates
  return rates.size === 1 && rate !== undefined ? words.withRate(`${rate / 100} %`) : words.withVat
}

function sourceOf(groups: readonly SheetGroup[], { scope, words }: SheetPlace): string {
  const codes = new Set(
    groups
      .flatMap(({ goods }) => goods)
      .flatMap(({ name, packageSize, description, storage }) =>
        [name, packageSize, description, storage].flatMap((text) => text?.lang ?? []),
      ),
  )
  if (codes.size === 0) return ''
  const names = new Intl.DisplayNames(scope.languageCode, { type: 'language' })
  return words.sourceIn(Array.from(codes, (code) => names.of(code) ?? code).join(', '))
}

function longDate(code: string, at: number): string {
  const shape = { dateStyle: 'long', timeZone: 'Europe/Oslo' } as const
  return new Intl.DateTimeFormat(figureLocale(code), shape).format(at)
}
