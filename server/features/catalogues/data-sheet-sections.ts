import type { I18n } from '@lingui/core'
import { allergenCodes } from '#domain/catalog.ts'
import type { SheetGoods } from '#domain/catalogues.schema.ts'
import type { DataSheetSection } from '#domain/data-sheet.schema.ts'
import { figureLocale } from '#domain/languages.ts'
import type { Product } from '#domain/product.schema.ts'
import { allergenKindText } from '#server/i18n/allergen-kind-words.ts'
import { allergenName } from '#server/i18n/allergen-words.ts'
import { type DataSheetWords, dataSheetWords } from '#server/i18n/data-sheet-words.ts'
import type { Packing } from './packing.queries.ts'

interface Told {
  product: Product
  packing: Packing
  goods: SheetGoods
}

type Row = DataSheetSection['rows'][number]

/** All that a data sheet says of a product, part by part; what nobody knows of it is left out. */
export function dataSheetSections(i18n: I18n, told: Told): DataSheetSection[] {
  const words = dataSheetWords(i18n)
  const sections = [
    { title: words.product, rows: productRows(told, words) },
    { title: words.packing, rows: packingRows(i18n, told, words) },
    { title: words.contents, rows: contentRows(i18n, told, words) },
    { title: words.allergens, rows: allergenRows(i18n, told, words) },
    ...nutritionSections(i18n, told, words),
  ]
  return sections.filter(({ rows }) => rows.length > 0)
}

function said(label: string, text: string): Row[] {
  return text === '' ? [] : [{ label, value: [{ text, isStrong: false }] }]
}

function figure(label: string, text: string): Row[] {
  return said(label, text).map((row) => ({ ...row, isFigure: true }))
}

function productRows({ product, goods }: Told, words: DataSheetWords): Row[] {
  const { net } = product
  return [
    ...figure(words.itemNumber, product.sku),
    ...figure(words.barcode, product.barcode ?? ''),
    ...said(words.packageSize, marked(goods.packageSize)),
    ...(net.unit === 'piece'
      ? said(words.netContent, words.pieces(net.quantity))
      : figure(words.netContent, `${net.quantity} ${net.unit}`)),
  ]
}

function packingRows(i18n: I18n, { product, packing, goods }: Told, words: DataSheetWords): Row[] {
  const number = (count: number | null) => (count === null ? '' : numbersOf(i18n).format(count))
  const { food, temperature } = product
  return [
    ...figure(words.unitsPerCarton, number(packing.unitsPerCarton)),
    ...figure(words.cartonsPerPallet, number(packing.cartonsPerPallet)),
    ...figure(words.grossWeight, `${number(packing.grossWeightG)} g`),
    ...said(words.keptAt, words.temperature(temperature)),
    ...said(words.storage, goods.storage ? marked(goods.storage) : ''),
    ...said(words.shelfLife, food.shelfLifeDays ? words.days(food.shelfLifeDays) : ''),
  ]
}

function contentRows(i18n: I18n, { product, goods }: Told, words: DataSheetWords): Row[] {
  const { food } = product
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' })
  const origin = [food.origin, countries.of(food.originCountry) ?? ''].filter(Boolean)
  return [
    ...(goods.ingredients ? [{ label: words.ingredients, value: goods.ingredients }] : []),
    ...said(words.diet, food.diets.map((diet) => words.dietName(diet)).join(commaOf(i18n))),
    ...said(words.origin, origin.join(commaOf(i18n))),
  ]
}

/** All 14 of them, so that an answer is never taken from silence. What is no food has none to declare. */
function allergenRows(i18n: I18n, { product: { food } }: Told, words: DataSheetWords): Row[] {
  if (!food.isFood) return []
  return allergenCodes.map((code): Row => {
    const held = food.allergens.filter((each) => each.code === code)
    const answers = (['contains', 'may_contain'] as const).flatMap((level) => {
      const those = held.filter((each) => each.level === level)
      if (those.length === 0) return []
      const kinds = those.flatMap(({ detail }) => (detail ? allergenKindText(i18n, detail) : []))
      const answer = level === 'contains' ? words.contains : words.mayContain
      const text = kinds.length > 0 ? `${answer}: ${kinds.join(commaOf(i18n))}` : answer
      return [{ text, isStrong: level === 'contains' }]
    })
    const other = { text: food.freeFrom.includes(code) ? words.freeFrom : '–', isStrong: false }
    const value = answers.flatMap((answer, at) =>
      at === 0 ? [answer] : [{ text: '. ', isStrong: false }, answer],
    )
    return { label: allergenName(i18n, code), value: value.length > 0 ? value : [other] }
  })
}

function nutritionSections(i18n: I18n, { product }: Told, words: DataSheetWords) {
  const { nutrition } = product.food
  if (!nutrition) return []
  const numbers = numbersOf(i18n)
  const rows = nutrition.rows.flatMap(({ nutrient, amount }) =>
    figure(
      words.nutrient(nutrient),
      nutrient === 'kj'
        ? `${numbers.format(amount)} kJ / ${numbers.format(nutrition.kcal)} kcal`
        : `${numbers.format(amount)} g`,
    ),
  )
  return [{ title: words.nutritionPer(nutrition.per), rows }]
}

function marked({ text, lang }: SheetGoods['packageSize']): string {
  return lang === undefined || text === '' ? text : `${text}°`
}

function numbersOf({ locale }: I18n): Intl.NumberFormat {
  return new Intl.NumberFormat(figureLocale(locale))
}

function commaOf({ locale }: I18n): string {
  return locale === 'ar' ? '، ' : ', '
}
