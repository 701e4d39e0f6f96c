import { ellipse } from '#scripts/pictures/outline.ts'
import { sideLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

const half = 246

/** A box of pressed paper: round cups below, the lid with a printed sleeve above. */
export function drawEggCarton(order: PackToDraw): Packshot {
  const { pack, palette } = order
  const { middle, baseLine } = picture
  const seam = baseLine - 92
  const top = seam - 150
  const pulp = pack.body[0] ?? light
  const lid =
    `M${middle - half} ${seam}L${middle - half + 34} ${top + 22}` +
    `Q${middle - half + 42} ${top} ${middle - half + 66} ${top}H${middle + half - 66}` +
    `Q${middle + half - 42} ${top} ${middle + half - 34} ${top + 22}` +
    `L${middle + half} ${seam}z`
  return {
    shadow: contactShadow(palette, middle, baseLine - 2, 232),
    body: [
      cups(order, seam),
      fill(lid, pulp),
      palette.within(
        lid,
        speckle(top, seam) +
          fill(
            lid,
            palette.down([
              [0, light, 0.34],
              [0.16, light, 0.06],
              [0.8, shade, 0.04],
              [1, shade, 0.2],
            ]),
          ),
      ),
      sleeve(order, top, seam),
      rim(order, seam),
    ].join(''),
    focus: { x: middle - 190, y: top, width: 380, height: baseLine - top },
  }
}

function cups({ pack, palette }: PackToDraw, seam: number): string {
  const { middle, baseLine } = picture
  const pulp = pack.body[0] ?? light
  const wide = (half * 2 - 28) / 6
  const round = palette.across([
    [0, shade, 0.36],
    [0.2, shade, 0.06],
    [0.36, light, 0.26],
    [0.6, light, 0],
    [0.86, shade, 0.2],
    [1, shade, 0.4],
  ])
  const each = Array.from({ length: 6 }, (_, i) => {
    const x = middle - half + 14 + i * wide
    const cup =
      `M${x - 2} ${seam - 4}H${x + wide + 2}` +
      `C${x + wide} ${seam + 50} ${x + wide - 8} ${baseLine - 3} ${x + wide - 22} ${baseLine}` +
      `H${x + 22}C${x + 8} ${baseLine - 3} ${x} ${seam + 50} ${x - 2} ${seam - 4}z`
    return (
      fill(cup, pulp) +
      fill(cup, round) +
      rule(`M${x + 13} ${baseLine - 9}h${wide - 26}`, shade, 1.4, 0.16)
    )
  }).join('')
  const dark = `M${middle - half + 12} ${seam}H${middle + half - 12}V${seam + 60}H${middle - half + 12}z`
  return (
    fill(dark, pulp) +
    fill(dark, shade, 'fill-opacity=".5"') +
    each +
    fill(
      `M${middle - half} ${seam}h${half * 2}v22h-${half * 2}z`,
      shade,
      `fill-opacity=".22" filter="${palette.blur(6)}"`,
    )
  )
}

function rim({ pack, palette }: PackToDraw, seam: number): string {
  const { middle } = picture
  const edge =
    `M${middle - half - 5} ${seam - 7}h${half * 2 + 10}q4 0 4 5v7q0 5 -5 5` +
    `H${middle - half - 4}q-5 0 -5 -5v-7q0 -5 5 -5z`
  const latch = [-96, 96]
    .map(
      (dx) =>
        fill(ellipse(middle + dx, seam + 3, 26, 8), shade, 'fill-opacity=".16"') +
        fill(ellipse(middle + dx, seam + 1, 22, 6), pack.body[0] ?? light),
    )
    .join('')
  return (
    fill(edge, pack.body[0] ?? light) +
    fill(
      edge,
      palette.down([
        [0, light, 0.5],
        [0.5, light, 0],
        [1, shade, 0.3],
      ]),
    ) +
    latch
  )
}

function sleeve({ pack, label, palette }: PackToDraw, top: number, seam: number): string {
  const { middle } = picture
  const [inner, outer] = [176, 186]
  const paper =
    `M${middle - inner} ${top}H${middle + inner}L${middle + outer} ${seam - 10}` +
    `H${middle - outer}z`
  const lines =
    `M${middle - inner - 2} ${top + 9}h${inner * 2 + 4}M${middle - outer} ${seam - 19}` +
    `h${outer * 2}`
  return [
    fill(paper, shade, `fill-opacity=".26" filter="${palette.blur(3)}"`),
    fill(paper, pack.paper),
    rule(lines, pack.band, 2.2),
    sideLabel(
      label,
      { x: middle - inner + 20, y: top + 20, width: inner * 2 - 36, height: seam - top - 42 },
      { nameSize: 44, drawingSize: 112 },
    ),
    fill(
      paper,
      palette.across([
        [0, light, 0.2],
        [0.5, light, 0],
        [1, shade, 0.1],
      ]),
    ),
  ].join('')
}

/** The grey fibres of pressed paper. */
function speckle(top: number, seam: number): string {
  const { middle } = picture
  return Array.from({ length: 170 }, (_, i) => {
    const [x, y] = [
      middle - half + ((i * 0.618034 * half * 2) % (half * 2)),
      top + ((i + 0.5) / 170) * (seam - top),
    ]
    return fill(
      ellipse(x, y, 2 + (i % 3), 0.8),
      i % 3 === 0 ? light : shade,
      `fill-opacity=".2" transform="rotate(${(i * 53) % 180} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    )
  }).join('')
}
