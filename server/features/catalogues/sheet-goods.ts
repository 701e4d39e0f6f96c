import type { I18n } from '@lingui/core'
import { kindsOf, type AllergenCode, allergenCodes } from '#domain/catalog.ts'
import type { CatalogueChoice } from '#domain/catalogues.ts'
import type { SheetGoods, SheetText } from '#domain/catalogues.schema.ts'
import { declaresFood, isFood } from '#domain/food-information.ts'
import { prefixedPath } from '#domain/languages.ts'
import { markedPieces } from '#domain/marked-text.ts'
import { formatOre } from '#domain/money.ts'
import { netOf } from '#domain/offer-totals.ts'
import { pictureOf, priceOf } from '#domain/product-card.ts'
import { allergenKindText } from '#server/i18n/allergen-kind-words.ts'
import { allergenName } from '#server/i18n/allergen-words.ts'
import type { CatalogueWords } from '#server/i18n/catalogue-words.ts'
import type { Scope } from '#server/http/scope.ts'
import type { ChosenGoods } from './chosen-goods.queries.ts'

type Good = ChosenGoods['goods'][number]
type Texts = ChosenGoods['texts'][number]
type TextName = 'name' | 'packageSize' | 'description' | 'ingredients' | 'storageText'
type Allergens = ChosenGoods['allergens']

export interface SheetPlace {
  scope: Scope
  i18n: I18n
  words: CatalogueWords
  choice: CatalogueChoice
  rtlCodes: readonly string[]
}

/** One of the goods in the words of the catalogue's language. */
export function sheetGoodsOf(good: Good, found: ChosenGoods, place: SheetPlace): SheetGoods {
  const { row } = good
  const own = found.texts.filter(({ productId }) => productId === row.id)
  const text = (name: TextName) => sheetText(own, name, place)
  const name = text('name')
  const slug = wordsIn(own, 'slug', place.scope)?.value ?? row.key
  const picture = pictureOf({ ...blankPicture, ...good.picture, imageUrl: row.imageUrl })
  const allergens = found.allergens.filter(({ productId }) => productId === row.id)
  return {
    key: row.key,
    path: prefixedPath(`/products/${slug}`, place.scope.languageCode),
    name: name.text === '' ? { text: row.key } : name,
    packageSize: text('packageSize'),
    description: text('description'),
    allergens: place.choice.hasAllergens
      ? allergenPieces(place, { ...row, ingredients: text('ingredients').text, allergens })
      : [],
    ...(place.choice.layout === 'page' ? longTexts(text, place.choice) : {}),
    ...pricesOf(good, found, place),
    sku: row.sku,
    ...(place.choice.hasBarcodes && row.barcode ? { gtin: row.barcode } : {}),
    ...(picture ? { picture: picture.src } : {}),
    tint: good.tint,
  }
}

const blankPicture = { processedUrl: null, originalUrl: null, widths: null }

function longTexts(text: (name: TextName) => SheetText, { hasAllergens }: CatalogueChoice) {
  const ingredients = text('ingredients')
  const mark = ingredients.lang ? '°' : ''
  return {
    // Without its allergens a catalogue says nothing of what food is made of: half of it could be taken for all.
    ...(hasAllergens && ingredients.text !== ''
      ? { ingredients: markedPieces(ingredients.text + mark) }
      : {}),
    storage: text('storageText'),
  }
}

/** The first of the languages that may be read in which there is such a text. */
function wordsIn(texts: readonly Texts[], name: TextName | 'slug', scope: Scope) {
  for (const code of [scope.languageCode, ...scope.fallbackLanguages, scope.defaultCode]) {
    const value = texts.find(({ languageCode }) => languageCode === code)?.[name]
    if (value) return { code, value }
  }
  return undefined
}

function sheetText(
  texts: readonly Texts[],
  name: TextName,
  { scope, rtlCodes }: SheetPlace,
): SheetText {
  const found = wordsIn(texts, name, scope)
  if (!found) return { text: '' }
  const { code, value } = found
  return code === scope.languageCode
    ? { text: value }
    : { text: value, lang: code, ...(rtlCodes.includes(code) ? { isRightToLeft: true } : {}) }
}

interface Declared {
  vatClass: Good['row']['vatClass']
  ingredients: string
  allergens: Allergens
}

/** What it contains and may contain, in a sentence whose first word stands out. What is no food and has nothing to declare says nothing. */
function allergenPieces(
  { i18n, words }: Pick<SheetPlace, 'i18n' | 'words'>,
  { allergens, ...declared }: Declared,
) {
  const contains = listOf(i18n, allergens, 'contains')
  const mayContain = listOf(i18n, allergens, 'may_contain')
  if (contains.length + mayContain.length === 0) {
    const isDeclared = isFood(declared) || declaresFood({ ...declared, allergens: [] })
    return isDeclared ? [{ text: words.noneOf14, isStrong: false }] : []
  }
  const comma = i18n.locale === 'ar' ? '، ' : ', '
  return [
    ...(contains.length > 0
      ? [
          { text: words.contains, isStrong: true },
          { text: ` ${contains.join(comma)}.`, isStrong: false },
        ]
      : []),
    ...(mayContain.length > 0
      ? [
          { text: `${contains.length > 0 ? ' ' : ''}${words.mayContain}`, isStrong: true },
          { text: ` ${mayContain.join(comma)}.`, isStrong: false },
        ]
      : []),
  ]
}

function listOf(i18n: I18n, allergens: Allergens, level: Allergens[number]['level']): string[] {
  return allergenCodes.flatMap((code: AllergenCode) => {
    const those = allergens.filter((each) => each.code === code && each.level === level)
    if (those.length === 0) return []
    const kinds = kindsOf(code)
      .filter((kind) => those.some(({ detail }) => detail === kind))
      .map((kind) => allergenKindText(i18n, kind))
    const name = allergenName(i18n, code)
    return kinds.length > 0
      ? [`${name} (${kinds.join(i18n.locale === 'ar' ? '، ' : ', ')})`]
      : [name]
  })
}

function pricesOf(good: Good, found: ChosenGoods, { choice, words }: SheetPlace): Prices {
  if (choice.prices === 'none') return { priceNotes: [] }
  return choice.prices === 'consumer'
    ? consumerPrices(good, words)
    : businessPrices(good, rateOf(good, found), words)
}

type Prices = Pick<SheetGoods, 'price' | 'priceNotes'>

/** With VAT, beside it the price per unit (prisopplysningsforskriften § 5) and the lowest one before a sale (§ 9a). */
function consumerPrices({ row }: Good, words: CatalogueWords): Prices {
  const price = priceOf(row)
  if (price.priceOre === undefined) return { price: words.onRequest, priceNotes: [] }
  const amount = formatOre(price.priceOre)
  const shown =
    price.priceToOre === undefined ? amount : `${amount} – ${formatOre(price.priceToOre)}`
  const { unit, priorOre } = price
  return {
    price: price.isFrom ? words.from(amount) : shown,
    priceNotes: [
      ...(unit ? [`${formatOre(unit.ore)}/${unit.per === 'piece' ? words.piece : unit.per}`] : []),
      ...(priorOre === undefined ? [] : [words.prior(formatOre(priorOre))]),
    ],
  }
}

/** The list price without VAT, with the least that a choice which must be made adds to it. Quantity prices are for offers alone. */
function businessPrices({ row }: Good, rate: number, words: CatalogueWords): Prices {
  const price = row.priceOre === null ? {} : priceOf(row)
  if (price.priceOre === undefined) return { price: words.onRequest, priceNotes: [] }
  const net = formatOre(netOf(price.priceOre, rate))
  return { price: price.isFrom ? words.from(net) : net, priceNotes: [] }
}

/** In basis points. */
export function rateOf({ row }: Good, { rates }: ChosenGoods): number {
  return rates.find((rate) => rate.class === row.vatClass)?.percentBp ?? 0
}
