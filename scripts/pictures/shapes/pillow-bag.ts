import { circle } from '#scripts/pictures/outline.ts'
import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash, softLine } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

type Build = { width: number; height: number; surface: 'crisp' | 'frost' }

/** A bag blown full of air, crimped above and below. */
export const drawCrispBag = pillowBagOf({ width: 322, height: 474, surface: 'crisp' })

/** The same bag for the freezer. */
export const drawFrozenBag = pillowBagOf({ width: 318, height: 420, surface: 'frost' })

function pillowBagOf({ width, height, surface }: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, label, palette } = order
    const { middle, baseLine } = picture
    const area: Rectangle = { x: middle - width / 2, y: baseLine - height, width, height }
    const outline = pillowOutline(area)
    const color = pack.body[0] ?? light
    const words = { x: area.x + 16, y: area.y + 72, width: width - 32, height: height - 156 }
    const printed = [
      surface === 'frost' ? snow(area) : sunburst(order, area),
      stackedLabel({ ...label, paper: surface === 'frost' ? color : pack.paper }, words, {
        nameSize: 48,
        drawingSize: 176,
      }),
      air(order, area),
      crimps(area),
    ]
    return {
      shadow: contactShadow(palette, middle, baseLine, width / 2),
      body: fill(outline, color) + palette.within(outline, printed.join('')),
      focus: { ...area, y: area.y + 34, height: height - 68 },
    }
  }
}

function pillowOutline({ x, y, width, height }: Rectangle): string {
  const [right, base] = [x + width, y + height]
  const teeth = (direction: 1 | -1) =>
    Array.from(
      { length: Math.floor((width - 28) / 8) },
      () => `l${4 * direction} ${-3 * direction}l${4 * direction} ${3 * direction}`,
    ).join('')
  return (
    `M${x + 14} ${y + 2}${teeth(1)}L${right - 14} ${y + 2}` +
    `C${right - 10} ${y + 40} ${right + 3} ${y + height * 0.3} ${right + 1} ${y + height * 0.5}` +
    `C${right + 3} ${y + height * 0.7} ${right - 10} ${base - 40} ${right - 14} ` +
    `${base}${teeth(-1)}` +
    `L${x + 14} ${base}` +
    `C${x + 10} ${base - 40} ${x - 3} ${y + height * 0.7} ${x - 1} ${y + height * 0.5}` +
    `C${x - 3} ${y + height * 0.3} ${x + 10} ${y + 40} ${x + 14} ${y + 2}z`
  )
}

/** A paper field with a coloured foot. */
function sunburst({ pack }: PackToDraw, { x, y, width, height }: Rectangle): string {
  const [middle, base] = [x + width / 2, y + height]
  const field =
    `M${x - 4} ${y + 52}Q${middle} ${y + 30} ${x + width + 4} ${y + 52}V${base - 62}` +
    `Q${middle} ${base - 40} ${x - 4} ${base - 62}z`
  const edges =
    `M${x - 4} ${y + 62}Q${middle} ${y + 40} ${x + width + 4} ${y + 62}` +
    `M${x - 4} ${base - 72}Q${middle} ${base - 50} ${x + width + 4} ${base - 72}`
  return fill(field, pack.paper) + rule(edges, pack.band, 2.4)
}

function snow({ x, y, width, height }: Rectangle): string {
  return Array.from({ length: 70 }, (_, i) => {
    const [cx, cy] = [x + ((i * 0.618 * width) % width), y + 34 + ((i + 0.5) / 70) * (height - 68)]
    const isTowardsEdge = Math.abs(cx - x - width / 2) > width * 0.41
    return isTowardsEdge
      ? fill(circle(cx, cy, 1.2 + (i % 4) * 0.7), light, 'fill-opacity=".75"')
      : ''
  }).join('')
}

function air({ palette }: PackToDraw, { x, y, width, height }: Rectangle): string {
  const [right, base] = [x + width, y + height]
  const soft = palette.blur(5)
  const round = palette.across([
    [0, shade, 0.38],
    [0.08, shade, 0.12],
    [0.2, light, 0.24],
    [0.36, light, 0.06],
    [0.62, shade, 0.02],
    [0.86, shade, 0.18],
    [1, shade, 0.44],
  ])
  const tall = palette.down([
    [0, shade, 0.16],
    [0.1, light, 0.12],
    [0.26, light, 0],
    [0.76, shade, 0.02],
    [0.93, shade, 0.16],
    [1, shade, 0.26],
  ])
  const pleats = [0.2, 0.42, 0.66, 0.84]
    .map(
      (share, i) =>
        `M${x + width * share} ${y + 34}q${i % 2 === 0 ? 8 : -8} 20 ${i < 2 ? -3 : 3} 44M${x + width * share} ${base - 34}q${i % 2 === 0 ? -8 : 8} -18 ${i < 2 ? -4 : 4} -40`,
    )
    .join('')
  return [
    wash({ x: x - 8, y: y - 4, width: width + 16, height: height + 8 }, round),
    wash({ x: x - 8, y: y - 4, width: width + 16, height: height + 8 }, tall),
    softLine(pleats, { color: shade, width: 3, opacity: 0.3, filter: palette.blur(2.2) }),
    softLine(
      `M${x + width * 0.09} ${y + 90}` +
        `C${x + width * 0.05} ${y + height * 0.4} ${x + width * 0.06} ${y + height * 0.6} ` +
        `${x + width * 0.1} ${base - 100}`,
      { color: light, width: 10, opacity: 0.5, filter: soft },
    ),
    softLine(
      `M${right - width * 0.09} ${y + 120}` +
        `C${right - width * 0.06} ${y + height * 0.45} ${right - width * 0.07} ` +
        `${y + height * 0.6} ${right - width * 0.1} ${base - 120}`,
      { color: light, width: 6, opacity: 0.26, filter: soft },
    ),
  ].join('')
}

function crimps({ x, y, width, height }: Rectangle): string {
  const lines = Array.from(
    { length: Math.floor(width / 6) },
    (_, i) => `M${x + 4 + i * 6} ${y}v32M${x + 4 + i * 6} ${y + height - 32}v32`,
  ).join('')
  return (
    rule(lines, shade, 1.6, 0.12) +
    rule(`M${x} ${y + 33}h${width}M${x} ${y + height - 33}h${width}`, shade, 2, 0.24) +
    rule(`M${x} ${y + 35.5}h${width}M${x} ${y + height - 30.5}h${width}`, light, 1.4, 0.3)
  )
}
