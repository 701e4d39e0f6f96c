import { frame, stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { blob, rectangle } from '#scripts/pictures/outline.ts'
import { contactShadow, flatBoard, light, shade } from '#scripts/pictures/shading.ts'

const width = 372
const depth = 88
const wall = 246
const lidHeight = 76

/** A box with a lid, a ribbon and a bow; the label hangs on the front. */
export function drawGiftBox(order: PackToDraw): Packshot {
  const { pack, palette } = order
  const { middle, baseLine } = picture
  const x = middle - (width + depth) / 2
  const wallTop = baseLine - wall
  const lid: Rectangle = {
    x: x - 8,
    y: wallTop - lidHeight + 16,
    width: width + 16,
    height: lidHeight,
  }
  const card = { x: x + 50, y: wallTop + 26, width: width - 100, height: wall - 42 }
  const face = pack.body[0] ?? light
  const ribbonAt = x + width / 2
  return {
    shadow: contactShadow(palette, middle + 2, baseLine, (width + depth) / 2),
    body: [
      block({ x, y: wallTop, width, height: wall }, face, depth, 44),
      fill(
        rectangle(x, wallTop, width, 26),
        shade,
        `fill-opacity=".3" filter="${palette.blur(6)}"`,
      ),
      ribbon(pack.lid, { x: ribbonAt - 21, y: wallTop, width: 42, height: wall }),
      fill(
        rectangle(card.x, card.y, card.width, card.height),
        shade,
        `fill-opacity=".35" transform="translate(2 4)" filter="${palette.blur(4)}"`,
      ),
      fill(rectangle(card.x, card.y, card.width, card.height), pack.paper),
      frame(card, 8, pack.band, 1.5),
      stackedLabel(
        order.label,
        { ...card, y: card.y + 22, height: card.height - 40 },
        { nameSize: 38, drawingSize: 104 },
      ),
      fill(rectangle(x, wallTop, width, wall), palette.across(flatBoard)),
      block(lid, face, depth + 4, 46),
      lidTop(order, lid),
      ribbon(pack.lid, { x: ribbonAt - 21, y: lid.y, width: 42, height: lid.height }),
      fill(rectangle(lid.x, lid.y, lid.width, lid.height), palette.across(flatBoard)),
      rule(`M${lid.x} ${lid.y}h${lid.width}v${lid.height}`, light, 1.8, 0.4),
      bow(order, ribbonAt + 32, lid.y - 22),
    ].join(''),
    focus: card,
  }
}

function block(
  { x, y, width: wide, height }: Rectangle,
  color: string,
  deep: number,
  lift: number,
): string {
  const side = `M${x + wide} ${y}l${deep} ${-lift}v${height - 4}L${x + wide} ${y + height}z`
  return (
    fill(side, color) +
    fill(side, shade, 'fill-opacity=".34"') +
    fill(rectangle(x, y, wide, height), color)
  )
}

function lidTop({ pack }: PackToDraw, { x, y, width: wide }: Rectangle): string {
  const [deep, lift] = [depth + 4, 46]
  const top = `M${x} ${y}l${deep * 0.86} ${-lift}h${wide + deep * 0.14}L${x + wide} ${y}z`
  const center = x + wide / 2
  const across = `M${center - 21} ${y}l${deep * 0.93} ${-lift}h42l${-deep * 0.93} ${lift}z`
  const along =
    `M${x + deep * 0.34} ${y - lift * 0.4}l${deep * 0.2} ${-lift * 0.24}` +
    `h${wide + deep * 0.1}l${-deep * 0.16} ${lift * 0.24}z`
  const drop =
    `M${x + wide + deep * 0.4} ${y - lift * 0.4}l${deep * 0.22} ${-lift * 0.24}v70` +
    `l${-deep * 0.22} ${lift * 0.24}z`
  return [
    fill(top, pack.body[0] ?? light) + fill(top, light, 'fill-opacity=".2"'),
    fill(across, pack.lid) +
      fill(along, pack.lid) +
      fill(`${across}${along}`, light, 'fill-opacity=".18"'),
    fill(drop, pack.lid) + fill(drop, shade, 'fill-opacity=".3"'),
  ].join('')
}

function ribbon(color: string, { x, y, width: wide, height }: Rectangle): string {
  return (
    fill(rectangle(x, y, wide, height), color) +
    rule(`M${x + 4} ${y}v${height}M${x + wide - 4} ${y}v${height}`, light, 1.4, 0.4)
  )
}

function bow({ pack, palette }: PackToDraw, x: number, y: number): string {
  const loop = (side: 1 | -1) =>
    blob(
      `${x},${y}! ${x + side * 40},${y - 52} ${x + side * 98},${y - 60} ` +
        `${x + side * 112},${y - 26} ${x + side * 84},${y + 4} ${x + side * 36},${y + 8}`,
    )
  const inside = (side: 1 | -1) =>
    blob(
      `${x + side * 20},${y - 6}! ${x + side * 52},${y - 32} ${x + side * 88},${y - 40} ` +
        `${x + side * 94},${y - 24} ${x + side * 66},${y - 8}`,
    )
  const tail = (side: 1 | -1) =>
    `M${x} ${y}` +
    `C${x + side * 24} ${y + 18} ${x + side * 40} ${y + 34} ${x + side * 66} ${y + 44}` +
    `l${side * 8} -16l${side * 18} -2` +
    `C${x + side * 60} ${y + 18} ${x + side * 40} ${y + 4} ${x} ${y - 8}z`
  const sides = [-1, 1] as const
  const knot = blob(
    `${x - 20},${y - 14} ${x},${y - 22} ${x + 20},${y - 14} ${x + 18},${y + 12} ` +
      `${x},${y + 17} ${x - 18},${y + 12}`,
  )
  const shine = palette.down([
    [0, light, 0.34],
    [0.45, light, 0],
    [1, shade, 0.3],
  ])
  return [
    ...sides.map(
      (side) => fill(tail(side), pack.lid) + fill(tail(side), shade, 'fill-opacity=".18"'),
    ),
    ...sides.map(
      (side) =>
        fill(loop(side), pack.lid) +
        fill(loop(side), shine) +
        fill(inside(side), shade, 'fill-opacity=".38"') +
        rule(`M${x + side * 16} ${y - 10}q${side * 26} -22 ${side * 46} -28`, light, 2, 0.3),
    ),
    fill(knot, pack.lid) +
      fill(knot, shine) +
      rule(`M${x - 8} ${y - 16}q4 14 0 28M${x + 8} ${y - 16}q-4 14 0 28`, shade, 1.6, 0.25),
  ].join('')
}
