interface Spot {
  latitude: number
  longitude: number
}
export interface Point {
  x: number
  y: number
}

/** What the outline is drawn in: 200 units to a degree of latitude, and degrees of longitude as wide as they are at 65° north. */
const whole = { width: 2350, height: 2770 }
const west = 4
const north = 71.5
const perLatitude = 200
const perLongitude = perLatitude * Math.cos((65 * Math.PI) / 180)
/** Nearer than this the outline would show its corners. */
const least = 900
const room = 160

/** Where a place lies on the outline. */
export function pointOf({ latitude, longitude }: Spot): Point {
  return {
    x: Math.round((longitude - west) * perLongitude),
    y: Math.round((north - latitude) * perLatitude),
  }
}

/** The part of the map that holds these points with some room around them, in the proportions of the whole. */
export function viewOf(points: readonly Point[]): {
  x: number
  y: number
  width: number
  height: number
} {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const shape = whole.width / whole.height
  const wanted = Math.max(bottom - top + 2 * room, (right - left + 2 * room) / shape, least)
  const height = Math.round(Math.min(wanted, whole.height))
  const width = Math.round(height * shape)
  return {
    x: within((left + right - width) / 2, whole.width - width),
    y: within((top + bottom - height) / 2, whole.height - height),
    width,
    height,
  }
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most))
}
