import { hatch } from '#scripts/pictures/hatch.ts'
import {
  parsePath,
  printPath,
  round,
  warpPath,
  type Point,
  type Warp,
} from '#scripts/pictures/path.ts'

/** A line drawing in a box of 120 x 120, painted in order: later marks hide earlier ones. */
export type Engraving = readonly Mark[]

export type Mark =
  | { kind: 'form'; outline: string; shade: Shade }
  | { kind: 'line'; path: string; weight: number }
  | { kind: 'ink'; outline: string }
  | { kind: 'group'; place: Warp; marks: Engraving }

type Shade = {
  /** Width of the lit side; [right, down], or one number for both. None: no hatching. */
  depth?: number | readonly [number, number]
  gap?: number
  angle?: number
  /** A second layer of lines in the darkest part. */
  isCrossed?: boolean
  /** Thickness of the outline. */
  weight?: number
}

type Pen = {
  ink: string
  paper: string
  /** Thickness of an outline in units of the picture. */
  weight: number
  /** From the 120 x 120 box to the picture. */
  place: Warp
  /** Units of the picture per unit of the box, for the density of hatching. */
  scale: number
}

/** A closed shape: filled with paper, shaded on the lower right, outlined. */
export function form(outline: string, shade: Shade = {}): Mark {
  return { kind: 'form', outline, shade }
}

/** An open line. `weight` is relative to an outline. */
export function line(path: string, weight = 0.65): Mark {
  return { kind: 'line', path, weight }
}

/** A shape filled with ink. */
export function ink(outline: string): Mark {
  return { kind: 'ink', outline }
}

type Placement = { turn?: number; scale?: number; isFlipped?: boolean }

/** Marks drawn about the origin, put at a place. */
export function at(x: number, y: number, placement: Placement, marks: Engraving): Mark {
  const { turn = 0, scale = 1, isFlipped = false } = placement
  const cos = Math.cos((turn * Math.PI) / 180) * scale
  const sin = Math.sin((turn * Math.PI) / 180) * scale
  const side = isFlipped ? -1 : 1
  const place: Warp = ([px, py]) => [x + side * px * cos - py * sin, y + side * px * sin + py * cos]
  return { kind: 'group', place, marks }
}

/** Draws an engraving with a pen and returns SVG. */
export function engrave(engraving: Engraving, pen: Pen): string {
  return engraving.map((mark) => drawMark(mark, pen)).join('')
}

function drawMark(mark: Mark, pen: Pen): string {
  if (mark.kind === 'group') {
    const place: Warp = (point) => pen.place(mark.place(point))
    return engrave(mark.marks, { ...pen, place })
  }
  if (mark.kind === 'form') return drawForm(mark.outline, mark.shade, pen)
  if (mark.kind === 'ink') return `<path d="${placed(mark.outline, pen)}" fill="${pen.ink}"/>`
  return stroke(placed(mark.path, pen), mark.weight, pen)
}

function drawForm(outline: string, shade: Shade, pen: Pen): string {
  const segments = warpPath(parsePath(outline), pen.place)
  const d = printPath(segments)
  const { depth = 6, gap = 2.7, angle = -38, isCrossed = false, weight = 1 } = shade
  const [right, down] = typeof depth === 'number' ? [depth, depth] : depth
  const layers = right === 0 && down === 0 ? [] : isCrossed ? [1, 0.45] : [1]
  const shading = layers.map((share, index) =>
    hatch(segments, {
      depth: [right * share * pen.scale, down * share * pen.scale] satisfies Point,
      gap: Math.max(gap * pen.scale * 0.86, pen.weight * 1.85),
      angleDegrees: angle + index * 68,
      thickness: pen.weight * 0.62,
    }),
  )
  const filled = `<path d="${d}" fill="${pen.paper}"/>`
  const hatched = shading.length > 0 ? `<path d="${shading.join('')}" fill="${pen.ink}"/>` : ''
  return filled + hatched + stroke(d, weight, pen)
}

function stroke(d: string, weight: number, pen: Pen): string {
  const width = round(weight * pen.weight)
  return (
    `<path d="${d}" fill="none" stroke="${pen.ink}" stroke-width="${width}" ` +
    'stroke-linecap="round" stroke-linejoin="round"/>'
  )
}

function placed(path: string, pen: Pen): string {
  return printPath(warpPath(parsePath(path), pen.place))
}
