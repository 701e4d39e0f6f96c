import { sellerProducts, sellers, sellerTranslations } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { WeekPeriod } from '#domain/opening-hours.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { sellerSearchText } from '#domain/seller-search.ts'
import type { SellerKind } from '#domain/sellers.ts'
import { slugOf } from '#domain/slugs.ts'
import type { LanguageCode, Texts } from './languages.ts'
import { readProducts } from './product-file.ts'
import { add, madeNow, type Seed } from './seed.ts'
import demo from './sellers.json' with { type: 'json' }

interface DemoSeller {
  name: string
  kind: SellerKind
  street: string
  postcode: string
  city: string
  lat: number
  lng: number
  orgNo: string
  /** Weekdays and hours: `1-5 9-17, 6 9-15`; 0 is Sunday. */
  hours: string
  /** The categories of its goods. */
  goods: string[]
  stories: Texts
  closedForDays?: number
  closureNote?: string
  suspended?: string
}

const termsVersion = '2026-01'
/** Of the eight goods of a category a seller carries so many, each beginning at another. */
const goodsOfEach = 5

/** Adds those who sell the demo's goods over the whole country. `productIds` are by key. */
export function addSellers(seed: Seed, productIds: Map<string, string>): void {
  const list = demo.sellers as DemoSeller[]
  for (const [place, seller] of list.entries()) addSeller(seed, { seller, place, productIds })
}

interface SellerToAdd {
  seller: DemoSeller
  place: number
  productIds: Map<string, string>
}

function addSeller(seed: Seed, { seller, place, productIds }: SellerToAdd): void {
  const id = newId()
  const { name, kind, street, postcode, city, lat, lng, orgNo } = seller
  const { closedForDays, closureNote = '', suspended } = seller
  const today = osloClock(seed.now).date
  const email = `post@${slugOf(name)}.example`
  add(seed, sellers, [
    {
      ...{ id, factoryId: seed.factoryId, slug: slugOf(name), name, kind, orgNo },
      ...{
        street,
        postcode,
        city,
        lat,
        lng,
        contact: name,
        phone: `+475500${1100 + place}`,
        email,
      },
      status: suspended === undefined ? 'active' : 'suspended',
      statusReason: suspended ?? '',
      weekly: hoursOf(seller.hours),
      exceptions: [],
      closedFrom: closedForDays ? addDays(today, -1) : null,
      closedTo: closedForDays ? addDays(today, closedForDays) : null,
      ...{ closureNote, approvedAt: seed.now, termsVersion },
      searchText: sellerSearchText({ name, street, postcode, city, orgNo }),
      ...madeNow(seed),
    },
  ])
  add(
    seed,
    sellerTranslations,
    seed.languageCodes.map((languageCode: LanguageCode) => ({
      ...{ sellerId: id, languageCode, story: seller.stories[languageCode] },
    })),
  )
  add(
    seed,
    sellerProducts,
    goodsOf(seller.goods, place).flatMap((key) => {
      const productId = productIds.get(key)
      return productId === undefined ? [] : [{ sellerId: id, productId }]
    }),
  )
}

/**
 * The periods of a week as the demo writes them.
 * @example hoursOf('6 9-15') // [{ weekday: 6, opensMinute: 540, closesMinute: 900 }]
 */
export function hoursOf(text: string): WeekPeriod[] {
  return text.split(', ').flatMap((part) => {
    const [days = '', hours = ''] = part.split(' ')
    const [first = 0, last = first] = days.split('-').map(Number)
    const [opens = 0, closes = 0] = hours.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, more) => ({
      ...{ weekday: first + more, opensMinute: opens * 60, closesMinute: closes * 60 },
    }))
  })
}

/** The keys of the goods of some categories that the seller at a place of the list carries. */
export function goodsOf(categories: readonly string[], place: number): string[] {
  const products = readProducts()
  return categories.flatMap((category) => {
    const keys = products.filter((product) => product.category === category).map(({ key }) => key)
    return keys.filter((_, index) => (index + place) % keys.length < goodsOfEach)
  })
}
