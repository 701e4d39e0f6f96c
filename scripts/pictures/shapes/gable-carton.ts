import { footLine, stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { ellipse, rectangle } from '#scripts/pictures/outline.ts'
import { contactShadow, flatBoard, light, shade } from '#scripts/pictures/shading.ts'

const width = 250
const height = 412
const depth = 78
const roof = 84

/**
 * A milk carton with a gabled roof and a screw cap. The net quantity stands on its coloured
 * foot.
 */
export function drawGableCarton(order: PackToDraw): Packshot {
  const { pack, palette } = order
  const { middle, baseLine } = picture
  const face: Rectangle = {
    x: middle - (width + depth) / 2 - 4,
    y: baseLine - height,
    width,
    height,
  }
  const board = pack.body[0] ?? light
  return {
    shadow: contactShadow(palette, middle + 2, baseLine, (width + depth) / 2),
    body: [
      sideWall(order, face),
      fill(rectangle(face.x, face.y, width, height), board),
      front(order, face),
      fill(rectangle(face.x, face.y, width, height), palette.across(flatBoard)),
      roofOf(order, face),
      rule(`M${face.x + width} ${face.y}v${height}`, light, 2, 0.4),
    ].join(''),
    focus: { ...face, height: height - 20 },
  }
}

const foot = 94

function front({ pack, label }: PackToDraw, face: Rectangle): string {
  const base = face.y + height
  const words = { ...label, paper: pack.body[0] ?? pack.paper }
  return (
    fill(rectangle(face.x, base - foot, width, foot), pack.band) +
    rule(`M${face.x} ${base - foot - 7}h${width}`, pack.band, 1.6) +
    stackedLabel(
      { ...words, sub: '' },
      { x: face.x, y: face.y + 32, width, height: height - foot - 34 },
      { nameSize: 46, drawingSize: 172 },
    ) +
    footLine(words, { x: face.x + width / 2, y: base - foot / 2 }, pack.band)
  )
}

function sideWall({ pack, palette }: PackToDraw, face: Rectangle): string {
  const right = face.x + width
  const [top, base] = [face.y, face.y + height]
  const wall = `M${right} ${top}L${right + depth} ${top - 4}V${base - 16}L${right} ${base}z`
  const stripe = `M${right} ${base - foot}l${depth} -14V${base - 16}L${right} ${base}z`
  return (
    fill(wall, pack.body[0] ?? light) +
    fill(stripe, pack.band) +
    fill(
      wall,
      palette.across([
        [0, shade, 0.3],
        [1, shade, 0.4],
      ]),
    )
  )
}

function roofOf({ pack, palette }: PackToDraw, face: Rectangle): string {
  const board = pack.body[0] ?? light
  const { x, y } = face
  const [right, ridge, shift] = [x + width, y - roof, 34]
  const slope = `M${x} ${y}L${x + shift} ${ridge}H${right + shift}L${right} ${y}z`
  const end = `M${right} ${y}L${right + shift} ${ridge}L${right + depth} ${y - 4}z`
  const tuck = `M${right} ${y}L${right + shift} ${ridge}L${right + 26} ${y - 3}z`
  const fin = rectangle(x + shift, ridge - 32, width, 34)
  const ribs = [8, 14, 20, 26].map((down) => `M${x + shift} ${ridge - 32 + down}h${width}`).join('')
  const turned = palette.across([
    [0, light, 0.25],
    [0.5, shade, 0],
    [1, shade, 0.35],
  ])
  return [
    fill(slope, board) +
      fill(
        slope,
        palette.down([
          [0, shade, 0.12],
          [1, shade, 0.02],
        ]),
      ),
    fill(end, board) +
      fill(end, shade, 'fill-opacity=".26"') +
      fill(tuck, shade, 'fill-opacity=".14"'),
    fill(fin, pack.band) + fill(fin, palette.across(flatBoard)) + rule(ribs, shade, 1.4, 0.14),
    rule(`M${x + shift} ${ridge + 1}h${width}`, shade, 2, 0.3),
    rule(`M${x} ${y}h${width}`, shade, 1.2, 0.16),
    cap({ color: pack.lid, turned }, x + width * 0.55, y - 38),
  ].join('')
}

function cap({ color, turned }: { color: string; turned: string }, x: number, y: number): string {
  const side = `M${x - 27} ${y}v5c0 34 54 34 54 0v-5z`
  return [
    fill(ellipse(x, y + 8, 29, 24), shade, 'fill-opacity=".18"'),
    fill(side, color) + fill(side, shade, 'fill-opacity=".3"'),
    fill(ellipse(x, y, 27, 22), color) + fill(ellipse(x, y, 27, 22), turned),
    fill(ellipse(x - 2, y - 2, 19, 14.5), light, 'fill-opacity=".13"'),
    rule(ellipse(x, y, 26, 21), light, 1, 0.4),
  ].join('')
}
