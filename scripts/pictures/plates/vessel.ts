import { circle } from '#scripts/pictures/outline.ts'
import { fill, rule } from '#scripts/pictures/pen.ts'
import { light, type Palette, shade } from '#scripts/pictures/shading.ts'
import type { Recipe } from './recipe.ts'

/** The picture is a square, the plate in its middle. */
export const middle = 300

const looks = {
  white: { body: '#f6f3ea', well: '#fdfbf5', rim: 282, inner: 212 },
  dark: { body: '#46504b', well: '#3a433f', rim: 282, inner: 226 },
  bowl: { body: '#f3efe4', well: '#e6e0d2', rim: 270, inner: 226 },
  cup: { body: '#f6f3ea', well: '#efe9dc', rim: 262, inner: 128 },
} as const

/** The radius within which food lies. */
export function roomOn(vessel: Recipe['vessel']): number {
  return looks[vessel].inner
}

/** A plate, a bowl or a cup on its saucer, seen from above with the light from the upper left. */
export function drawVessel(vessel: Recipe['vessel'], palette: Palette): string {
  const { body, well, rim, inner } = looks[vessel]
  const soft = palette.blur(14)
  const edge = palette.blur(5)
  const lit = palette.glow([
    [0, light, 0.55],
    [0.6, light, 0],
    [1, shade, 0.22],
  ])
  const sunk = palette.glow([
    [0, shade, 0.16],
    [0.5, shade, 0],
    [1, light, 0.3],
  ])
  const outer = circle(middle, middle, rim)
  const hollow = circle(middle, middle, inner + 6)
  return [
    fill(circle(middle + 7, middle + 12, rim - 3), shade, `fill-opacity=".34" filter="${soft}"`),
    fill(outer, body),
    fill(outer, lit),
    rule(circle(middle, middle, rim - 2), light, 3, 0.5),
    fill(circle(middle + 2, middle + 4, inner + 8), shade, `fill-opacity=".18" filter="${edge}"`),
    fill(hollow, well),
    fill(hollow, sunk),
  ].join('')
}
