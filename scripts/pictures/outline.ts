import {
  flattenPath,
  parsePath,
  printPath,
  round,
  warpPath,
  type Point,
} from '#scripts/pictures/path.ts'

/** The outline of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius)
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const kx = rx * 0.5523
  const ky = ry * 0.5523
  return (
    `M${round(x - rx)} ${round(y)}c0 ${round(-ky)} ${round(rx - kx)} ${round(-ry)} ${round(rx)} ${round(-ry)}` +
    `s${round(rx)} ${round(ry - ky)} ${round(rx)} ${round(ry)}s${round(kx - rx)} ${round(ry)} ${round(-rx)} ${round(ry)}` +
    `s${round(-rx)} ${round(ky - ry)} ${round(-rx)} ${round(-ry)}z`
  )
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = round(radius)
  const across = round(width - 2 * radius)
  const down = round(height - 2 * radius)
  if (radius === 0) return `M${round(x)} ${round(y)}h${across}v${down}h-${across}z`
  return (
    `M${round(x + radius)} ${round(y)}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} -${r} ${r}` +
    `h-${across}q-${r} 0 -${r} -${r}v-${down}q0 -${r} ${r} -${r}z`
  )
}

/** A closed smooth line through points such as '10,20 30,5! 50,20'; a point with '!' is a corner. */
export function blob(points: string): string {
  return curveThrough(points, true)
}

/** An open smooth line through points, written as for `blob`. */
function trail(points: string): string {
  return curveThrough(points, false)
}

/** Both halves of a thing that is the same left and right: `half` runs from the top down, x counted from the axis. */
export function mirrored(axis: number, half: string): string {
  const right = warpPath(parsePath(half), ([x, y]) => [axis + x, y])
  const left = flattenPath(
    warpPath(right, ([x, y]) => [2 * axis - x, y]),
    24,
  )
    .flat()
    .toReversed()
  const back = left.map(([x, y]) => `L${round(x)} ${round(y)}`).join('')
  return `${printPath(right)}${back}Z`
}

/** Straight strokes, each given by its four numbers. */
export function strokes(...lines: readonly (readonly [number, number, number, number])[]): string {
  return lines
    .map(([x1, y1, x2, y2]) => `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`)
    .join('')
}

type Knot = { point: Point; isCorner: boolean }

function curveThrough(source: string, isClosed: boolean): string {
  const knots = source.trim().split(/\s+/).map(readKnot)
  const count = knots.length
  const knotAt = (index: number) => {
    const wanted = isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)
    const knot = knots[wanted]
    if (knot === undefined) throw new Error(`No points in '${source}'`)
    return knot
  }
  let path = `M${knotAt(0).point.map(round).join(' ')}`
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => knotAt(index + step))
    if (before && from && to && after) path += bend(before, from, to, after)
  }
  return isClosed ? `${path}Z` : path
}

function bend(before: Knot, from: Knot, to: Knot, after: Knot): string {
  const pull = (knot: Knot, a: Knot, b: Knot, sign: number): Point =>
    knot.isCorner
      ? knot.point
      : [
          knot.point[0] + (sign * (b.point[0] - a.point[0])) / 6,
          knot.point[1] + (sign * (b.point[1] - a.point[1])) / 6,
        ]
  const points = [pull(from, before, to, 1), pull(to, from, after, -1), to.point]
  return `C${points.flat().map(round).join(' ')}`
}

function readKnot(text: string): Knot {
  const [x = 0, y = 0] = text.replace('!', '').split(',').map(Number)
  if (Number.isNaN(x) || Number.isNaN(y)) throw new Error(`'${text}' is not a point`)
  return { point: [x, y], isCorner: text.endsWith('!') }
}
