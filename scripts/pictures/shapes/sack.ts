import { rectangle } from '#scripts/pictures/outline.ts'
import { frame, stackedLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

/** A linen sack, gathered and tied, with a sewn label. */
export function drawSack(order: PackToDraw): Packshot {
  const { pack, label, palette } = order
  const { middle, baseLine } = picture
  const tie = baseLine - 380
  const cloth = pack.body[0] ?? light
  const body =
    `M${middle - 58} ${tie}` +
    `C${middle - 96} ${tie + 26} ${middle - 150} ${tie + 74} ${middle - 166} ${tie + 150}` +
    `C${middle - 180} ${tie + 240} ${middle - 176} ${baseLine - 60} ${middle - 158} ` +
    `${baseLine - 14}` +
    `Q${middle - 152} ${baseLine} ${middle - 134} ${baseLine}` +
    `H${middle + 134}Q${middle + 152} ${baseLine} ${middle + 158} ${baseLine - 14}` +
    `C${middle + 176} ${baseLine - 60} ${middle + 180} ${tie + 240} ${middle + 166} ${tie + 150}` +
    `C${middle + 150} ${tie + 74} ${middle + 96} ${tie + 26} ${middle + 58} ${tie}z`
  const ruff =
    `M${middle - 56} ${tie + 2}` +
    `C${middle - 66} ${tie - 26} ${middle - 92} ${tie - 44} ${middle - 104} ${tie - 66}` +
    'q18 4 30 -8q16 8 32 -6q20 10 38 -2q18 -8 36 4q16 -6 30 4q12 8 42 6' +
    `C${middle + 92} ${tie - 44} ${middle + 66} ${tie - 26} ${middle + 56} ${tie + 2}z`
  const paper = { x: middle - 124, y: tie + 112, width: 248, height: 238 }
  return {
    shadow: contactShadow(palette, middle, baseLine + 1, 166),
    body: [
      fill(ruff, cloth) +
        palette.within(
          ruff,
          weave(middle - 110, tie - 90, 220, 100) +
            gathers(tie, -1) +
            wash(
              { x: middle - 110, y: tie - 90, width: 220, height: 100 },
              palette.across(softCloth),
            ),
        ),
      fill(body, cloth),
      palette.within(
        body,
        [
          weave(middle - 190, tie, 380, 390),
          gathers(tie, 1),
          wash({ x: middle - 182, y: tie, width: 364, height: 390 }, palette.across(softCloth)),
          fill(
            `M${middle - 140} ${baseLine}q140 -56 280 0z`,
            shade,
            `fill-opacity=".22" filter="${palette.blur(6)}"`,
          ),
          fill(
            `M${paper.x} ${paper.y}h${paper.width}v${paper.height}h-${paper.width}z`,
            shade,
            `fill-opacity=".3" transform="translate(0 3)" filter="${palette.blur(3)}"`,
          ),
          fill(
            `M${paper.x} ${paper.y}h${paper.width}v${paper.height}h-${paper.width}z`,
            pack.paper,
          ),
          stitches(paper, pack.band),
          frame(paper, 13, pack.band, 1.2),
          stackedLabel(
            label,
            { ...paper, y: paper.y + 26, height: paper.height - 48 },
            { nameSize: 42, drawingSize: 112 },
          ),
          wash(
            { x: paper.x, y: paper.y, width: paper.width, height: paper.height },
            palette.across([
              [0, shade, 0.12],
              [0.25, light, 0.2],
              [0.6, light, 0],
              [1, shade, 0.18],
            ]),
          ),
        ].join(''),
      ),
      string(order, tie),
    ].join(''),
    focus: paper,
  }
}

const softCloth = [
  [0, shade, 0.5],
  [0.1, shade, 0.16],
  [0.26, light, 0.18],
  [0.48, light, 0],
  [0.8, shade, 0.16],
  [1, shade, 0.5],
] as const

/** Threads across and along. */
function weave(x: number, y: number, width: number, height: number): string {
  const rows = Array.from(
    { length: Math.floor(height / 5) },
    (_, i) => `M${x} ${y + i * 5}h${width}`,
  ).join('')
  const columns = Array.from(
    { length: Math.floor(width / 5) },
    (_, i) => `M${x + i * 5} ${y}v${height}`,
  ).join('')
  return rule(rows, shade, 1.3, 0.1) + rule(columns, light, 1.5, 0.16)
}

function gathers(tie: number, side: 1 | -1): string {
  const { middle } = picture
  const reach = side > 0 ? 110 : -64
  const spread = side > 0 ? 2.1 : 1.6
  const lines = [-48, -34, -20, -7, 7, 20, 34, 48]
    .map(
      (dx, i) =>
        `M${middle + dx} ${tie}` +
        `Q${middle + dx * 1.2} ${tie + reach * 0.5} ${middle + dx * spread} ` +
        `${tie + reach * (i % 2 === 0 ? 1 : 0.72)}`,
    )
    .join('')
  return (
    rule(lines, shade, 2.6, 0.24) +
    `<g transform="translate(3 0)">${rule(lines, light, 2, 0.28)}</g>`
  )
}

function stitches(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  color: string,
): string {
  const seam = rectangle(x + 7, y + 7, width - 14, height - 14)
  const thread = `stroke="${color}" stroke-width="1.8" stroke-dasharray="7 5" stroke-opacity=".75"`
  return `<path d="${seam}" fill="none" ${thread}/>`
}

function string({ pack, palette }: PackToDraw, tie: number): string {
  const { middle } = picture
  const hoops =
    `M${middle - 58} ${tie - 6}q58 16 116 0M${middle - 58} ${tie + 2}q58 16 116 0` +
    `M${middle - 57} ${tie + 10}q57 15 114 0`
  const bow =
    `M${middle + 10} ${tie + 12}c-30 -34 -70 -20 -46 2c14 12 34 6 46 -2` +
    'c30 -34 72 -22 48 0c-14 12 -36 8 -48 0c-10 22 -24 44 -34 60m34 -60c12 20 24 36 30 66'
  return [
    fill(
      `M${middle - 60} ${tie - 8}h120v26h-120z`,
      shade,
      `fill-opacity=".3" filter="${palette.blur(3)}"`,
    ),
    rule(hoops, shade, 6.5, 0.3) + rule(hoops, pack.lid, 4.6),
    rule(bow, shade, 5, 0.25) + rule(bow, pack.lid, 3.4),
  ].join('')
}
