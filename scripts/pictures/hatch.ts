import { flattenPath, round, type Point, type Segment } from '#scripts/pictures/path.ts'

type Hatching = {
  /** How far the light reaches in from the upper left; the rest is hatched. */
  depth: Point
  gap: number
  angleDegrees: number
  /** Thickness of a hatch line at its dark end. */
  thickness: number
}

/**
 * Hatches the shadow side of an outline as an engraver would: lines that swell towards the shadow.
 * Returns one path to be filled with ink.
 */
export function hatch(
  outline: readonly Segment[],
  { depth, gap, angleDegrees, thickness }: Hatching,
): string {
  const turn = rotation(-angleDegrees)
  const back = rotation(angleDegrees)
  const shape = flattenPath(outline).map((polygon) => polygon.map(turn))
  const [lightX, lightY] = turn([-depth[0], -depth[1]])
  const lit = shape.map((polygon) => polygon.map(([x, y]): Point => [x + lightX, y + lightY]))
  const heights = shape.flat().map(([, y]) => y)
  const end = Math.max(...heights)
  let path = ''
  for (let y = Math.min(...heights) + gap * 0.6; y < end; y += gap) {
    for (const span of darkSpans(spansAt(shape, y), spansAt(lit, y)))
      path += swell(span, y, thickness, back)
  }
  return path
}

type Span = { from: number; to: number; fadesFrom: boolean; fadesTo: boolean }
type Turn = (point: Point) => Point

function rotation(degrees: number): Turn {
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
}

/** Where a horizontal line at height `y` is inside the polygons, by the even-odd rule. */
function spansAt(polygons: readonly Point[][], y: number): [number, number][] {
  const crossings: number[] = []
  for (const polygon of polygons) {
    let previous = polygon.at(-1)
    for (const point of polygon) {
      if (previous && previous[1] > y !== point[1] > y) {
        const share = (y - previous[1]) / (point[1] - previous[1])
        crossings.push(previous[0] + share * (point[0] - previous[0]))
      }
      previous = point
    }
  }
  crossings.sort((a, b) => a - b)
  return crossings.flatMap((from, index): [number, number][] => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [[from, to]] : []
  })
}

function darkSpans(shape: [number, number][], lit: [number, number][]): Span[] {
  let spans = shape.map(([from, to]): Span => ({ from, to, fadesFrom: false, fadesTo: false }))
  for (const [from, to] of lit) spans = spans.flatMap((span) => withoutLight(span, from, to))
  return spans.filter(({ from, to }) => to - from > 0.6)
}

function withoutLight(span: Span, from: number, to: number): Span[] {
  if (to <= span.from || from >= span.to) return [span]
  const parts: Span[] = []
  if (from > span.from) parts.push({ ...span, to: from, fadesTo: true })
  if (to < span.to) parts.push({ ...span, from: to, fadesFrom: true })
  return parts
}

function swell(
  { from, to, fadesFrom, fadesTo }: Span,
  y: number,
  thickness: number,
  back: Turn,
): string {
  const thin = thickness * 0.16
  const a = (fadesFrom ? thin : thickness) / 2
  const b = (fadesTo ? thin : thickness) / 2
  const corners: Point[] = [
    [from, y - a],
    [to, y - b],
    [to, y + b],
    [from, y + a],
  ]
  return `M${corners.map((corner) => back(corner).map(round).join(' ')).join('L')}Z`
}
