import { circle, rectangle } from '#scripts/pictures/outline.ts'
import { round } from '#scripts/pictures/path.ts'
import { fill, rule } from '#scripts/pictures/pen.ts'
import { randomNumbers } from '#scripts/pictures/random.ts'
import { light, Palette, shade } from '#scripts/pictures/shading.ts'
import type { Recipes, Serving } from './recipe.ts'
import { strew } from './toppings.ts'
import { drawVessel, middle, roomOn } from './vessel.ts'

/** Draws the plate of a recipe as SVG, 600 by 600 units on no ground. */
export function drawPlate(key: string, recipes: Recipes): string {
  const recipe = recipes[key]
  if (!recipe) throw new Error(`No such plate in plates.json: ${key}`)
  const palette = new Palette()
  const room = roomOn(recipe.vessel)
  const food = recipe.halves
    ? drawHalves(recipe.halves, recipes, { palette, room })
    : drawServing(recipe.serving, { palette, room, seed: seedOf(key) })
  const content = drawVessel(recipe.vessel, palette) + food
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="640" height="640">${palette.print()}${content}</svg>`
}

interface Table {
  palette: Palette
  room: number
}

function drawHalves(
  [left, right]: readonly [string, string],
  recipes: Recipes,
  { palette, room }: Table,
): string {
  const half = (key: string, x: number) =>
    palette.within(
      rectangle(x, 0, middle, 2 * middle),
      drawServing(recipes[key]?.serving, { palette, room, seed: seedOf(key) }),
    )
  const cut = rule(`M${middle} ${middle - room}V${middle + room}`, '#8a5a2b', 5, 0.75)
  return half(left, 0) + half(right, middle) + cut
}

function drawServing(
  serving: Serving | undefined,
  { palette, room, seed }: Table & { seed: number },
) {
  if (!serving) return ''
  const random = randomNumbers(seed)
  const { ground, colors, toppings } = serving
  const grounds = {
    bread: () => drawBread(colors, { palette, room, random }),
    liquid: () => drawLiquid(colors, { palette, room }),
    bare: () => '',
  }
  const radius = room * (ground === 'bread' ? 0.72 : 0.74)
  const strewn = toppings.map((topping) => strew(topping, { radius, random, palette }))
  return `${grounds[ground]()}<g transform="translate(${middle} ${middle})">${strewn.join('')}</g>`
}

/** Baked dough, browned in places, and what it is spread with. */
function drawBread(
  [crust = '#d9a45b', spread = '#e9c98a']: readonly string[],
  { palette, room, random }: Table & { random: () => number },
): string {
  const outline = wobbly(room, 0.035, random)
  const blisters = Array.from({ length: 26 }, () => {
    const angle = random() * 2 * Math.PI
    const reach = room * (0.87 + random() * 0.08)
    const [x, y] = [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)]
    return fill(circle(x, y, 4 + random() * 9), '#7a4a1e', 'fill-opacity=".36"')
  })
  const browned = palette.glow([
    [0, light, 0.34],
    [0.55, light, 0],
    [1, shade, 0.26],
  ])
  return [
    fill(wobbly(room + 2, 0.03, random), shade, `fill-opacity=".3" filter="${palette.blur(7)}"`),
    fill(outline, crust),
    `<g filter="${palette.blur(2)}">${blisters.join('')}</g>`,
    fill(wobbly(room * 0.82, 0.045, random), spread),
    fill(wobbly(room * 0.6, 0.06, random), light, `fill-opacity=".12" filter="${palette.blur(9)}"`),
    fill(outline, browned),
  ].join('')
}

function drawLiquid(
  [body = '#e8c98c', swirl = body]: readonly string[],
  { palette, room }: Table,
): string {
  const surface = circle(middle, middle, room)
  const swirls = [0.62, 0.4, 0.2].map((reach, index) =>
    rule(circle(middle + 12 - index * 9, middle + 8, room * reach), swirl, 15, 0.4),
  )
  return [
    fill(surface, body),
    palette.within(surface, `<g filter="${palette.blur(7)}">${swirls.join('')}</g>`),
    fill(
      surface,
      palette.glow([
        [0, light, 0.3],
        [0.5, light, 0],
        [1, shade, 0.22],
      ]),
    ),
    rule(circle(middle, middle, room - 2), shade, 4, 0.14),
  ].join('')
}

/** A round that no machine has cut. */
function wobbly(radius: number, by: number, random: () => number): string {
  const count = 14
  const points = Array.from({ length: count }, (_, index): [number, number] => {
    const angle = (index / count) * 2 * Math.PI
    const reach = radius * (1 - by + random() * 2 * by)
    return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)]
  })
  const between = (a: [number, number], b: [number, number]) =>
    `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`
  const [first = [0, 0]] = points
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % count] ?? first
    return `Q${round(point[0])} ${round(point[1])} ${between(point, next)}`
  })
  return `M${between(points.at(-1) ?? first, first)}${curves.join('')}Z`
}

/** The same plate comes out the same every time, and no two are strewn alike. */
function seedOf(key: string): number {
  return [...key].reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7)
}
