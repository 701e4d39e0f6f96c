import { fold } from './folded-text.ts'

/** A place as it is stored: its name, degrees in WGS 84, and its postcodes with a space between them. */
export type StoredPlace = [name: string, lat: number, lng: number, codes: string]

export interface Place {
  city: string
  lat: number
  lng: number
}

/** Norwegian places by postcode and by name. */
export class PlaceIndex {
  readonly #byCode = new Map<string, Place>()
  readonly #byName = new Map<string, Place>()

  constructor(stored: readonly StoredPlace[]) {
    for (const [city, lat, lng, codes] of stored) {
      const place = { city, lat, lng }
      for (const code of codes.split(' ')) if (code) this.#byCode.set(code, place)
      const name = fold(city)
      // The one with the most postcodes comes first.
      if (!this.#byName.has(name)) this.#byName.set(name, place)
    }
  }

  ofPostcode(postcode: string): Place | undefined {
    return this.#byCode.get(postcode)
  }

  /** The place that a text is: a postcode, a name, or both, as `5003 Bergen`. */
  of(text: string): Place | undefined {
    const [, code, name] = /^(\d{4})?\s*(.*)$/u.exec(text.trim()) ?? []
    if (code) return this.#byCode.get(code)
    return name ? this.#byName.get(fold(name)) : undefined
  }
}

/** Kilometres as the crow flies between two places in degrees. */
export function kmBetween(
  one: { lat: number; lng: number },
  other: { lat: number; lng: number },
): number {
  const rad = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2
  const share =
    half(other.lat - one.lat) +
    Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * half(other.lng - one.lng)
  return 12_742 * Math.asin(Math.sqrt(share))
}
