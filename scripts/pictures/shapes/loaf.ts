import { blob, circle } from '#scripts/pictures/outline.ts'
import { stackedLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash, softLine } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

/** A loaf in a paper bag that is open at the top: the scored crust shows. */
export function drawLoaf(order: PackToDraw): Packshot {
  const { pack, label, palette } = order
  const { middle, baseLine } = picture
  const [left, right, rim] = [middle - 176, middle + 176, baseLine - 330]
  const bag =
    `M${left + 6} ${rim}q22 -9 44 0t44 0t44 0t44 0t44 0t44 0t44 0t32 -2` +
    `C${right + 2} ${rim + 110} ${right + 10} ${rim + 240} ${right - 2} ${baseLine - 16}` +
    `Q${right - 6} ${baseLine} ${right - 24} ${baseLine}H${left + 24}` +
    `Q${left + 6} ${baseLine} ${left + 2} ${baseLine - 16}` +
    `C${left - 10} ${rim + 240} ${left - 2} ${rim + 110} ${left + 6} ${rim}z`
  const paper = { x: left + 36, y: rim + 42, width: 280, height: 254 }
  const face = pack.body[1] ?? light
  return {
    shadow: contactShadow(palette, middle, baseLine + 1, 176),
    body: [
      crust(order, rim),
      fill(
        bag,
        shade,
        `fill-opacity=".35" transform="translate(0 -5)" filter="${palette.blur(5)}"`,
      ),
      fill(bag, face),
      palette.within(
        bag,
        [
          fill(
            `M${paper.x} ${paper.y}h${paper.width}v${paper.height}h-${paper.width}z`,
            pack.paper,
          ),
          rule(
            `M${paper.x + 7} ${paper.y + 7}h${paper.width - 14}v${paper.height - 14}` +
              `h-${paper.width - 14}z`,
            pack.band,
            1.5,
          ),
          stackedLabel(
            label,
            { ...paper, y: paper.y + 24, height: paper.height - 46 },
            { nameSize: 42, drawingSize: 130 },
          ),
          creases(order, { left, right, rim }),
        ].join(''),
      ),
      rule(bag.slice(0, bag.indexOf('C')), light, 2, 0.5),
    ].join(''),
    focus: paper,
  }
}

function crust({ pack, palette }: PackToDraw, rim: number): string {
  const { middle } = picture
  const top = rim - 104
  const loaf = blob(
    `${middle - 152},${rim + 60} ${middle - 146},${rim - 20} ${middle - 112},${top + 40} ` +
      `${middle - 56},${top + 8} ${middle},${top} ${middle + 58},${top + 8} ` +
      `${middle + 114},${top + 40} ${middle + 146},${rim - 20} ${middle + 152},${rim + 60}`,
  )
  const cuts = [-92, -32, 30, 90].map((dx, i) => {
    const [x, y] = [middle + dx, top + 62 - Math.cos(dx / 76) * 16]
    const cut = blob(
      `${x - 16},${y - 34}! ${x + 16},${y - 14} ${x + 22},${y + 26}! ${x + 4},${y + 10} ` +
        `${x - 12},${y - 8}`,
    )
    return (
      fill(cut, '#efd3a0') +
      fill(
        cut,
        palette.down([
          [0, '#b9742e', 0.5],
          [0.5, light, 0.1],
          [1, '#b9742e', i % 2 === 0 ? 0.35 : 0.2],
        ]),
      )
    )
  })
  const flour = Array.from({ length: 120 }, (_, i) => {
    const [x, y] = [middle - 140 + ((i * 0.618034 * 280) % 280), top + 10 + ((i * 0.414 * 90) % 90)]
    return fill(circle(x, y, 1 + (i % 3) * 0.8), light, 'fill-opacity=".4"')
  }).join('')
  return [
    fill(loaf, pack.body[0] ?? shade),
    palette.within(
      loaf,
      [
        ...cuts,
        flour,
        wash(
          { x: middle - 160, y: top - 6, width: 320, height: 190 },
          palette.across([
            [0, shade, 0.4],
            [0.16, shade, 0.08],
            [0.34, light, 0.24],
            [0.6, light, 0],
            [0.86, shade, 0.2],
            [1, shade, 0.45],
          ]),
        ),
        wash(
          { x: middle - 160, y: top - 6, width: 320, height: 150 },
          palette.down([
            [0, light, 0.2],
            [0.4, light, 0],
            [1, shade, 0.3],
          ]),
        ),
      ].join(''),
    ),
  ].join('')
}

function creases(
  { palette }: PackToDraw,
  { left, right, rim }: { left: number; right: number; rim: number },
): string {
  const base = picture.baseLine
  const soft = palette.blur(4)
  return [
    wash(
      { x: left - 10, y: rim - 10, width: right - left + 20, height: 350 },
      palette.across([
        [0, shade, 0.3],
        [0.07, shade, 0.1],
        [0.16, light, 0.22],
        [0.34, light, 0.04],
        [0.6, shade, 0.02],
        [0.86, shade, 0.13],
        [1, shade, 0.36],
      ]),
    ),
    softLine(
      `M${left + 30} ${rim + 4}` +
        `C${left + 18} ${rim + 120} ${left + 34} ${rim + 220} ${left + 22} ${base - 20}` +
        `M${right - 26} ${rim + 4}` +
        `C${right - 40} ${rim + 120} ${right - 20} ${rim + 220} ${right - 36} ${base - 24}`,
      { color: light, width: 6, opacity: 0.34, filter: soft },
    ),
    fill(
      `M${left + 30} ${base}` +
        `C${left + 70} ${base - 34} ${right - 70} ${base - 34} ${right - 30} ${base}z`,
      shade,
      `fill-opacity=".14" filter="${soft}"`,
    ),
    softLine(`M${left} ${rim + 9}q170 22 352 0`, {
      color: shade,
      width: 5,
      opacity: 0.14,
      filter: palette.blur(2.2),
    }),
  ].join('')
}
