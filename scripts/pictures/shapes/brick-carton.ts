import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { ellipse, rectangle } from '#scripts/pictures/outline.ts'
import { contactShadow, flatBoard, light, roundGlass, shade } from '#scripts/pictures/shading.ts'

const width = 222
const height = 458
const depth = 66

/** A slim carton with a slanted top and a round cap. */
export function drawBrickCarton(order: PackToDraw): Packshot {
  const { pack, label, palette } = order
  const { middle, baseLine } = picture
  const face: Rectangle = {
    x: middle - (width + depth) / 2 - 2,
    y: baseLine - height,
    width,
    height,
  }
  const board = pack.body[0] ?? light
  const front = `M${face.x} ${face.y}h${width}v${height}h-${width}z`
  const hills =
    `M${face.x} ${baseLine - 74}` +
    `C${face.x + 50} ${baseLine - 116} ${face.x + 96} ${baseLine - 108} ${face.x + 130} ` +
    `${baseLine - 84}` +
    `S${face.x + 196} ${baseLine - 66} ${face.x + width} ${baseLine - 96}V${baseLine}` +
    `H${face.x}z`
  const nearHills =
    `M${face.x} ${baseLine - 46}` +
    `C${face.x + 60} ${baseLine - 76} ${face.x + 130} ${baseLine - 26} ${face.x + width} ` +
    `${baseLine - 54}` +
    `V${baseLine}H${face.x}z`
  return {
    shadow: contactShadow(palette, middle + 2, baseLine, (width + depth) / 2),
    body: [
      side(order, face),
      fill(front, board),
      fill(hills, pack.band, 'fill-opacity=".55"') + fill(nearHills, pack.band),
      stackedLabel(
        { ...label, paper: board },
        { ...face, y: face.y + 34, height: height - 156 },
        { nameSize: 42, drawingSize: 160 },
      ),
      fill(front, palette.across(flatBoard)),
      top(order, face),
      rule(`M${face.x + width} ${face.y}v${height}`, light, 2, 0.4),
    ].join(''),
    focus: face,
  }
}

function side({ pack, palette }: PackToDraw, face: Rectangle): string {
  const right = face.x + width
  const base = face.y + height
  const wall = `M${right} ${face.y}L${right + depth} ${face.y - 34}V${base - 15}L${right} ${base}z`
  const slope =
    `M${right} ${base - 54}` +
    `Q${right + depth * 0.5} ${base - 76} ${right + depth} ${base - 60}V${base - 15}` +
    `L${right} ${base}z`
  return (
    fill(wall, pack.body[0] ?? light) +
    fill(slope, pack.band) +
    fill(
      wall,
      palette.across([
        [0, shade, 0.28],
        [1, shade, 0.38],
      ]),
    )
  )
}

function top({ pack, palette }: PackToDraw, { x, y }: Rectangle): string {
  const roof =
    `M${x} ${y}L${x + 46} ${y - 42}H${x + width + depth - 22}` +
    `L${x + width + depth} ${y - 34}L${x + width} ${y}z`
  const [cx, cy] = [x + width * 0.62, y - 26]
  const cap = `M${cx - 30} ${cy - 18}v16c0 18 60 18 60 0v-16z`
  return [
    fill(roof, pack.body[0] ?? light) + fill(roof, light, 'fill-opacity=".25"'),
    rule(`M${x} ${y}h${width}`, shade, 1.2, 0.18),
    fill(ellipse(cx + 3, cy + 5, 36, 13), shade, 'fill-opacity=".2"'),
    fill(cap, pack.lid) + fill(cap, palette.across(roundGlass)),
    fill(ellipse(cx, cy - 18, 30, 11), pack.lid) +
      fill(ellipse(cx, cy - 18, 30, 11), light, 'fill-opacity=".28"'),
    fill(rectangle(x, y - 1, width, 2), light, 'fill-opacity=".4"'),
  ].join('')
}
