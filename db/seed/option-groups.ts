import {
  dishOptions,
  dishOptionTranslations,
  optionGroups,
  optionGroupTranslations,
} from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { languageCodes } from './languages.ts'
import { allergenOf, type DemoGroup } from './restaurant-file.ts'
import { add, madeNow, type Seed } from './seed.ts'

/** Adds what guests choose beside a dish, and answers the ids of the groups by key. */
export function addOptionGroups(
  seed: Seed,
  groups: readonly DemoGroup[],
  restaurantId: string,
): Map<string, string> {
  const ids = new Map(groups.map(({ key }) => [key, newId()]))
  for (const group of groups) addGroup(seed, group, { restaurantId, id: ids.get(group.key) ?? '' })
  return ids
}

function addGroup(
  seed: Seed,
  { key, kind, min, max, freeCount = 0, isPerHalf = false, texts, options }: DemoGroup,
  made: { id: string; restaurantId: string },
): void {
  add(seed, optionGroups, [
    { ...made, key, kind, min, max, freeCount, isPerHalf, ...madeNow(seed) },
  ])
  add(
    seed,
    optionGroupTranslations,
    languageCodes.map((code) => ({ groupId: made.id, languageCode: code, title: texts[code] })),
  )
  const rows = options.map((option, sortOrder) => ({ id: newId(), sortOrder, ...option }))
  add(
    seed,
    dishOptions,
    rows.map(({ texts: _, allergens, priceBySize = {}, isDefault = false, ...columns }) => ({
      ...columns,
      groupId: made.id,
      priceBySize,
      isDefault,
      allergens: allergens.map(allergenOf),
    })),
  )
  add(
    seed,
    dishOptionTranslations,
    rows.flatMap((row) =>
      languageCodes.map((code) => ({
        optionId: row.id,
        languageCode: code,
        title: row.texts[code],
      })),
    ),
  )
}
