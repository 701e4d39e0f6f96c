export interface MapPoint {
  slug: string
  lat: number
  lng: number
}

export interface Cluster<Point extends MapPoint> {
  /** The middle of its members. */
  lat: number
  lng: number
  members: Point[]
}

/** Two marks of which the middles are nearer than this, in CSS pixels, are one. */
const nearPixels = 48

/**
 * The marks of a map at a zoom: each point joins the first mark before it that is near, so that the same points in the same order are
 * always the same marks. A grid as wide as `nearPixels` keeps two thousand points from being compared with one another.
 */
export function clustersOf<Point extends MapPoint>(
  points: readonly Point[],
  zoom: number,
): Cluster<Point>[] {
  const cells = new Map<string, { x: number; y: number; members: Point[] }[]>()
  const marks: { x: number; y: number; members: Point[] }[] = []
  for (const point of points) {
    const at = pixelOf(point, zoom)
    const [column, row] = [Math.floor(at.x / nearPixels), Math.floor(at.y / nearPixels)]
    const near = around(column, row)
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((mark) => Math.hypot(mark.x - at.x, mark.y - at.y) < nearPixels)
    if (near) {
      near.members.push(point)
      continue
    }
    const mark = { ...at, members: [point] }
    marks.push(mark)
    const key = `${column} ${row}`
    cells.set(key, [...(cells.get(key) ?? []), mark])
  }
  return marks.map(({ members }) => ({ ...middleOf(members), members }))
}

/** True where no zoom parts them: they stand at one point, or closer than a house's width. */
export function isOnePoint(points: readonly MapPoint[]): boolean {
  const spread = (degrees: number[]) => Math.max(...degrees) - Math.min(...degrees)
  return spread(points.map(({ lat }) => lat)) < 2e-4 && spread(points.map(({ lng }) => lng)) < 4e-4
}

function around(column: number, row: number): string[] {
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${column + dx} ${row + dy}`))
}

function middleOf(points: readonly MapPoint[]): { lat: number; lng: number } {
  const mean = (degrees: number[]) => degrees.reduce((sum, each) => sum + each, 0) / degrees.length
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) }
}

/** By the Mercator projection of Leaflet and of tiles. */
function pixelOf({ lat, lng }: MapPoint, zoom: number): { x: number; y: number } {
  const size = 256 * 2 ** zoom
  const sin = Math.sin((lat * Math.PI) / 180)
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size,
  }
}
