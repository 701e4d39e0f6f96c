import {
  deliveryAreas,
  shippingMethods,
  shippingMethodTranslations,
  shippingRates,
  shippingSlots,
  taxRates,
} from '#db/schema/index.ts'
import type { Temperature } from '#domain/catalog.ts'
import type { ShippingKind } from '#domain/checkout.ts'
import { newId } from '#domain/ids.ts'
import { add, madeNow, type Seed } from './seed.ts'
import { languageCodes, type Texts } from './languages.ts'
import shipping from './shipping.json' with { type: 'json' }

interface Method {
  kind: ShippingKind
  temperatures: Temperature[]
  freeFromOre: number | null
  cutOffHour: number
  leadDays: number
  texts: Texts<{ name: string; description: string }>
  slots: { weekdays: number[]; from: string; to: string; capacity: number }[]
  areas: { city: string; priceOre: number; weekdays: number[]; postcodes: string[] }[]
  rates: { upToG: number; priceOre: number }[]
}

interface TaxRate {
  class: 'food' | 'standard' | 'alcohol' | 'zero'
  percentBp: number
  validFrom: string
}

/** The rates of VAT with their dates. */
export function addTaxRates(seed: Seed): void {
  add(seed, taxRates, shipping.taxRates as TaxRate[])
}

/** How goods reach the buyer, what it costs and when. */
export function addShipping(seed: Seed): void {
  for (const [sortOrder, method] of (shipping.methods as Method[]).entries())
    addMethod(seed, method, sortOrder)
}

function addMethod(seed: Seed, method: Method, sortOrder: number): void {
  const methodId = newId()
  add(seed, shippingMethods, [
    {
      id: methodId,
      factoryId: seed.factoryId,
      kind: method.kind,
      temperatures: method.temperatures,
      freeFromOre: method.freeFromOre,
      cutOffHour: method.cutOffHour,
      leadDays: method.leadDays,
      isActive: true,
      sortOrder,
      ...madeNow(seed),
    },
  ])
  add(
    seed,
    shippingMethodTranslations,
    languageCodes.map((languageCode) => ({
      methodId,
      languageCode,
      ...method.texts[languageCode],
    })),
  )
  add(
    seed,
    shippingSlots,
    method.slots.flatMap(({ weekdays, from, to, capacity }) =>
      weekdays.map((weekday) => ({
        methodId,
        weekday,
        fromMinute: minuteOf(from),
        toMinute: minuteOf(to),
        capacity,
      })),
    ),
  )
  add(
    seed,
    deliveryAreas,
    method.areas.flatMap(({ postcodes, ...area }) =>
      postcodes.flatMap(postcodesIn).map((postcode) => ({ methodId, postcode, ...area })),
    ),
  )
  add(
    seed,
    shippingRates,
    method.rates.map((rate) => ({ methodId, ...rate })),
  )
}

/** `10:30` is minute 630 of the day. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** `5003-5005` is three postcodes. */
function postcodesIn(range: string): string[] {
  const [first = 0, last = first] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index))
}
