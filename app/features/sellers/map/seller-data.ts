import { prefixedPath } from '#domain/languages.ts'
import type { SellerPage } from '#domain/seller-places.schema.ts'
import type { SellerKind } from '#domain/sellers.ts'
import { minuteText } from '#app/features/restaurants/clock-text.ts'

interface Place {
  origin: string
  languageCode: string
}

const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const schemaKinds: Record<SellerKind, string> = {
  shop: 'GroceryStore',
  restaurant: 'Restaurant',
  market: 'Store',
  online: 'OnlineStore',
  wholesale: 'WholesaleStore',
}

/** A seller with its place and its hours as schema.org tells them, for search engines. */
export function sellerData({ seller, weekly, story }: SellerPage, place: Place) {
  return [
    {
      '@context': 'https://schema.org',
      '@type': schemaKinds[seller.kind],
      name: seller.name,
      description: story?.text,
      url: place.origin + prefixedPath(`/sellers/${seller.slug}`, place.languageCode),
      telephone: seller.phone,
      sameAs: seller.website === '' ? undefined : seller.website,
      address: {
        '@type': 'PostalAddress',
        streetAddress: seller.street,
        postalCode: seller.postcode,
        addressLocality: seller.city,
        addressCountry: 'NO',
      },
      geo: { '@type': 'GeoCoordinates', latitude: seller.lat, longitude: seller.lng },
      openingHoursSpecification: weekly.map(({ weekday, opensMinute, closesMinute }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schemaDays[weekday],
        opens: minuteText(opensMinute),
        closes: minuteText(closesMinute),
      })),
    },
  ]
}
