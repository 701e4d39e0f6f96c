import { appConfig } from '#config'
import type { Diet } from '#domain/catalog.ts'
import { prefixedPath } from '#domain/languages.ts'
import type { Menu, MenuDish, Restaurants } from '#domain/restaurants.schema.ts'
import { crumbFacts } from '#app/platform/crumb-facts.ts'
import { minuteText } from './clock-text.ts'
import { leastOf, offerOf } from '#domain/dish-offer.ts'

interface Place {
  origin: string
  languageCode: string
  /** What the page of the restaurants is called. */
  directory: string
}

const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const schemaDiets: Partial<Record<Diet, string>> = {
  vegetarian: 'VegetarianDiet',
  vegan: 'VeganDiet',
  gluten_free: 'GlutenFreeDiet',
  lactose_free: 'LowLactoseDiet',
}

/** A restaurant with its hours and its menu as schema.org tells them, for search engines. */
export function menuData(menu: Menu, place: Place): unknown[] {
  const { restaurant, weekly, sections } = menu
  const path = menuPath(restaurant.slug)
  const url = addressOf(path, place)
  return [
    {
      '@context': 'https://schema.org',
      ...restaurantFacts(restaurant, place),
      openingHoursSpecification: weekly.map(({ weekday, opensMinute, closesMinute }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDays[weekday],
        opens: minuteText(opensMinute),
        closes: minuteText(closesMinute),
      })),
      hasMenu: {
        '@type': 'Menu',
        url,
        inLanguage: place.languageCode,
        hasMenuSection: sections.map(({ title, dishes }) => ({
          '@type': 'MenuSection',
          name: title,
          hasMenuItem: dishes.map((dish) => dishFacts(dish, menu, place)),
        })),
      },
    },
    crumbFacts(
      [
        { name: place.directory, path: '/restaurants' },
        { name: restaurant.name, path },
      ],
      place,
    ),
  ]
}

/** The restaurants in their order. */
export function directoryData({ restaurants }: Restaurants, place: Place): unknown[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: restaurants.map((restaurant, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: restaurantFacts(restaurant, place),
      })),
    },
  ]
}

function restaurantFacts(restaurant: Menu['restaurant'], place: Place) {
  return {
    '@type': 'Restaurant',
    name: restaurant.name,
    description: restaurant.description,
    url: addressOf(menuPath(restaurant.slug), place),
    telephone: restaurant.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: restaurant.street,
      postalCode: restaurant.postcode,
      addressLocality: restaurant.city,
      addressCountry: 'NO',
    },
  }
}

function dishFacts(dish: MenuDish, menu: Menu, { origin }: Place) {
  const { ore } = leastOf(offerOf(dish, menu))
  const diets = dish.diets.flatMap((diet) => schemaDiets[diet] ?? [])
  return {
    '@type': 'MenuItem',
    name: dish.name,
    description: dish.description,
    ...(dish.image ? { image: origin + dish.image } : {}),
    ...(diets.length > 0
      ? { suitableForDiet: diets.map((diet) => `https://schema.org/${diet}`) }
      : {}),
    nutrition: { '@type': 'NutritionInformation', calories: `${dish.kcal} kcal` },
    offers: {
      '@type': 'Offer',
      price: (ore / 100).toFixed(2),
      priceCurrency: appConfig.money.currency,
    },
  }
}

const menuPath = (slug: string) => `/restaurant-menu/${slug}`

function addressOf(path: string, { origin, languageCode }: Place): string {
  return origin + prefixedPath(path, languageCode)
}
