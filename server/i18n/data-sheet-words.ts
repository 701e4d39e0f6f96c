import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Diet, Temperature } from '#domain/catalog.ts'
import type { Nutrient } from '#domain/nutrition.ts'

const nutrients = {
  kj: msg`Energy`,
  fat: msg`Fat`,
  saturates: msg`of which saturates`,
  carbs: msg`Carbohydrate`,
  sugars: msg`of which sugars`,
  fibre: msg`Fibre`,
  protein: msg`Protein`,
  salt: msg`Salt`,
} as const satisfies Record<Nutrient, MessageDescriptor>

const diets = {
  vegetarian: msg`Vegetarian`,
  vegan: msg`Vegan`,
  gluten_free: msg`Gluten-free`,
  lactose_free: msg`Lactose-free`,
  no_added_sugar: msg`No added sugar`,
} as const satisfies Record<Diet, MessageDescriptor>

const temperatures = {
  ambient: msg`Room temperature`,
  chilled: msg`Chilled`,
  frozen: msg`Frozen`,
} as const satisfies Record<Temperature, MessageDescriptor>

/** The words of a data sheet beside those of its product. */
export function dataSheetWords(i18n: I18n) {
  return {
    dataSheet: i18n._(msg`Data sheet`),
    product: i18n._(msg`Product`),
    itemNumber: i18n._(msg`Item number`),
    barcode: i18n._(msg`Barcode`),
    packageSize: i18n._(msg`Package`),
    netContent: i18n._(msg`Net content`),
    pieces: (count: number) =>
      i18n._({
        ...msg({ message: '{count, plural, one {# piece} other {# pieces}}' }),
        values: { count },
      }),
    packing: i18n._(msg`Packing and storage`),
    unitsPerCarton: i18n._(msg`Pieces in a carton`),
    cartonsPerPallet: i18n._(msg`Cartons on a pallet`),
    grossWeight: i18n._(msg`Gross weight of a piece`),
    keptAt: i18n._(msg`Kept at`),
    storage: i18n._(msg`Storage`),
    shelfLife: i18n._(msg`Shelf life`),
    days: (count: number) =>
      i18n._({
        ...msg({ message: '{count, plural, one {# day} other {# days}} from production' }),
        values: { count },
      }),
    contents: i18n._(msg`Ingredients and origin`),
    ingredients: i18n._(msg`Ingredients`),
    diet: i18n._(msg`Diet`),
    origin: i18n._(msg`Origin`),
    allergens: i18n._(msg`Allergens`),
    contains: i18n._(msg`Contains`),
    mayContain: i18n._(msg`May contain`),
    freeFrom: i18n._(msg`Free from`),
    nutritionPer: (unit: 'g' | 'ml') =>
      i18n._({ ...msg({ message: 'Nutrition per 100 {unit}' }), values: { unit } }),
    nutrient: (name: Nutrient) => i18n._(nutrients[name]),
    dietName: (diet: Diet) => i18n._(diets[diet]),
    temperature: (kind: Temperature) => i18n._(temperatures[kind]),
  }
}
export type DataSheetWords = ReturnType<typeof dataSheetWords>
