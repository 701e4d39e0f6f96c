import type { Rectangle } from '#scripts/pictures/label.ts'
import { round, type Warp } from '#scripts/pictures/path.ts'

/** The picture is 5:6; every pack stands on the same line, in the middle. */
export const picture = { width: 600, height: 720, baseLine: 650, middle: 300 }

/** A filled outline, perhaps with an opacity or a filter. */
export function fill(outline: string, color: string, extra = ''): string {
  return `<path d="${outline}" fill="${color}"${extra === '' ? '' : ` ${extra}`}/>`
}

/** A line on the surface of a pack. */
export function rule(path: string, color: string, width = 1.5, opacity = 1): string {
  const seen = opacity === 1 ? '' : ` stroke-opacity="${opacity}"`
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${seen}/>`
}

/** Light or shade over an area, or a soft spot of it with a filter. */
export function wash({ x, y, width, height }: Rectangle, paint: string, extra = ''): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
  return `<rect ${place} fill="${paint}"${extra === '' ? '' : ` ${extra}`}/>`
}

type SoftLine = { color: string; width: number; opacity: number; filter: string }

/** A blurred stroke: the glint on glass, a crease in paper. */
export function softLine(path: string, { color, width, opacity, filter }: SoftLine): string {
  const stroke = `stroke="${color}" stroke-width="${round(width)}" stroke-opacity="${opacity}"`
  return `<path d="${path}" fill="none" ${stroke} stroke-linecap="round" filter="${filter}"/>`
}

/** A paper band round an upright pack: its edges sag in the middle as we look down on it. */
export function band(
  axis: number,
  halfWidth: number,
  top: number,
  height: number,
  sag: number,
): string {
  const [left, right, bottom] = [round(axis - halfWidth), round(axis + halfWidth), top + height]
  return (
    `M${left} ${round(top)}Q${axis} ${round(top + 2 * sag)} ${right} ${round(top)}` +
    `V${round(bottom)}Q${axis} ${round(bottom + 2 * sag)} ${left} ${round(bottom)}z`
  )
}

/** One line round an upright pack. */
export function hoop(axis: number, halfWidth: number, y: number, sag: number): string {
  return (
    `M${round(axis - halfWidth)} ${round(y)}` +
    `Q${axis} ${round(y + 2 * sag)} ${round(axis + halfWidth)} ${round(y)}`
  )
}

/** Bends what is printed on a band as the band itself is bent. */
export function sagging(axis: number, halfWidth: number, sag: number): Warp {
  return ([x, y]) => [x, y + sag * (1 - ((x - axis) / halfWidth) ** 2)]
}

/** Rolls a flat label round a low wide pack that is seen from above. */
export function rolled(axis: number, rx: number, ry: number): Warp {
  return ([x, y]) => [axis + rx * Math.sin((x - axis) / rx), y + ry * Math.cos((x - axis) / rx)]
}
