import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import { ellipse, rectangle } from '#scripts/pictures/outline.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { randomNumbers } from '#scripts/pictures/random.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

/**
 * A cut of cheese that lies on its rind side: the cheese is seen above, a paper label on the
 * side.
 */
export function drawWedge(order: PackToDraw): Packshot {
  const { pack, palette } = order
  const { middle, baseLine } = picture
  const [left, right] = [middle - 236, middle + 236]
  const wallTop = baseLine - 214
  const wall = `M${left} ${wallTop}H${right - 54}V${baseLine}H${left + 8}q-8 0 -8 -8z`
  const rind =
    `M${right - 54} ${wallTop}L${right} ${wallTop - 92}V${baseLine - 78}` +
    `L${right - 54} ${baseLine}z`
  const cut = `M${left} ${wallTop}L${right} ${wallTop - 92}L${right - 54} ${wallTop}z`
  const paper = { x: left + 92, y: wallTop, width: 288, height: baseLine - wallTop }
  const [cheese = light, vein = shade] = pack.body
  const seen = { x: left, y: wallTop, width: right - left, height: 214 }
  return {
    shadow: contactShadow(palette, middle, baseLine, 232),
    body: [
      fill(rind, pack.lid) + fill(rind, shade, 'fill-opacity=".2"'),
      fill(cut, cheese) +
        palette.within(
          cut,
          marbling({ x: left, y: wallTop - 92, width: right - left, height: 92 }, vein, 22),
        ),
      fill(
        cut,
        palette.across([
          [0, light, 0.1],
          [1, shade, 0.08],
        ]),
      ),
      fill(wall, cheese),
      palette.within(wall, marbling(seen, vein, 46) + paperLabel(order, paper)),
      fill(
        wall,
        palette.across([
          [0, light, 0.2],
          [0.5, light, 0],
          [1, shade, 0.12],
        ]),
      ),
      rule(`M${left} ${wallTop}H${right - 54}V${baseLine}`, light, 1.6, 0.55),
    ].join(''),
    focus: paper,
  }
}

function paperLabel({ pack, label, palette }: PackToDraw, paper: Rectangle): string {
  const { x, y, width, height } = paper
  const outline = rectangle(x, y, width, height)
  return [
    fill(
      outline,
      shade,
      `fill-opacity=".28" transform="translate(2 2)" filter="${palette.blur(2.2)}"`,
    ),
    fill(outline, pack.paper),
    rule(`M${x + 8} ${y}v${height}M${x + width - 8} ${y}v${height}`, pack.band, 2.2),
    stackedLabel(
      label,
      { ...paper, y: y + 16, height: height - 32 },
      { nameSize: 42, drawingSize: 120 },
    ),
  ].join('')
}

/** Blue mould in crooked veins: chains of small spots. */
function marbling({ x, y, width, height }: Rectangle, color: string, count: number): string {
  const random = randomNumbers(count)
  const veins = Array.from({ length: count }, () => {
    let [cx, cy, heading] = [x + random() * width, y + random() * height, random() * 6.28]
    const spots = Array.from({ length: 15 }, () => {
      heading += (random() - 0.5) * 1.5
      cx += Math.cos(heading) * 4.2
      cy += Math.sin(heading) * 2.6
      return ellipse(cx, cy, 1.4 + random() * 5.2, 1 + random() * 3.4)
    })
    return fill(spots.join(''), color, `fill-opacity="${(0.45 + random() * 0.35).toFixed(2)}"`)
  })
  return veins.join('')
}
