import { circle } from '#scripts/pictures/outline.ts'
import { stackedLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

const radius = 212
const thickness = 54

/** A roll of round crispbread on its edge, in clear paper with a round label. */
export function drawDisc(order: PackToDraw): Packshot {
  const { pack, label, palette } = order
  const { middle, baseLine } = picture
  const [x, y] = [middle - thickness / 2, baseLine - radius]
  const [bread = light, edge = shade] = pack.body
  const face = circle(x, y, radius)
  const rolls = Array.from({ length: 7 }, (_, i) =>
    circle(x + thickness - i * 8, y - 2, radius - (i % 2)),
  )
  const seal = radius * 0.74
  return {
    shadow: contactShadow(palette, middle + 8, baseLine, 128),
    body: [
      ...rolls.map(
        (roll, i) =>
          fill(roll, edge) + fill(roll, shade, `fill-opacity="${i % 2 === 0 ? 0.34 : 0.18}"`),
      ),
      fill(face, bread),
      palette.within(
        face,
        pricks(x, y) +
          fill(
            face,
            palette.glow([
              [0, light, 0.3],
              [0.55, light, 0],
              [1, shade, 0.34],
            ]),
          ),
      ),
      rule(circle(x, y, radius - 7), shade, 2, 0.14),
      fill(circle(x + 1, y + 4, seal), shade, `fill-opacity=".3" filter="${palette.blur(4)}"`),
      fill(circle(x, y, seal), pack.paper),
      rule(circle(x, y, seal - 7), pack.band, 2.2),
      rule(circle(x, y, seal - 11), pack.band, 0.9),
      stackedLabel(
        label,
        { x: x - seal * 0.76, y: y - seal * 0.74, width: seal * 1.52, height: seal * 1.5 },
        { nameSize: 40, drawingSize: 112 },
      ),
      fill(
        circle(x, y, seal),
        palette.glow([
          [0, light, 0.25],
          [0.6, light, 0],
          [1, shade, 0.12],
        ]),
      ),
      rule(circle(x, y, radius - 0.8), light, 1.4, 0.4),
    ].join(''),
    focus: { x: x - seal, y: y - seal, width: seal * 2, height: seal * 2 },
  }
}

function pricks(x: number, y: number): string {
  return [166, 178, 190, 202]
    .flatMap((reach, ring) =>
      Array.from({ length: 44 + ring * 3 }, (_, i) => {
        const angle = (i / (44 + ring * 3)) * 2 * Math.PI + ring
        return fill(
          circle(x + reach * Math.cos(angle), y + reach * Math.sin(angle), 2.4),
          shade,
          'fill-opacity=".3"',
        )
      }),
    )
    .join('')
}
