import { footLine, frame, stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { rectangle } from '#scripts/pictures/outline.ts'
import { contactShadow, flatBoard, light, shade } from '#scripts/pictures/shading.ts'

type Build = {
  width: number
  height: number
  depth: number
  /**
   * `frame`: printed all over; `panel`: a paper field on a coloured box; `foot`: a coloured
   * foot; `tab`: a tea box with a hinged lid.
   */
  print: 'frame' | 'panel' | 'foot' | 'tab'
}

export const drawBox = boxOf({ width: 310, height: 470, depth: 70, print: 'frame' })
export const drawSmallBox = boxOf({ width: 286, height: 380, depth: 78, print: 'panel' })
export const drawSlimBox = boxOf({ width: 252, height: 446, depth: 60, print: 'foot' })
export const drawTeaBox = boxOf({ width: 250, height: 330, depth: 104, print: 'tab' })

function boxOf({ width, height, depth, print }: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const x = middle - 4 - (width + depth) / 2
    const face: Rectangle = { x, y: baseLine - height, width, height }
    const color = pack.body[0] ?? light
    return {
      shadow: contactShadow(palette, middle + 6, baseLine, (width + depth) / 2),
      body: [
        side(order, face, depth, print),
        fill(rectangle(x, face.y, width, height), color),
        printers[print](order, face),
        fill(rectangle(x, face.y, width, height), palette.across(flatBoard)),
        lidFace(color, face, depth),
        rule(`M${x} ${face.y}h${width}`, light, 2, 0.5),
        rule(`M${x + width} ${face.y}v${height}`, light, 2, 0.28),
      ].join(''),
      focus: face,
    }
  }
}

function side(order: PackToDraw, face: Rectangle, depth: number, print: Build['print']): string {
  const { pack, palette } = order
  const right = face.x + face.width
  const [top, base] = [face.y, face.y + face.height]
  const outline = `M${right} ${top}L${right + depth} ${top - 5}V${base - 18}L${right} ${base}z`
  const footed = print === 'foot' || print === 'tab'
  const share = print === 'tab' ? 0.36 : 0
  const cut = print === 'tab' ? top + face.height * share : base - face.height * 0.2
  const stripe =
    print === 'tab'
      ? `M${right} ${top}L${right + depth} ${top - 5}V${cut - 12}L${right} ${cut}z`
      : `M${right} ${cut}L${right + depth} ${cut - 14}V${base - 18}L${right} ${base}z`
  return [
    fill(outline, pack.body[0] ?? light),
    footed ? fill(stripe, pack.band) : '',
    fill(
      outline,
      palette.across([
        [0, shade, 0.3],
        [0.3, shade, 0.24],
        [1, shade, 0.36],
      ]),
    ),
    rule(`M${right + depth * 0.5} ${top + 8}V${base - 14}`, shade, 1, 0.12),
  ].join('')
}

function lidFace(color: string, { x, y, width }: Rectangle, depth: number): string {
  const top =
    `M${x} ${y}L${x + depth * 0.7} ${y - 14}H${x + width + depth}` +
    `L${x + width + depth} ${y - 5}L${x + width} ${y}z`
  return fill(top, color) + fill(top, light, 'fill-opacity=".2"')
}

const printers = {
  frame: ({ pack, label }, face) =>
    frame(face, 17, pack.band, 1.5) +
    stackedLabel({ ...label, paper: pack.body[0] ?? pack.paper }, inset(face, 22, 42), {
      nameSize: 47,
      drawingSize: 236,
    }),
  panel: ({ pack, label }, face) => {
    const field = inset(face, 26, 26)
    return (
      fill(rectangle(field.x, field.y, field.width, field.height), pack.paper) +
      frame(field, 7, pack.band, 1.4) +
      stackedLabel(label, inset(field, 8, 28), { nameSize: 44, drawingSize: 190 })
    )
  },
  foot: ({ pack, label }, face) => {
    const foot = face.height * 0.2
    const words = { ...label, paper: pack.body[0] ?? pack.paper }
    return (
      fill(rectangle(face.x, face.y + face.height - foot, face.width, foot), pack.band) +
      rule(`M${face.x} ${face.y + face.height - foot - 7}h${face.width}`, pack.band, 1.6) +
      stackedLabel(
        { ...words, sub: '' },
        { ...inset(face, 10, 32), height: face.height - foot - 62 },
        { nameSize: 46, drawingSize: 196 },
      ) +
      footLine(words, { x: face.x + face.width / 2, y: face.y + face.height - foot / 2 }, pack.band)
    )
  },
  tab: ({ pack, label }, face) => {
    const cut = face.y + face.height * 0.36
    const { x, width } = face
    const tab =
      `M${x} ${face.y}h${width}V${cut}h-${width * 0.36}q-6 0 -8 8` +
      `q-4 14 -${width * 0.14 - 8} 14t-${width * 0.14 - 8} -14q-2 -8 -8 -8H${x}z`
    const field = {
      x: x + 24,
      y: face.y + face.height * 0.14,
      width: width - 48,
      height: face.height * 0.76,
    }
    return (
      fill(tab, pack.band) +
      rule(`M${x} ${cut + 2}h${width}`, shade, 2, 0.2) +
      fill(rectangle(field.x, field.y, field.width, field.height), pack.paper) +
      frame(field, 6, pack.band, 1.3) +
      stackedLabel(label, inset(field, 6, 20), { nameSize: 38, drawingSize: 150 })
    )
  },
} satisfies Record<Build['print'], (order: PackToDraw, face: Rectangle) => string>

function inset({ x, y, width, height }: Rectangle, across: number, down: number): Rectangle {
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down }
}
