import type { AdminStart } from '#domain/admin.schema.ts'
import type { AdminRestaurant, AdminRestaurants } from '#domain/admin-restaurants.schema.ts'
import type { EditableLanguage, EditableLanguages } from '#domain/languages.schema.ts'

/** What the section is read with. */
export type RestaurantsData = AdminRestaurants & EditableLanguages

/** What the parts of a sheet are given: the language is the one that the restaurant is looked at in. */
export interface RestaurantProps {
  restaurant: AdminRestaurant
  data: RestaurantsData
  language: EditableLanguage
  start: AdminStart
  /** Who may change restaurants that they manage. */
  canEdit: boolean
  onChanged: () => Promise<void>
}

/**
 * What a restaurant is called in the first of the languages that it has a name in, else its address.
 * @example restaurantName(bryggen, ['ar', 'nb']) // 'Bryggen'
 */
export function restaurantName(
  { slug, words }: Pick<AdminRestaurant, 'slug' | 'words'>,
  codes: readonly string[],
): string {
  return codes.map((code) => words[code]?.name).find(Boolean) ?? slug
}

/** The language that the others are filled from. */
export function defaultCodeOf({ languages }: EditableLanguages): string {
  return languages.find(({ isDefault }) => isDefault)?.code ?? ''
}
