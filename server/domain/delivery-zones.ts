import { isPostcode } from './contact.schema.ts'
import { plainDigits } from './plain-digits.ts'

/** Postcodes that the own van reaches on the same days and at the same price. */
export interface Zone {
  city: string
  /** As they are typed: `5003-5019, 5031`. */
  postcodes: string
  /** 0 is Sunday. */
  weekdays: number[]
  priceOre: number
}

/** One postcode of a zone, as it is kept. */
export interface ZonePostcode extends Omit<Zone, 'postcodes'> {
  postcode: string
}

/** Of one zone: as many as there can be. */
const mostPostcodes = 10_000

/**
 * The postcodes that are typed as single ones and ranges; undefined where one of them is none, or a range runs backwards.
 * @example readPostcodes('5003-5005, 5031') // ['5003', '5004', '5005', '5031']
 */
export function readPostcodes(typed: string): string[] | undefined {
  const parts = plainDigits(typed)
    .replaceAll(/\s*[-–—]\s*/gu, '-')
    .split(/[\s,;،]+/u)
    .filter(Boolean)
  if (parts.length === 0) return undefined
  const postcodes = new Set<string>()
  for (const part of parts) {
    const range = rangeOf(part)
    if (!range || postcodes.size > mostPostcodes) return undefined
    for (const postcode of range) postcodes.add(postcode)
  }
  return [...postcodes]
}

function rangeOf(part: string): string[] | undefined {
  const [first = '', last = first, ...rest] = part.split('-')
  const count = Number(last) - Number(first) + 1
  const isRange = rest.length === 0 && [first, last].every(isPostcode)
  if (!isRange || count < 1) return undefined
  return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(4, '0'))
}

/**
 * Postcodes as they are typed, neighbours as a range.
 * @example typedPostcodes(['5031', '5003', '5004']) // '5003-5004, 5031'
 */
export function typedPostcodes(postcodes: readonly string[]): string {
  const ranges: { first: string; last: string }[] = []
  for (const postcode of postcodes.toSorted()) {
    const range = ranges.at(-1)
    if (range && Number(postcode) === Number(range.last) + 1) range.last = postcode
    else ranges.push({ first: postcode, last: postcode })
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}-${last}`)).join(', ')
}

/** Kept postcodes as the zones that they stand in: by the first postcode of each. */
export function zonesOf(kept: readonly ZonePostcode[]): Zone[] {
  const zones = new Map<string, ZonePostcode[]>()
  for (const each of kept.toSorted((a, b) => (a.postcode < b.postcode ? -1 : 1))) {
    const key = JSON.stringify([each.city, each.weekdays.toSorted(byDay), each.priceOre])
    zones.set(key, [...(zones.get(key) ?? []), each])
  }
  return [...zones.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { city, weekdays, priceOre } = first
    const postcodes = typedPostcodes(same.map(({ postcode }) => postcode))
    return [{ city, postcodes, weekdays: weekdays.toSorted(byDay), priceOre }]
  })
}

/** Zones as they are kept: a row for each postcode. */
export function postcodesOf(zones: readonly Zone[]): ZonePostcode[] {
  return zones.flatMap(({ postcodes, ...zone }) =>
    (readPostcodes(postcodes) ?? []).map((postcode) => ({ ...zone, postcode })),
  )
}

function byDay(one: number, other: number): number {
  return one - other
}
