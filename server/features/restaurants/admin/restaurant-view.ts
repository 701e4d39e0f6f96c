import type { AdminRestaurant, AdminRestaurants } from '#domain/admin-restaurants.schema.ts'
import { openState, openTimes } from '#domain/opening-hours.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { typedClock } from '#domain/typed-clock.ts'
import type { RestaurantRows } from './admin-restaurants.repository.ts'

/** So many days ahead it is looked for when it opens. */
const daysSeen = 14
/** So many days whose hours are history are shown. */
const mostPast = 30

/** The restaurants as those who manage them see them. */
export function restaurantsView(found: RestaurantRows, now: number): AdminRestaurants {
  return {
    now,
    restaurants: found.rows.map((row) => restaurantView(row, found, now)),
    people: found.people,
  }
}

/** The first day whose hours can still be changed: an evening of the day before may still go on. */
export function firstOpenDay(now: number): string {
  return addDays(osloClock(now).date, -1)
}

function restaurantView(
  row: RestaurantRows['rows'][number],
  found: RestaurantRows,
  now: number,
): AdminRestaurant {
  const { factoryId: _factory, sortOrder: _place, ...columns } = row
  const { createdAt: _made, createdBy: _maker, updatedAt: _at, updatedBy: _by, ...facts } = columns
  const isIts = ({ restaurantId }: { restaurantId: string }) => restaurantId === row.id
  const days = found.exceptions
    .filter(isIts)
    .map(({ date, periods, reasons }) => ({ date, periods, reasons }))
  const first = firstOpenDay(now)
  const weekly = found.periods
    .filter(isIts)
    .map(({ weekday, opensMinute, closesMinute }) => ({ weekday, opensMinute, closesMinute }))
  const exceptions = days.filter(({ date }) => date >= first).toReversed()
  const state = openState(openTimes({ weekly, exceptions }, now, daysSeen), now)
  const at = state.isOpen ? state.until : state.opensAt
  return {
    ...facts,
    ...{ weekly, exceptions },
    past: days.filter(({ date }) => date < first).slice(0, mostPast),
    words: Object.fromEntries(
      found.words
        .filter(isIts)
        .map(({ languageCode, name, description }) => [languageCode, { name, description }]),
    ),
    tables: found.tables
      .filter(isIts)
      .map(({ id, name, token, rev }) => ({ id, name, token, rev })),
    managers: found.managers
      .filter(isIts)
      .map(({ userId }) => userId)
      .toSorted(),
    opening: { isOpen: state.isOpen, ...(at === undefined ? {} : { at }) },
  }
}

/** What the log keeps of it; languages and days in an order of their own, so that two of them can be compared. */
export function logged(restaurant: AdminRestaurant) {
  const {
    id: _id,
    rev: _rev,
    past: _past,
    tables: _tables,
    opening: _opening,
    ...kept
  } = restaurant
  const { words, weekly, exceptions, managers, ...facts } = kept
  const of = (field: 'name' | 'description') =>
    inOrder(Object.entries(words).map(([code, own]) => [code, own[field]]))
  return {
    ...facts,
    names: of('name'),
    descriptions: of('description'),
    hours: weekly.map(({ weekday, ...period }) => `${weekday} ${spanOf(period)}`).toSorted(),
    days: exceptions
      .map(({ date, periods, reasons }) => {
        const told = Object.entries(inOrder(Object.entries(reasons)))
          .filter(([, reason]) => reason !== '')
          .map(([code, reason]) => `${code}: ${reason}`)
        return [date, ...periods.map(spanOf), ...told].join(' ')
      })
      .toSorted(),
    managers: managers.toSorted(),
  }
}

function spanOf(period: { opensMinute: number; closesMinute: number }): string {
  return `${typedClock(period.opensMinute)}–${typedClock(period.closesMinute)}`
}

function inOrder(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
