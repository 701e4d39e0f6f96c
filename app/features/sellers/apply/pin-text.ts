import { plainDigits } from '#domain/plain-digits.ts'

export interface Pin {
  /** Degrees, WGS 84. */
  lat: number
  lng: number
}

/**
 * Coordinates as people type or paste them; undefined where they are none.
 * @example readPin('60,4243 6,6236') // { lat: 60.4243, lng: 6.6236 }
 */
export function readPin(typed: string): Pin | undefined {
  const [, lat, lng, ...more] =
    /^\s*(-?\d{1,2}(?:[.,]\d+)?)\s*[°N]?(?:\s*[,;]\s+|\s*;\s*|\s+|(?<=\.\d+),)(-?\d{1,3}(?:[.,]\d+)?)\s*[°E]?\s*$/iu.exec(
      plainDigits(typed),
    ) ?? []
  if (lat === undefined || lng === undefined || more.length > 0) return undefined
  const pin = { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) }
  return Math.abs(pin.lat) <= 90 && Math.abs(pin.lng) <= 180 ? pin : undefined
}

/** A pin as it stands in its field. */
export function pinText({ lat, lng }: Pin): string {
  return `${lat}, ${lng}`
}
