import { ellipse, rectangle } from '#scripts/pictures/outline.ts'
import { sideLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

const width = 404
const depth = 84
const height = 178
const lift = 74

/** A low tray in a card sleeve: the food is seen where the sleeve ends. */
export function drawSleeveTray(order: PackToDraw): Packshot {
  const { pack, label, palette } = order
  const { middle, baseLine } = picture
  const face: Rectangle = {
    x: middle - (width + depth) / 2 + 2,
    y: baseLine - height,
    width,
    height,
  }
  const card = { ...face, x: face.x + 22, width: width - 44 }
  const color = pack.paper
  return {
    shadow: contactShadow(palette, middle, baseLine, 240),
    body: [
      tray(order, face),
      sleeveTop(order, card),
      fill(rectangle(card.x, card.y, card.width, card.height), color),
      rule(
        `M${card.x} ${card.y + 9}h${card.width}M${card.x} ${baseLine - 9}h${card.width}`,
        pack.band,
        2.4,
      ),
      sideLabel(
        label,
        { x: card.x + 18, y: card.y + 20, width: card.width - 36, height: card.height - 40 },
        { nameSize: 46, drawingSize: 138 },
      ),
      fill(
        rectangle(card.x, card.y, card.width, card.height),
        palette.across([
          [0, light, 0.2],
          [0.5, light, 0],
          [1, shade, 0.1],
        ]),
      ),
      rule(`M${card.x} ${card.y}h${card.width}v${card.height}`, light, 1.6, 0.5),
    ].join(''),
    focus: card,
  }
}

function tray({ pack, palette }: PackToDraw, { x, y }: Rectangle): string {
  const base = y + height
  const [card = light, food = shade] = pack.body
  const rim = y + 18
  const front = `M${x} ${rim}H${x + width}L${x + width - 14} ${base - 4}q-1 4 -6 4H${x + 20}q-5 0 -6 -4z`
  const end = `M${x + width} ${rim}l${depth} ${-lift + 4}l-6 ${height - 34}L${x + width - 14} ${base}z`
  const inside = `M${x} ${rim}l${depth * 0.82} ${-lift + 4}h${width + depth * 0.18}L${x + width} ${rim}z`
  const cakes = [0.06, 0.2, 0.4, 0.6, 0.8, 0.97]
    .map((share) => {
      const [cx, cy] = [x + 20 + share * (width + 10), rim - 22]
      return (
        fill(ellipse(cx, cy, 48, 20), food) +
        fill(ellipse(cx - 6, cy - 6, 32, 10), light, 'fill-opacity=".22"') +
        fill(ellipse(cx + 6, cy - 1, 20, 7), '#7a4312', 'fill-opacity=".3"')
      )
    })
    .join('')
  return [
    fill(inside, shade, 'fill-opacity=".4"') +
      palette.within(inside, fill(inside, card) + fill(inside, shade, 'fill-opacity=".3"') + cakes),
    fill(end, card) + fill(end, shade, 'fill-opacity=".3"'),
    fill(front, card) +
      fill(
        front,
        palette.down([
          [0, light, 0.3],
          [0.2, light, 0],
          [1, shade, 0.16],
        ]),
      ),
    rule(`M${x - 3} ${rim}H${x + width + 2}l${depth + 2} ${-lift + 4}`, light, 5, 0.75) +
      rule(`M${x - 3} ${rim + 3}H${x + width + 2}l${depth + 2} ${-lift + 4}`, shade, 1.6, 0.25),
  ].join('')
}

function sleeveTop({ pack, palette }: PackToDraw, { x, y, width: wide }: Rectangle): string {
  const top = `M${x} ${y}l${depth * 0.84} ${-lift + 2}h${wide}l${-depth * 0.84} ${lift - 2}z`
  const seen = `M${x + wide} ${y}l${depth * 0.84} ${-lift + 2}v10l${-depth * 0.84} ${lift - 2}z`
  const stripe =
    `M${x + depth * 0.28} ${y - (lift - 2) / 3}l${depth * 0.28} ${-(lift - 2) / 3}` +
    `h${wide}l${-depth * 0.28} ${(lift - 2) / 3}z`
  return (
    fill(seen, shade, 'fill-opacity=".3"') +
    fill(top, pack.band) +
    fill(stripe, pack.paper, 'fill-opacity=".85"') +
    fill(
      top,
      palette.across([
        [0, light, 0.22],
        [1, shade, 0.1],
      ]),
    )
  )
}
