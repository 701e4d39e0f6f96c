import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { productCardSchema } from './product-card.schema.ts'
import { radii } from './seller-list.ts'
import { sellerKinds } from './sellers.ts'

const instant = v.number()
const degrees = v.number()

/** What the list of sellers and the map are filtered by. What makes no sense is left out, since it comes from an address. */
export const sellersQuery = v.object({
  /** A name, a place, a postcode. */
  q: listSearch,
  /** A postcode, or latitude and longitude with a comma between them. */
  near: v.optional(v.fallback(boundedText(40), ''), ''),
  radius: listChoice(radii),
  /** A product's slug in any language. */
  product: v.optional(v.fallback(boundedText(200), ''), ''),
  kind: listChoice(sellerKinds),
  open: listChoice(['1']),
  page: listPage,
})

/** Whether it is open at the time of the answer. Absent where a seller names no hours. */
const openingSchema = v.object({
  isOpen: v.boolean(),
  /** Until when it is open, or when it opens; absent where that is not within the next week. */
  at: v.optional(instant),
  /** The day on which it is there again, `YYYY-MM-DD`, during a closing period. */
  closedUntil: v.optional(v.string()),
})

const listedEntries = {
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  kind: v.picklist(sellerKinds),
  street: v.string(),
  postcode: v.string(),
  city: v.string(),
  lat: degrees,
  lng: degrees,
  opening: v.optional(openingSchema),
}

const listedSeller = v.object({
  ...listedEntries,
  /** From where one looks, in kilometres as the crow flies. */
  km: v.optional(v.number()),
  /** How many of the factory's goods it carries. */
  goods: v.number(),
})

const namedProduct = v.object({ slug: v.string(), name: v.string() })

export const sellersSchema = v.object({
  now: instant,
  sellers: v.array(listedSeller),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** From where one looks: a name where a place was asked for. */
  origin: v.optional(v.object({ name: v.optional(v.string()), lat: degrees, lng: degrees })),
  radius: v.picklist(radii),
  /** The chosen product. */
  product: v.optional(namedProduct),
  /** Those that somebody carries. */
  products: v.array(namedProduct),
  /** The owner's tiles, which the map shows once a visitor wants them. */
  tiles: v.optional(v.object({ url: v.string(), credit: v.string() })),
})

/** Every seller that the filters leave, in the order of the list. */
export const sellerPointsSchema = v.object({
  points: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      city: v.string(),
      lat: degrees,
      lng: degrees,
      isClosed: v.optional(v.literal(true)),
    }),
  ),
})

export const sellersByPlaceSchema = v.object({
  places: v.array(
    v.object({
      city: v.string(),
      sellers: v.array(
        v.object({
          slug: v.string(),
          name: v.string(),
          kind: v.picklist(sellerKinds),
          street: v.string(),
          postcode: v.string(),
        }),
      ),
    }),
  ),
})

export const sellerPageSchema = v.object({
  now: instant,
  seller: v.object({
    ...listedEntries,
    phone: v.string(),
    website: v.string(),
    closureNote: v.string(),
  }),
  /** 0 is Sunday; minutes since midnight. */
  weekly: v.array(
    v.object({ weekday: v.number(), opensMinute: v.number(), closesMinute: v.number() }),
  ),
  /** Days with other hours from today on. */
  exceptions: v.array(
    v.object({
      date: v.string(),
      periods: v.array(v.object({ opensMinute: v.number(), closesMinute: v.number() })),
    }),
  ),
  /** In the reader's language, or in one that stands in for it. */
  story: v.optional(
    v.object({ text: v.string(), lang: v.string(), dir: v.picklist(['ltr', 'rtl']) }),
  ),
  /** In the order of the catalogue. */
  goods: v.array(productCardSchema),
})

export type SellersQuery = v.InferOutput<typeof sellersQuery>
export type Sellers = v.InferOutput<typeof sellersSchema>
export type ListedSeller = v.InferOutput<typeof listedSeller>
export type SellerPoints = v.InferOutput<typeof sellerPointsSchema>
export type SellerPoint = SellerPoints['points'][number]
export type SellersByPlace = v.InferOutput<typeof sellersByPlaceSchema>
export type SellerPage = v.InferOutput<typeof sellerPageSchema>
export type SellerOpening = v.InferOutput<typeof openingSchema>
