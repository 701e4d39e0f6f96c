import { ellipse } from '#scripts/pictures/outline.ts'
import { wordLabel, drawEngraving } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { band, fill, hoop, picture, rolled, rule } from '#scripts/pictures/pen.ts'
import { contactShadow, light, roundPaper, shade } from '#scripts/pictures/shading.ts'

const rx = 246
const ry = 62
const layers = 11
const layerHeight = 17

/** A stack of thin flatbread, held by a broad paper sleeve. */
export function drawStack(order: PackToDraw): Packshot {
  const { pack, palette } = order
  const { middle, baseLine } = picture
  const foot = baseLine - ry + 4
  const top = foot - layers * layerHeight
  const [bread = light, edge = shade] = pack.body
  const breads = Array.from({ length: layers + 1 }, (_, i) => {
    const y = foot - i * layerHeight
    const lean = ((i * 5) % 4) - 1.5
    const wide = rx - ((i * 7) % 5)
    return (
      fill(ellipse(middle + lean, y + 5, wide, ry), edge) +
      fill(
        ellipse(middle + lean, y + 5, wide, ry),
        palette.across(roundPaper),
        'fill-opacity=".8"',
      ) +
      fill(ellipse(middle + lean, y, wide, ry), bread)
    )
  })
  const topFace = ellipse(middle, top, rx - 2, ry)
  return {
    shadow: contactShadow(palette, middle, baseLine - 16, rx),
    body: [
      ...breads,
      palette.within(topFace, spots(top)),
      fill(
        topFace,
        palette.glow([
          [0, light, 0.34],
          [0.6, light, 0],
          [1, shade, 0.14],
        ]),
      ),
      rule(topFace, light, 1.3, 0.5),
      sleeve(order, top, foot),
    ].join(''),
    focus: { x: middle - 190, y: top - ry, width: 380, height: foot - top + 2 * ry },
  }
}

function spots(top: number): string {
  const { middle } = picture
  return Array.from({ length: 90 }, (_, i) => {
    const angle = i * 2.39996
    const reach = Math.sqrt((i + 0.5) / 90) * 0.96
    const [x, y] = [middle + rx * reach * Math.cos(angle), top + ry * reach * Math.sin(angle)]
    return fill(
      ellipse(x, y, 4 + (i % 4) * 3, 1.6 + (i % 3)),
      '#8a5a24',
      `fill-opacity="${0.2 + (i % 3) * 0.1}"`,
    )
  }).join('')
}

function sleeve({ pack, label, palette }: PackToDraw, top: number, foot: number): string {
  const { middle } = picture
  const half = 168
  const drop = ry * Math.sqrt(1 - (half / rx) ** 2)
  const sag = ry - drop
  const height = foot - top + 6
  const front = band(middle, half, top + drop, height, sag)
  const over =
    `M${middle - half} ${top - drop}` +
    `Q${middle} ${top - drop - 2 * sag} ${middle + half} ${top - drop}V${top + drop}` +
    `Q${middle} ${top + drop + 2 * sag} ${middle - half} ${top + drop}z`
  const area = { x: middle - half, y: top, width: half * 2, height: height - 4 }
  const size = 116
  return [
    fill(front, shade, `fill-opacity=".3" transform="translate(0 3)" filter="${palette.blur(3)}"`),
    fill(over, pack.band) + fill(over, light, 'fill-opacity=".12"'),
    drawEngraving(
      { ...label, ink: pack.accent, paper: pack.band },
      { x: -size, y: -size / 2, width: size * 2, height: size },
      ([x, y]) => [middle + x, top + y * 0.52],
    ),
    fill(front, pack.paper),
    rule(
      hoop(middle, half, top + drop + 8, sag) + hoop(middle, half, top + drop + height - 8, sag),
      pack.band,
      2.4,
    ),
    wordLabel({ ...label, accent: pack.band }, area, {
      warp: rolled(middle, rx, ry),
      nameSize: 54,
    }),
    fill(
      front,
      palette.across([
        [0, shade, 0.12],
        [0.3, light, 0.16],
        [0.6, light, 0],
        [1, shade, 0.18],
      ]),
    ),
  ].join('')
}
