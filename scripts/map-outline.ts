import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Outline, type Point, storedRing } from '#domain/outline.ts'
import { norwegianCities } from './map-places.ts'

/** What is drawn, in degrees: from the Alps' foot to Svalbard. */
const west = -14
const east = 46
const south = 50
const north = 81.5

/** How far, in degrees of latitude, a neighbour's coast may be drawn from where it is. */
const neighbourTolerance = 0.02

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>

/** The outline of Natural Earth (public domain): Norway in full, its neighbours simplified where they do not border on it. */
export function outlineData(require: NodeJS.Require): Outline {
  const atlas = require('world-atlas/countries-10m.json') as Countries
  const { geometries } = atlas.objects.countries
  const isNorway = ({ properties }: (typeof geometries)[number]) =>
    properties !== undefined && 'name' in properties && properties.name === 'Norway'
  const norway = geometries.filter(isNorway)
  const others = geometries.filter((each) => !isNorway(each))
  const own = new Set(norway.flatMap((each) => arcsOf(each)))
  const simple = {
    ...atlas,
    transform: undefined,
    arcs: absoluteArcs(atlas).map((arc, index) =>
      own.has(index) ? arc : simplified(arc, neighbourTolerance),
    ),
  } as unknown as Countries
  const polygonsOf = (list: typeof geometries) =>
    list
      .flatMap((each) => coordinatesOf(feature(simple, each)))
      .map((rings) => rings.map((ring) => storedRing(clipped(unwrapped(ring)))))
      .filter(([outer]) => (outer?.length ?? 0) > 6)
  return { norway: polygonsOf(norway), neighbours: polygonsOf(others), labels: labels(require) }
}

function coordinatesOf(drawn: unknown): Point[][][] {
  const { geometry } = drawn as { geometry: { type: string; coordinates: unknown } }
  return geometry.type === 'Polygon'
    ? [geometry.coordinates as Point[][]]
    : (geometry.coordinates as Point[][][])
}

function arcsOf(geometry: unknown): number[] {
  const { arcs } = geometry as { arcs?: unknown[] }
  return (arcs ?? []).flat(3).map((arc) => (Number(arc) < 0 ? ~Number(arc) : Number(arc)))
}

function absoluteArcs({ arcs, transform }: Countries): Point[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] }
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx = 0, dy = 0]): Point => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** Douglas and Peucker's way: a point stays where the line without it would be further off than the tolerance. */
function simplified(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  let [far, at] = [0, 0]
  for (let index = 1; index < points.length - 1; index += 1) {
    const off = distance(points[index] ?? first, first, last)
    if (off > far) [far, at] = [off, index]
  }
  if (far <= tolerance) return [first, last]
  const before = simplified(points.slice(0, at + 1), tolerance)
  return [...before.slice(0, -1), ...simplified(points.slice(at), tolerance)]
}

/** A degree of longitude counts half: so it is at sixty degrees north. */
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy, px, py] = [(x2 - x1) / 2, y2 - y1, (x - x1) / 2, y - y1]
  const along = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(px - along * dx, py - along * dy)
}

/** The atlas goes on behind the date line at -180 degrees: a ring that crosses it goes on at 180 instead. */
function unwrapped(ring: Point[]): Point[] {
  let turns = 0
  const points = ring.map(([lng, lat], index): Point => {
    const step = lng - (ring[index - 1]?.[0] ?? lng)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [lng + turns * 360, lat]
  })
  const isBehind = points.some(([lng]) => lng < -180)
  return isBehind ? points.map(([lng, lat]): Point => [lng + 360, lat]) : points
}

/** A ring cut along the four edges of what is drawn, one after the other. */
function clipped(ring: Point[]): Point[] {
  return edges.reduce((points, { axis, at, sign }) => {
    const isIn = (point: Point) => (point[axis] - at) * sign >= 0
    return points.flatMap((to, index) => {
      const from = points.at(index - 1) ?? to
      const crossing = isIn(from) === isIn(to) ? [] : [crossingOf(from, to, axis, at)]
      return isIn(to) ? [...crossing, to] : crossing
    })
  }, ring)
}

const edges: { axis: 0 | 1; at: number; sign: 1 | -1 }[] = [
  { axis: 0, at: west, sign: 1 },
  { axis: 0, at: east, sign: -1 },
  { axis: 1, at: south, sign: 1 },
  { axis: 1, at: north, sign: -1 },
]

function crossingOf(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis])
  return axis === 0
    ? [at, from[1] + (to[1] - from[1]) * share]
    : [from[0] + (to[0] - from[0]) * share, at]
}

/** Names so far apart, in CSS pixels, that they do not touch. */
const apart = { x: 92, y: 26 }
/** From which zoom a city of how many people may be named. */
const zooms = [
  [4, 20_000],
  [5, 4000],
  [6, 1500],
  ...[7, 8, 9, 10, 11].map((zoom): [number, number] => [zoom, 0]),
] as const

/** The larger of two cities keeps its name, and each is named from the zoom at which there is room. */
function labels(require: NodeJS.Require): Outline['labels'] {
  const taken: Outline['labels'] = []
  const cities = norwegianCities(require)
  for (const [zoom, least] of zooms)
    for (const { name, loc, population } of cities) {
      const [lng, lat] = loc.coordinates
      if (population < least || taken.some(([known]) => known === name)) continue
      const isFree = taken.every(([, otherLat, otherLng]) => {
        const dx = Math.abs(lng - otherLng) * pixelsOf(zoom)
        const dy = Math.abs(mercator(lat) - mercator(otherLat)) * pixelsOf(zoom)
        return dx > apart.x || dy > apart.y
      })
      if (isFree) taken.push([name, Number(lat.toFixed(3)), Number(lng.toFixed(3)), zoom])
    }
  return taken
}

const pixelsOf = (zoom: number) => (256 * 2 ** zoom) / 360

function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
}
