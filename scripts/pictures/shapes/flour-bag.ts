import { readableOn } from '#scripts/pictures/contrast.ts'
import { frame, stackedLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash, softLine } from '#scripts/pictures/pen.ts'
import { rectangle } from '#scripts/pictures/outline.ts'
import { contactShadow, light, shade, softBag } from '#scripts/pictures/shading.ts'
import { houseMark } from '#scripts/pictures/house-mark.ts'

type Build = { width: number; height: number; closing: 'folded' | 'rolled' }

/** A paper bag of flour, folded over and sealed with the house mark. */
export const drawFlourBag = flourBagOf({ width: 310, height: 470, closing: 'folded' })

/** The baker's bag: rolled down and held by a tin strip. */
export const drawBakerBag = flourBagOf({ width: 298, height: 424, closing: 'rolled' })

function flourBagOf({ width, height, closing }: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, label, palette } = order
    const { middle, baseLine } = picture
    const x = middle - width / 2
    const y = baseLine - height
    const face = pack.body[0] ?? light
    const outline = bagOutline(x, y, width, height)
    const paper = { x, y: y + height * 0.19, width, height: height * 0.705 }
    const printed = [
      fill(rectangle(x - 8, paper.y, width + 16, paper.height), pack.paper),
      rule(
        `M${x - 8} ${paper.y + 10}h${width + 16}M${x - 8} ${paper.y + paper.height - 10}` +
          `h${width + 16}`,
        pack.band,
        2.4,
      ),
      stackedLabel(
        label,
        { ...paper, y: paper.y + 28, height: paper.height - 54 },
        { nameSize: 48, drawingSize: 190 },
      ),
    ]
    return {
      shadow: contactShadow(palette, middle, baseLine + 1, width / 2),
      body: [
        fill(outline, face),
        palette.within(
          outline,
          printed.join('') +
            creases(order, x, y, width, height) +
            (closing === 'folded' ? fold(x, y, width) : ''),
        ),
        closing === 'folded' ? seal(order, y) : tinStrip(order, x, y, width),
      ].join(''),
      focus: paper,
    }
  }
}

function bagOutline(x: number, y: number, width: number, height: number): string {
  const base = y + height
  const right = x + width
  return (
    `M${x + 8} ${y}H${right - 8}` +
    `C${right - 2} ${y + height * 0.2} ${right + 5} ${y + height * 0.5} ${right - 2} ${base - 14}` +
    `Q${right - 4} ${base} ${right - 18} ${base}H${x + 18}Q${x + 4} ${base} ${x + 2} ${base - 14}` +
    `C${x - 5} ${y + height * 0.5} ${x + 2} ${y + height * 0.2} ${x + 8} ${y}z`
  )
}

/** Light and the soft folds of filled paper. */
function creases(
  { palette }: PackToDraw,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const right = x + width
  const base = y + height
  const soft = palette.blur(4)
  const folds =
    `M${x + width * 0.05} ${y + height * 0.24}` +
    `C${x + width * 0.12} ${y + height * 0.5} ${x + width * 0.06} ${y + height * 0.7} ` +
    `${x + width * 0.13} ${y + height * 0.9}` +
    `M${right - width * 0.06} ${y + height * 0.22}` +
    `C${right - width * 0.12} ${y + height * 0.5} ${right - width * 0.05} ` +
    `${y + height * 0.7} ${right - width * 0.12} ${y + height * 0.92}`
  return [
    wash({ x: x - 8, y, width: width + 16, height }, palette.across(softBag)),
    fill(
      `M${x + width * 0.1} ${base}` +
        `C${x + width * 0.2} ${base - 40} ${right - width * 0.2} ${base - 40} ` +
        `${right - width * 0.1} ${base}z`,
      shade,
      `fill-opacity=".14" filter="${soft}"`,
    ),
    softLine(folds, { color: light, width: 5, opacity: 0.3, filter: soft }),
    rule(
      `M${x + 12} ${base - 3}L${x + 62} ${base - 30}M${right - 12} ${base - 3}` +
        `L${right - 62} ${base - 30}`,
      shade,
      1.4,
      0.12,
    ),
  ].join('')
}

function fold(x: number, y: number, width: number): string {
  return (
    fill(rectangle(x, y, width, 52), shade, 'fill-opacity=".08"') +
    rule(`M${x} ${y + 52}H${x + width}`, shade, 2, 0.36) +
    rule(`M${x} ${y + 55}H${x + width}`, light, 2, 0.36)
  )
}

function seal({ pack }: PackToDraw, y: number): string {
  const { middle } = picture
  const mark = readableOn(pack.lid, [pack.paper, pack.body[0] ?? light])
  return (
    fill(rectangle(middle - 34, y + 24, 68, 46), pack.lid) +
    frame({ x: middle - 34, y: y + 24, width: 68, height: 46 }, 4, mark, 1.2) +
    houseMark({ x: middle - 12, y: y + 35, size: 24 }, mark)
  )
}

function tinStrip({ pack, palette }: PackToDraw, x: number, y: number, width: number): string {
  const face = pack.body[0] ?? light
  const roll = rectangle(x + 2, y - 8, width - 4, 40, 5)
  const strip = rectangle(x - 9, y + 6, width + 18, 13, 4)
  return [
    fill(roll, face),
    fill(
      roll,
      palette.down([
        [0, light, 0.34],
        [0.4, light, 0.05],
        [0.8, shade, 0.12],
        [1, shade, 0.34],
      ]),
    ),
    fill(roll, palette.across(softBag), 'fill-opacity=".7"'),
    fill(strip, pack.lid) + fill(strip, palette.across(softBag)),
    rule(`M${x} ${y + 34}H${x + width}`, shade, 3, 0.22),
  ].join('')
}
