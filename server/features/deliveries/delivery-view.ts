import type { EditableDeliveries, EditableDelivery } from '#domain/deliveries.schema.ts'
import { zonesOf } from '#domain/delivery-zones.ts'
import { weekdayOf } from '#domain/oslo-time.ts'
import { typedClock } from '#domain/typed-clock.ts'
import type { DeliveryRows } from './deliveries.repository.ts'

/** The ways of delivery as their editors see them. */
export function deliveriesView(found: DeliveryRows): EditableDeliveries {
  return { deliveries: found.rows.map((row) => deliveryView(row, found)) }
}

function deliveryView(row: DeliveryRows['rows'][number], found: DeliveryRows): EditableDelivery {
  const { id, kind, isActive, temperatures, freeFromOre, cutOffHour, leadDays, rev } = row
  const isOwn = ({ methodId }: { methodId: string }) => methodId === id
  return {
    ...{
      id,
      kind,
      isActive,
      temperatures,
      freeFromOre,
      cutOffHour,
      leadDays,
      rev,
    },
    rates: found.rates.filter(isOwn).map(({ upToG, priceOre }) => ({ upToG, priceOre })),
    zones: zonesOf(found.areas.filter(isOwn)),
    slots: found.slots.filter(isOwn).map(({ methodId: _, ...slot }) => slot),
    booked: found.bookings.filter(isOwn).reduce((sum, { taken }) => sum + taken, 0),
    words: Object.fromEntries(
      found.words
        .filter(isOwn)
        .map(({ languageCode, name, description }) => [languageCode, { name, description }]),
    ),
  }
}

/** A time that more orders have than it would have room for, and where it stands among the wanted ones. */
export function overbooked(
  { bookings }: DeliveryRows,
  { id, slots }: { id: string; slots: EditableDelivery['slots'] },
) {
  const own = bookings.filter(({ methodId }) => methodId === id)
  for (const [at, slot] of slots.entries()) {
    const fullest = own
      .filter(({ date, fromMinute, taken }) => {
        const isThis = fromMinute === slot.fromMinute && weekdayOf(date) === slot.weekday
        return isThis && taken > slot.capacity
      })
      .toSorted((a, b) => b.taken - a.taken)[0]
    if (fullest) return { at, date: fullest.date, taken: fullest.taken }
  }
  return undefined
}

/** What the log keeps of it; its languages in an order of their own, so that two of them can be compared. */
export function logged(delivery: EditableDelivery) {
  const { kind, isActive, temperatures, freeFromOre, cutOffHour, leadDays } = delivery
  const of = (field: 'name' | 'description') =>
    Object.fromEntries(
      Object.entries(delivery.words)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([code, words]) => [code, words[field]]),
    )
  return {
    ...{ kind, isActive, temperatures, freeFromOre, cutOffHour, leadDays },
    names: of('name'),
    descriptions: of('description'),
    rates: delivery.rates.map(({ upToG, priceOre }) => `${upToG} g: ${priceOre / 100}`),
    zones: delivery.zones.map(
      ({ postcodes, city, weekdays, priceOre }) =>
        `${postcodes} ${city} (${weekdays.join(' ')}): ${priceOre / 100}`,
    ),
    slots: delivery.slots.map(
      ({ weekday, fromMinute, toMinute, capacity }) =>
        `${weekday} ${typedClock(fromMinute)}–${typedClock(toMinute)}: ${capacity}`,
    ),
  }
}
