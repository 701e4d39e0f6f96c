import {
  dishes,
  dishOptionGroups,
  priceHistory,
  productAllergens,
  productDiets,
  productImages,
  products,
  productTranslations,
} from '#db/schema/index.ts'
import {
  type AllergenCode,
  allergenCodes,
  type AttributeSchema,
  type Nutrition,
} from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import { addDays, osloClock, startOfDay } from '#domain/oslo-time.ts'
import { searchable } from '#domain/search.ts'
import { sortName } from '#domain/sort-name.ts'
import { languageCodes, type Texts } from './languages.ts'
import { allergenOf, type DemoDish, type DemoRestaurant } from './restaurant-file.ts'
import { add, madeNow, type Seed } from './seed.ts'

interface Places {
  restaurantId: string
  categoryIds: Map<string, string>
  sectionIds: Map<string, string>
  /** By the key of a section, where its dishes are made. */
  stationIds: Map<string, string | null>
  groupIds: Map<string, string>
}

const sizeLabel: Texts = {
  nb: 'Størrelse',
  en: 'Size',
  ar: 'الحجم',
  pl: 'Wielkość',
  uk: 'Розмір',
}

/** Adds the dishes of one restaurant: each a product of the kind `dish` with what a kitchen needs beside it. */
export function addDishes(seed: Seed, restaurant: DemoRestaurant, places: Places): void {
  for (const [index, dish] of restaurant.dishes.entries()) {
    const id = newId()
    const key = `${restaurant.slug}-${dish.key}`
    addProduct(seed, dish, { id, key, index, restaurant, places })
    addTexts(seed, dish, { id, key })
    addFacts(seed, dish, { id, key })
    addDish(seed, dish, { id, index, places })
  }
}

interface Made {
  id: string
  key: string
  index: number
  restaurant: DemoRestaurant
  places: Places
}

function addProduct(seed: Seed, dish: DemoDish, { id, key, index, restaurant, places }: Made) {
  const number = String(index + 1).padStart(2, '0')
  add(seed, products, [
    {
      id,
      factoryId: seed.factoryId,
      key,
      kind: 'dish',
      sku: `${restaurant.slug.slice(0, 2).toUpperCase()}-${number}`,
      imageUrl: `/pictures/${key}-640.webp`,
      categoryId: required(places.categoryIds.get(dish.category), dish.category),
      shopPriceOre: dish.priceOre,
      netQuantity: 1,
      netUnit: 'piece',
      grossWeightG: dish.portionG,
      temperature: 'ambient',
      vatClass: 'food',
      withdrawalPolicy: 'perishable',
      availability: 'sale',
      stockPolicy: 'untracked',
      maxQty: 20,
      originCountry: 'NO',
      nutrition: nutritionOf(dish),
      // The demo's menus answer for each of the 14.
      freeOf: allergenCodes.filter((code) => !heldIn(dish).includes(code)),
      attributesSchema: sizesOf(dish, restaurant),
      foodInfoConfirmedAt: seed.now,
      isActive: true,
      ...madeNow(seed),
    },
  ])
}

function heldIn({ allergens }: DemoDish): AllergenCode[] {
  return allergens.map((note) => allergenOf(note).code)
}

function sizesOf({ size }: DemoDish, { sizes }: DemoRestaurant): AttributeSchema {
  if (!size) return []
  const options = required(sizes[size], size)
  return [{ key: 'size', label: sizeLabel, type: 'choice', required: true, options }]
}

function nutritionOf({ per100, portionG }: DemoDish): Nutrition {
  const [kcal, fat, saturates, carbs, sugars, fibre, protein, salt] = per100
  const kj = Math.round(kcal * 4.184)
  return { kj, kcal, fat, saturates, carbs, sugars, fibre, protein, salt, portion: portionG }
}

function addTexts(seed: Seed, dish: DemoDish, { id, key }: Pick<Made, 'id' | 'key'>) {
  add(
    seed,
    productTranslations,
    languageCodes.map((languageCode) => {
      const [name, description] = dish.texts[languageCode]
      return {
        productId: id,
        factoryId: seed.factoryId,
        languageCode,
        name,
        slug: key,
        description,
        packageSize: '',
        ingredients: '',
        storageText: '',
        originText: '',
        folded: searchable(name, description),
        sortName: sortName(name, languageCode),
      }
    }),
  )
}

function addFacts(seed: Seed, dish: DemoDish, { id, key }: Pick<Made, 'id' | 'key'>) {
  add(seed, productImages, [
    {
      id: newId(),
      productId: id,
      originalUrl: `/pictures/${key}-640.webp`,
      processedUrl: `/pictures/${key}-640.webp`,
      widths: [320, 640],
      width: 640,
      height: 640,
      isPrimary: true,
      sortOrder: 0,
    },
  ])
  add(
    seed,
    productAllergens,
    dish.allergens.map((note) => ({ productId: id, ...allergenOf(note) })),
  )
  add(
    seed,
    productDiets,
    dish.diets.map((diet) => ({ productId: id, diet })),
  )
  add(seed, priceHistory, [
    { id: newId(), productId: id, grossOre: dish.priceOre, validFrom: seed.now },
  ])
}

function addDish(
  seed: Seed,
  dish: DemoDish,
  { id, index, places }: Pick<Made, 'id' | 'index' | 'places'>,
) {
  const tomorrow = startOfDay(addDays(osloClock(seed.now).date, 1))
  add(seed, dishes, [
    {
      productId: id,
      restaurantId: places.restaurantId,
      sectionId: required(places.sectionIds.get(dish.section), dish.section),
      sortOrder: index,
      prepMinutes: dish.prepMinutes,
      points: dish.points,
      isForEatIn: true,
      isForPickup: dish.isForPickup ?? true,
      servingTimes: dish.servingTimes ?? [],
      soldOutUntil: dish.isSoldOut ? tomorrow : null,
      isHalf: dish.isHalf ?? false,
      isOfHalves: dish.isOfHalves ?? false,
      stationId: places.stationIds.get(dish.section) ?? null,
      kcal: Math.round((dish.per100[0] * dish.portionG) / 100),
    },
  ])
  add(
    seed,
    dishOptionGroups,
    dish.groups.map((key, sortOrder) => ({
      dishId: id,
      groupId: required(places.groupIds.get(key), key),
      sortOrder,
      prices: {},
    })),
  )
}

function required<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`the demo's menus name an unknown key: ${key}`)
  return value
}
