/** Degrees, WGS 84: longitude first, as GeoJSON has it. */
export type Point = [lng: number, lat: number]

/** A ring as it is stored: the first point and then the way from each to the next, in thousandths of a degree. */
export type StoredRing = number[]

/** What the map is drawn from: Norway in full, its neighbours roughly, and names of places with the zoom from which they are shown. */
export interface Outline {
  norway: StoredRing[][]
  neighbours: StoredRing[][]
  labels: [name: string, lat: number, lng: number, zoom: number][]
}

const parts = 1000

export function storedRing(points: readonly Point[]): StoredRing {
  let [lastX, lastY] = [0, 0]
  return points.flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * parts), Math.round(lat * parts)]
    const step = [x - lastX, y - lastY]
    ;[lastX, lastY] = [x, y]
    return step
  })
}

/** The points of a stored ring. */
export function ringPoints(ring: StoredRing): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < ring.length; at += 2) {
    x += ring[at] ?? 0
    y += ring[at + 1] ?? 0
    points.push([x / parts, y / parts])
  }
  return points
}

/** So far from the drawn coast a place still counts as on land: the drawing is coarse, and quays are built into the sea. */
const coastMeters = 2000

/** Whether a place lies in one of the drawn polygons or at most two kilometres from their edge. */
export function isOnLand(polygons: StoredRing[][], lat: number, lng: number): boolean {
  return polygons.some((rings) => {
    const all = rings.map(ringPoints)
    const isInside = all.filter((ring) => holds(ring, lat, lng)).length % 2 === 1
    return isInside || all.some((ring) => isNear(ring, lat, lng))
  })
}

/** A ray to the east crosses the edge an odd number of times from within. */
function holds(ring: Point[], lat: number, lng: number): boolean {
  let isIn = false
  edgesOf(ring, ([x1, y1], [x2, y2]) => {
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) isIn = !isIn
  })
  return isIn
}

const metersOfDegree = 111_195

function isNear(ring: Point[], lat: number, lng: number): boolean {
  const perLng = metersOfDegree * Math.cos((lat * Math.PI) / 180)
  let found = false
  edgesOf(ring, (from, to) => {
    if (found || Math.abs(from[1] - lat) > 1 + Math.abs(from[1] - to[1])) return
    const [x1, y1] = [(from[0] - lng) * perLng, (from[1] - lat) * metersOfDegree]
    const [x2, y2] = [(to[0] - lng) * perLng, (to[1] - lat) * metersOfDegree]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const along = Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy || 1)))
    found = Math.hypot(x1 + along * dx, y1 + along * dy) <= coastMeters
  })
  return found
}

function edgesOf(ring: Point[], use: (from: Point, to: Point) => void): void {
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length]
    if (next) use(point, next)
  })
}
