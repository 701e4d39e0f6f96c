import type { Rectangle } from '#scripts/pictures/label.ts'
import { circle, ellipse, rectangle } from '#scripts/pictures/outline.ts'
import { fill, rule } from '#scripts/pictures/pen.ts'
import { round } from '#scripts/pictures/path.ts'
import { randomNumbers } from '#scripts/pictures/random.ts'

export const contentNames = [
  'plain',
  'berries',
  'seeds',
  'cucumbers',
  'beets',
  'shreds',
  'herring',
  'granules',
  'peas',
  'kernels',
] as const
export type ContentName = (typeof contentNames)[number]

/** What is seen through the glass, drawn over the colour of the brine or the fruit. */
export function contents(
  name: ContentName,
  area: Rectangle,
  [pale, deep]: readonly [string, string],
): string {
  return drawers[name](area, pale, deep)
}

type Drawer = (area: Rectangle, pale: string, deep: string) => string

const drawers = {
  plain: () => '',
  berries: (area, pale, deep) =>
    scatter(area, 1700, ({ x, y, chance }) => {
      const radius = 14 + chance * 9
      const glint = fill(
        circle(x - radius * 0.3, y - radius * 0.35, radius * 0.26),
        pale,
        'fill-opacity=".32"',
      )
      return fill(circle(x, y, radius), deep, 'fill-opacity=".34"') + glint
    }),
  seeds: (area, pale, deep) =>
    scatter(area, 700, ({ x, y, turn, chance }) =>
      fill(
        ellipse(x, y, 4.2, 2.6),
        chance < 0.35 ? pale : deep,
        `fill-opacity=".45"${turned(turn, x, y)}`,
      ),
    ),
  cucumbers,
  beets: (area, pale, deep) =>
    scatter(area, 2600, ({ x, y, chance }) => {
      const size = 32 + chance * 12
      const slice = ellipse(x, y, size, size * 0.52)
      const rings =
        ellipse(x, y, size * 0.72, size * 0.36) + ellipse(x, y, size * 0.44, size * 0.21)
      return (
        fill(slice, deep, 'fill-opacity=".72"') +
        rule(slice, pale, 1.5, 0.45) +
        rule(rings, pale, 1.2, 0.3)
      )
    }),
  shreds: (area, pale, deep) =>
    scatter(area, 330, ({ x, y, turn, chance }) => {
      const bend = round((turn - 90) * 0.32)
      const path =
        `M${round(x - 44)} ${round(y)}q24 ${bend} 48 ${round((chance - 0.5) * 16)}` +
        `t44 ${round((0.5 - chance) * 22)}`
      return rule(path, deep, 4.4, 0.28) + rule(path, chance < 0.25 ? '#fffbe6' : pale, 3, 0.85)
    }),
  herring: (area, pale, deep) =>
    scatter(area, 2500, ({ x, y, turn, chance }) => {
      const flesh = 'fill-opacity=".35" transform="scale(.9 .8) translate(0 3)"'
      const piece = 'M-34 2C-20 -20 16 -24 36 -10C42 2 38 16 26 22C4 26 -24 22 -34 2z'
      const skin = 'M-30 -2C-14 -18 14 -22 32 -10'
      const parts = [
        fill(piece, deep, 'fill-opacity=".9"'),
        fill(piece, '#f3e9dc', flesh),
        rule(skin, '#41606b', 6, 0.75),
        rule(skin, pale, 1.6, 0.9),
        chance < 0.45 ? rule(ellipse(8, 18, 25, 11), '#fffdf6', 3.2, 0.7) : '',
      ]
      const place = `translate(${round(x)} ${round(y)}) rotate(${round((turn % 60) - 30)})`
      return `<g transform="${place}">${parts.join('')}</g>`
    }),
  granules: (area, pale, deep) =>
    scatter(area, 105, ({ x, y, turn, chance }) => {
      const color = chance < 0.42 ? pale : chance < 0.8 ? deep : '#6b4423'
      const flake = ellipse(x, y, 6 + chance * 4, 4.4)
      return (
        fill(flake, '#2b1a0c', `fill-opacity=".3" transform="translate(1 2)"`) +
        fill(flake, color, `fill-opacity=".95"${turned(turn, x, y)}`)
      )
    }),
  peas: (area, pale, deep) =>
    scatter(area, 130, ({ x, y, chance }) => {
      const pea = circle(x, y, 8 + chance)
      return (
        fill(pea, deep) +
        fill(circle(x - 1, y - 1.4, 7 + chance), pale, 'fill-opacity=".8"') +
        fill(circle(x - 2.6, y - 3, 2.4), '#fffdf6', 'fill-opacity=".5"')
      )
    }),
  kernels: (area, pale, deep) =>
    scatter(area, 86, ({ x, y, turn }) => {
      const seed = ellipse(x, y, 7, 4.6)
      const cleft = `M${round(x - 5)} ${round(y)}h10`
      const place = turned(turn, x, y)
      return (
        fill(seed, deep, `transform="translate(1 1.6)"`) +
        `<g${place}>${fill(seed, pale)}${rule(cleft, deep, 1.3, 0.7)}</g>`
      )
    }),
} satisfies Record<ContentName, Drawer>

function cucumbers({ x, y, width, height }: Rectangle, pale: string, deep: string): string {
  const each = width / 7.6
  const pieces = Array.from({ length: 8 }, (_, i) => {
    const [left, top] = [x + i * each - 6, y + 12 + ((i * 5) % 3) * 10]
    const warts = Array.from({ length: 10 }, (_, k) =>
      fill(circle(left + 7 + ((k * 11) % 20), top + 26 + k * 41, 2), pale, 'fill-opacity=".4"'),
    )
    return (
      fill(rectangle(left, top, each - 3, height, each / 2.1), deep, 'fill-opacity=".8"') +
      fill(rectangle(left + 5, top + 10, 6, height, 3), pale, 'fill-opacity=".5"') +
      warts.join('')
    )
  })
  const dill = `M${x + 40} ${y + 6}q20 34 4 84m-2 -44q20 -8 30 -28m-28 46q22 -6 34 -26`
  return pieces.join('') + rule(dill, '#40521e', 3.4, 0.9)
}

type Spot = { x: number; y: number; turn: number; chance: number }

/**
 * Pieces all over an area: `share` is the ground each takes. Jittered rows leave neither holes
 * nor lines.
 */
function scatter(area: Rectangle, share: number, piece: (spot: Spot) => string): string {
  const random = randomNumbers(Math.round(area.width * 31 + share))
  const step = Math.sqrt(share)
  let drawn = ''
  for (let y = area.y; y < area.y + area.height + step / 2; y += step * 0.9) {
    for (let x = area.x - step / 2; x < area.x + area.width + step; x += step) {
      const spot = {
        x: x + (random() - 0.5) * step,
        y: y + (random() - 0.5) * step,
        turn: random() * 180,
        chance: random(),
      }
      drawn += piece(spot)
    }
  }
  return drawn
}

function turned(degrees: number, x: number, y: number): string {
  return ` transform="rotate(${round(degrees)} ${round(x)} ${round(y)})"`
}
