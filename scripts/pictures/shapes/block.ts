import { rectangle } from '#scripts/pictures/outline.ts'
import { sideLabel, stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

type Build = {
  width: number
  height: number
  depth: number
  lift: number
  print: 'side' | 'stacked'
}

/** A pound of butter in parchment. */
export const drawButterBlock = blockOf({
  width: 390,
  height: 196,
  depth: 92,
  lift: 62,
  print: 'side',
})

/** The upright block of brown cheese. */
export const drawCheeseBlock = blockOf({
  width: 296,
  height: 292,
  depth: 104,
  lift: 66,
  print: 'stacked',
})

function blockOf({ width, height, depth, lift, print }: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const face: Rectangle = {
      x: middle - 2 - (width + depth) / 2,
      y: baseLine - height,
      width,
      height,
    }
    const front = roundedFront(face)
    const parchment = pack.body[0] ?? light
    return {
      shadow: contactShadow(palette, middle, baseLine, (width + depth) / 2),
      body: [
        endWall(pack.body[1] ?? parchment, face, depth, lift),
        topWall(parchment, face, depth, lift),
        fill(front, parchment),
        palette.within(
          front,
          print === 'side' ? sidePrint(order, face) : stackedPrint(order, face),
        ),
        fill(
          front,
          palette.across([
            [0, light, 0.24],
            [0.5, light, 0],
            [1, shade, 0.12],
          ]),
        ),
        rule(`M${face.x + 6} ${face.y + 1}h${width - 6}v${height}`, light, 1.6, 0.5),
      ].join(''),
      focus: face,
    }
  }
}

function roundedFront({ x, y, width, height }: Rectangle): string {
  return `M${x} ${y + 8}q0 -8 8 -8h${width - 8}v${height}h-${width - 8}q-8 0 -8 -8z`
}

/** The end is folded like a parcel. */
function endWall(color: string, face: Rectangle, depth: number, lift: number): string {
  const right = face.x + face.width
  const [top, base] = [face.y, face.y + face.height]
  const back = right + depth
  const wall =
    `M${right} ${top}L${back - 6} ${top - lift}` +
    `Q${back} ${top - lift} ${back} ${top - lift + 8}V${base - lift - 6}` +
    `L${right} ${base}z`
  const [fx, fy] = [right + depth * 0.56, (top + base) / 2 - lift * 0.62]
  const folds =
    `M${right} ${top}L${fx} ${fy}L${right} ${base}M${back} ${top - lift + 4}` +
    `L${fx + 10} ${fy}L${back} ${base - lift - 6}M${fx} ${fy}h10`
  return (
    fill(wall, color) +
    fill(wall, shade, 'fill-opacity=".16"') +
    rule(folds, shade, 2, 0.2) +
    `<g transform="translate(1.5 1.5)">${rule(folds, light, 1.2, 0.3)}</g>`
  )
}

function topWall(color: string, { x, y, width }: Rectangle, depth: number, lift: number): string {
  const top =
    `M${x + 4} ${y}L${x + depth * 0.72} ${y - lift}H${x + width + depth - 6}` +
    `L${x + width} ${y}z`
  const flap =
    `M${x + depth * 0.62} ${y - 8}L${x + depth * 1.2} ${y - lift + 8}` +
    `H${x + width + depth * 0.26}`
  return fill(top, color) + fill(top, light, 'fill-opacity=".34"') + rule(flap, shade, 2, 0.16)
}

function sidePrint({ pack, label }: PackToDraw, face: Rectangle): string {
  const sleeve = { ...face, y: face.y + 14, height: face.height - 28 }
  return (
    fill(rectangle(sleeve.x, sleeve.y, sleeve.width, sleeve.height), pack.band) +
    rule(
      `M${sleeve.x} ${sleeve.y + 7}h${sleeve.width}` +
        `M${sleeve.x} ${sleeve.y + sleeve.height - 7}h${sleeve.width}`,
      pack.accent,
    ) +
    sideLabel(
      { ...label, paper: pack.band },
      { x: sleeve.x + 24, y: sleeve.y + 18, width: sleeve.width - 44, height: sleeve.height - 36 },
      { nameSize: 42, drawingSize: 132 },
    )
  )
}

function stackedPrint({ pack, label }: PackToDraw, face: Rectangle): string {
  const field = { x: face.x + 34, y: face.y, width: face.width - 68, height: face.height }
  return (
    fill(rectangle(field.x, field.y, field.width, field.height), pack.paper) +
    rule(
      `M${field.x + 7} ${field.y}v${field.height}M${field.x + field.width - 7} ${field.y}` +
        `v${field.height}`,
      pack.band,
      2.2,
    ) +
    stackedLabel(
      label,
      { x: field.x + 6, y: field.y + 22, width: field.width - 12, height: field.height - 42 },
      { nameSize: 42, drawingSize: 140 },
    )
  )
}
