import { circle, ellipse, rectangle } from '#scripts/pictures/outline.ts'
import { round } from '#scripts/pictures/path.ts'
import { fill, rule } from '#scripts/pictures/pen.ts'
import { light, type Palette, shade } from '#scripts/pictures/shading.ts'
import type { Topping } from './recipe.ts'

/** One thing of a size about the origin. */
type Drawer = (size: number, color: string, random: () => number) => string

const drawers: Record<Topping[0], Drawer> = {
  slice: (size, color) =>
    fill(circle(0, 0, size), color) +
    rule(circle(0, 0, size * 0.93), shade, 1.6, 0.22) +
    fill(circle(-size * 0.15, -size * 0.15, size * 0.66), light, 'fill-opacity=".15"'),
  leaf: (size, color) =>
    fill(ellipse(0, 0, size, size * 0.48), color) +
    rule(`M${-size} 0L${size} 0`, light, 1.4, 0.4) +
    fill(ellipse(0, size * 0.2, size * 0.9, size * 0.24), shade, 'fill-opacity=".14"'),
  sprig: (size, color) =>
    rule(`M${-size} 0Q0 ${round(size * 0.3)} ${size} 0`, color, 2) +
    [-0.6, -0.2, 0.2, 0.6]
      .map(
        (at) =>
          fill(ellipse(size * at, -size * 0.16, size * 0.15, size * 0.24), color) +
          fill(ellipse(size * at + 3, size * 0.28, size * 0.15, size * 0.22), color),
      )
      .join(''),
  chunk: (size, color, random) => {
    const corners = Array.from({ length: 6 }, (_, index) => {
      const angle = (index / 6) * 2 * Math.PI
      const reach = size * (0.78 + random() * 0.4)
      return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`
    })
    const outline = `M${corners.join('L')}Z`
    return (
      `<path d="${outline}" fill="${color}" stroke="${color}" stroke-width="${round(size * 0.3)}" stroke-linejoin="round"/>` +
      fill(ellipse(-size * 0.2, -size * 0.25, size * 0.5, size * 0.3), light, 'fill-opacity=".26"')
    )
  },
  dot: (size, color) => fill(circle(0, 0, size), color),
  ring: (size, color) =>
    rule(ellipse(0, 0, size, size * 0.8), color, size * 0.22) +
    rule(ellipse(0, 0, size * 0.62, size * 0.48), color, size * 0.14, 0.7),
  dollop: (size, color) =>
    fill(ellipse(0, 0, size, size * 0.86), color) +
    fill(ellipse(size * 0.12, size * 0.2, size * 0.8, size * 0.58), shade, 'fill-opacity=".07"') +
    fill(ellipse(-size * 0.25, -size * 0.28, size * 0.42, size * 0.24), light, 'fill-opacity=".5"'),
  strip: (size, color) =>
    fill(rectangle(-size, -size * 0.22, size * 2, size * 0.44, size * 0.2), color) +
    fill(
      rectangle(-size, -size * 0.05, size * 2, size * 0.14, size * 0.06),
      light,
      'fill-opacity=".3"',
    ),
  berry: (size, color) =>
    fill(circle(0, 0, size), color) +
    fill(circle(size * 0.16, size * 0.22, size * 0.76), shade, 'fill-opacity=".14"') +
    fill(circle(-size * 0.32, -size * 0.34, size * 0.24), light, 'fill-opacity=".7"'),
}

/** How high a shadow is beside its width. */
const flatness: Record<Topping[0], number> = {
  ...{ slice: 0.86, chunk: 0.8, dot: 0.86, ring: 0.7, dollop: 0.78, berry: 0.86 },
  ...{ leaf: 0.42, sprig: 0.2, strip: 0.22 },
}

/** So many of a thing over a round of this radius, as if strewn: apart where there is room, each turned its own way. */
export function strew(
  [shape, color, count, size]: Topping,
  { radius, random, palette }: { radius: number; random: () => number; palette: Palette },
): string {
  const drop = palette.blur(3)
  const places: [number, number][] = []
  const reach = count === 1 ? radius * 0.12 : Math.max(radius * 0.3, radius - size * 0.6)
  for (let index = 0; index < count; index += 1) places.push(furthest(places, reach, random))
  return places
    .map(([x, y]) => {
      const turn = Math.round(random() * 360)
      const grown = size * (0.86 + random() * 0.28)
      return (
        `<g transform="translate(${round(x)} ${round(y)})">` +
        `<g transform="translate(3 5) rotate(${turn})">${fill(ellipse(0, 0, grown * 0.86, grown * flatness[shape]), shade, `fill-opacity=".26" filter="${drop}"`)}</g>` +
        `<g transform="rotate(${turn})">${drawers[shape](grown, color, random)}</g></g>`
      )
    })
    .join('')
}

/** Of several places the one that is furthest from those that are taken. */
function furthest(
  taken: readonly [number, number][],
  radius: number,
  random: () => number,
): [number, number] {
  const tries = Array.from({ length: 12 }, (): [number, number] => {
    const reach = radius * Math.sqrt(random())
    const angle = random() * 2 * Math.PI
    return [reach * Math.cos(angle), reach * Math.sin(angle)]
  })
  const roomAt = ([x, y]: [number, number]) =>
    Math.min(...taken.map(([a, b]) => Math.hypot(x - a, y - b)), Number.MAX_SAFE_INTEGER)
  return tries.reduce((best, each) => (roomAt(each) > roomAt(best) ? each : best))
}
