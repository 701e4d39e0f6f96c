import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash, softLine } from '#scripts/pictures/pen.ts'
import { rectangle } from '#scripts/pictures/outline.ts'
import { contactShadow, light, shade, softBag } from '#scripts/pictures/shading.ts'
import { contents } from '#scripts/pictures/shapes/contents.ts'

type Build = { width: number; height: number; window: 'none' | 'foot' }

/** A standing bag with a zip and a window at its foot. */
export const drawStandUpBag = standUpBagOf({ width: 316, height: 450, window: 'foot' })

/** A small standing bag without a window. */
export const drawSnackBag = standUpBagOf({ width: 284, height: 372, window: 'none' })

function standUpBagOf({ width, height, window }: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, label, palette } = order
    const { middle, baseLine } = picture
    const area: Rectangle = { x: middle - width / 2, y: baseLine - height, width, height }
    const outline = bagOutline(area)
    const color = pack.body[0] ?? light
    const words = { ...area, y: area.y + 80, height: height - (window === 'foot' ? 222 : 164) }
    const printed = [
      window === 'foot' ? foodWindow(order, area) : footStripe(order, area),
      stackedLabel({ ...label, paper: color }, words, { nameSize: 46, drawingSize: 200 }),
      folds(order, area),
      zip(area),
    ]
    return {
      shadow: contactShadow(palette, middle, baseLine + 1, width / 2),
      body:
        fill(outline, color) +
        palette.within(outline, printed.join('')) +
        rule(outline, light, 1, 0.16),
      focus: { ...area, y: area.y + 60, height: height - 60 },
    }
  }
}

/** Flat at the sealed top, round at the foot. */
function bagOutline({ x, y, width, height }: Rectangle): string {
  const [right, base, middle] = [x + width, y + height, x + width / 2]
  return (
    `M${x + 10} ${y}H${right - 10}q3 0 3 3V${y + 44}` +
    `C${right - 2} ${y + height * 0.4} ${right + 4} ${y + height * 0.7} ${right - 4} ${base - 30}` +
    `Q${right - 8} ${base - 6} ${right - 34} ${base - 2}` +
    `Q${middle} ${base + 6} ${x + 34} ${base - 2}` +
    `Q${x + 8} ${base - 6} ${x + 4} ${base - 30}` +
    `C${x - 4} ${y + height * 0.7} ${x + 2} ${y + height * 0.4} ${x + 7} ${y + 44}` +
    `V${y + 3}q0 -3 3 -3z`
  )
}

function foodWindow({ pack, palette }: PackToDraw, { x, y, width, height }: Rectangle): string {
  const base = y + height
  const pane =
    `M${x + 30} ${base - 44}V${base - 76}` +
    `Q${x + width / 2} ${base - 152} ${x + width - 30} ${base - 76}V${base - 44}` +
    `Q${x + width / 2} ${base - 24} ${x + 30} ${base - 44}z`
  const seen = { x: x + 26, y: base - 124, width: width - 52, height: 100 }
  const [, pale = light, deep = shade] = pack.body
  return (
    palette.within(
      pane,
      fill(rectangle(seen.x, seen.y, seen.width, seen.height), pale) +
        contents(pack.inside, seen, [pale, deep]),
    ) +
    rule(pane, shade, 3, 0.2) +
    rule(pane, pack.accent, 2)
  )
}

function footStripe({ pack }: PackToDraw, { x, y, width, height }: Rectangle): string {
  return (
    fill(rectangle(x - 8, y + height - 46, width + 16, 60), pack.band) +
    rule(`M${x - 8} ${y + height - 53}h${width + 16}`, pack.accent, 2)
  )
}

function folds({ palette }: PackToDraw, { x, y, width, height }: Rectangle): string {
  const [right, base, middle] = [x + width, y + height, x + width / 2]
  const soft = palette.blur(4)
  const creases =
    `M${x + width * 0.06} ${y + 70}` +
    `C${x + width * 0.12} ${y + height * 0.4} ${x + width * 0.05} ${y + height * 0.6} ` +
    `${x + width * 0.1} ${base - 60}` +
    `M${right - width * 0.06} ${y + 70}` +
    `C${right - width * 0.12} ${y + height * 0.4} ${right - width * 0.06} ` +
    `${y + height * 0.6} ${right - width * 0.11} ${base - 56}`
  const gusset = `M${x + 4} ${base - 34}Q${middle} ${base + 14} ${right - 4} ${base - 34}`
  return [
    wash({ x: x - 8, y, width: width + 16, height: height + 8 }, palette.across(softBag)),
    softLine(creases, { color: light, width: 6, opacity: 0.34, filter: soft }),
    fill(`${gusset}V${base + 10}H${x}z`, shade, 'fill-opacity=".16"'),
    rule(gusset, shade, 1.6, 0.26),
    rule(
      `M${x + 4} ${base - 32}Q${middle} ${base + 16} ${right - 4} ${base - 32}`,
      light,
      1.2,
      0.25,
    ),
  ].join('')
}

function zip({ x, y, width }: Rectangle): string {
  const ribs = [5, 10, 15, 20].map((down) => `M${x} ${y + down}h${width}`).join('')
  return (
    rule(ribs, shade, 1.4, 0.14) +
    fill(rectangle(x, y + 50, width, 7), shade, 'fill-opacity=".14"') +
    rule(`M${x} ${y + 50}h${width}M${x} ${y + 57}h${width}`, light, 1.2, 0.3) +
    fill(
      `M${x + 4} ${y + 31}l9 4.5l-9 4.500zM${x + width - 4} ${y + 31}l-9 4.500l9 4.500z`,
      shade,
      'fill-opacity=".35"',
    )
  )
}
