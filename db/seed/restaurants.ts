import {
  kitchenStations,
  menuSections,
  menuSectionTranslations,
  openingExceptions,
  openingExceptionTranslations,
  openingPeriods,
  restaurants,
  restaurantTables,
  restaurantTranslations,
} from '#db/schema/index.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { searchable } from '#domain/search.ts'
import { addDishes } from './dishes.ts'
import { languageCodes, type Texts } from './languages.ts'
import { addOptionGroups } from './option-groups.ts'
import { type DemoRestaurant, readRestaurants } from './restaurant-file.ts'
import { add, madeNow, type Seed } from './seed.ts'

/** Adds the restaurants with their hours and menus. Their dishes belong to these categories. */
export function addRestaurants(seed: Seed, categoryIds: Map<string, string>): void {
  for (const [sortOrder, restaurant] of readRestaurants().entries()) {
    const id = newId()
    addRestaurant(seed, restaurant, { id, sortOrder })
    addHours(seed, restaurant, id)
    if (restaurant.hasEatIn) addTables(seed, id)
    const sectionIds = addSections(seed, restaurant, id)
    const stationIds = addStations(seed, restaurant, id)
    const groupIds = addOptionGroups(seed, restaurant.groups, id)
    const places = { restaurantId: id, categoryIds, sectionIds, stationIds, groupIds }
    addDishes(seed, restaurant, places)
  }
}

function addRestaurant(
  seed: Seed,
  { weekly: _weekly, texts, sections: _sections, dishes: _dishes, ...columns }: DemoRestaurant,
  made: { id: string; sortOrder: number },
): void {
  add(seed, restaurants, [
    { ...columns, ...made, factoryId: seed.factoryId, status: 'open', ...madeNow(seed) },
  ])
  add(
    seed,
    restaurantTranslations,
    languageCodes.map((languageCode) => {
      const [name, description] = texts[languageCode]
      const folded = searchable(name, description)
      return { restaurantId: made.id, languageCode, name, description, folded }
    }),
  )
}

/** Twelve tables, called by their numbers. */
function addTables(seed: Seed, restaurantId: string): void {
  add(
    seed,
    restaurantTables,
    Array.from({ length: 12 }, (_, sortOrder) => ({
      id: newId(),
      restaurantId,
      name: String(sortOrder + 1),
      token: newPublicToken(),
      sortOrder,
      ...madeNow(seed),
    })),
  )
}

function addHours(seed: Seed, restaurant: DemoRestaurant, restaurantId: string): void {
  add(
    seed,
    openingPeriods,
    restaurant.weekly.flatMap(({ weekdays, opens, closes }) =>
      weekdays.map((weekday) => ({
        id: newId(),
        restaurantId,
        weekday,
        opensMinute: minuteOf(opens),
        closesMinute: minuteOf(closes),
      })),
    ),
  )
  const { closedFor, closedDays = 0 } = restaurant
  if (closedFor) addClosing(seed, closedFor, { restaurantId, closedDays })
}

function addClosing(
  seed: Seed,
  reason: Texts,
  { restaurantId, closedDays }: { restaurantId: string; closedDays: number },
): void {
  const today = osloClock(seed.now).date
  const days = Array.from({ length: closedDays }, (_, ahead) => ({
    id: newId(),
    restaurantId,
    date: addDays(today, ahead),
    periods: [],
  }))
  add(seed, openingExceptions, days)
  add(
    seed,
    openingExceptionTranslations,
    days.flatMap(({ id }) =>
      languageCodes.map((languageCode) => ({
        exceptionId: id,
        languageCode,
        reason: reason[languageCode],
      })),
    ),
  )
}

function addSections(seed: Seed, { sections }: DemoRestaurant, restaurantId: string) {
  const rows = sections.map((section, sortOrder) => ({ id: newId(), sortOrder, ...section }))
  add(
    seed,
    menuSections,
    rows.map(({ id, key, sortOrder }) => ({ id, restaurantId, key, sortOrder, ...madeNow(seed) })),
  )
  add(
    seed,
    menuSectionTranslations,
    rows.flatMap(({ id, texts }) =>
      languageCodes.map((code) => ({ sectionId: id, languageCode: code, title: texts[code] })),
    ),
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** The stations of its kitchen; answers by the key of a section where its dishes are made. */
function addStations(seed: Seed, restaurant: DemoRestaurant, restaurantId: string) {
  const { stations = [], sections } = restaurant
  const rows = stations.map((station, sortOrder) => ({ id: newId(), sortOrder, ...station }))
  add(
    seed,
    kitchenStations,
    rows.map(({ id, name, sortOrder }) => ({
      ...{ id, restaurantId, name, sortOrder },
      ...madeNow(seed),
    })),
  )
  const idOf = (key: string | undefined) => rows.find((station) => station.key === key)?.id
  return new Map(sections.map(({ key, station }) => [key, idOf(station) ?? null]))
}

/** @example minuteOf('11:30') // 690 */
function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}
