import { ellipse } from '#scripts/pictures/outline.ts'
import { drawEngraving, wordLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rolled, rule, wash } from '#scripts/pictures/pen.ts'
import { round } from '#scripts/pictures/path.ts'
import { contactShadow, light, roundPaper } from '#scripts/pictures/shading.ts'

const rx = 244
const ry = 70
const height = 168

/** A whole cheese in waxed paper: words round the side, the drawing on a seal on top. */
export function drawWheel(order: PackToDraw): Packshot {
  const { pack, palette } = order
  const { middle, baseLine } = picture
  const top = baseLine - height - ry + 4
  const rind = pack.body[0] ?? light
  const side = `M${middle - rx} ${top}V${top + height}${arc(1)}V${top}z`
  return {
    shadow: contactShadow(palette, middle, baseLine - 20, rx * 1.02),
    body: [
      fill(side, rind),
      palette.within(
        side,
        sleeve(order, top) +
          wash(
            { x: middle - rx, y: top - 10, width: rx * 2, height: height + ry + 30 },
            palette.across(roundPaper),
          ),
      ),
      fill(
        ellipse(middle, top, rx, ry),
        palette.glow([
          [0, '#fbf3dc'],
          [1, pack.body[1] ?? rind],
        ]),
      ),
      foldedPaper(top),
      sealOnTop(order, top),
      rule(ellipse(middle, top, rx - 1, ry - 1), light, 1.5, 0.6),
    ].join(''),
    focus: { x: middle - 190, y: top - ry, width: 380, height: height + 2 * ry },
  }
}

/** Half the rim, from left to right below (1) or back above (-1). */
function arc(side: 1 | -1): string {
  const bend = ry * 0.5523 * side
  const lean = rx * 0.5523
  return (
    `c0 ${round(bend)} ${round(rx - lean)} ${ry * side} ${rx} ${ry * side}` +
    `s${rx} ${round(bend - ry * side)} ${rx} ${-ry * side}`
  )
}

function sleeve({ pack, label }: PackToDraw, top: number): string {
  const left = picture.middle - rx
  const back =
    `c0 ${round(ry * 0.5523)} ${round(rx * 0.5523 - rx)} ${ry} ${-rx} ${ry}` +
    `s${-rx} ${round(ry * 0.5523 - ry)} ${-rx} ${-ry}`
  const paper = `M${left} ${top + 26}${arc(1)}v${height - 44}${back}z`
  const lines = `M${left} ${top + 34}${arc(1)}M${left} ${top + height - 26}${arc(1)}`
  const area = { x: picture.middle - 200, y: top + 44, width: 400, height: height - 82 }
  return (
    fill(paper, pack.band) +
    rule(lines, pack.accent, 2) +
    wordLabel(label, area, { warp: rolled(picture.middle, rx, ry), nameSize: 47 })
  )
}

function foldedPaper(top: number): string {
  const { middle } = picture
  const folds = Array.from({ length: 40 }, (_, index) => {
    const angle = (index * 9 * Math.PI) / 180
    const reach = 0.64 + ((index * 7) % 5) * 0.05
    const [x1, y1] = [middle + rx * Math.cos(angle) * 0.985, top + ry * Math.sin(angle) * 0.985]
    const [x2, y2] = [
      middle + rx * Math.cos(angle + 0.05) * reach,
      top + ry * Math.sin(angle + 0.05) * reach,
    ]
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  }).join('')
  return (
    rule(folds, '#8c6c30', 1.6, 0.32) +
    `<g transform="translate(-2 -1)">${rule(folds, '#ffffff', 1.5, 0.6)}</g>`
  )
}

function sealOnTop({ pack, label }: PackToDraw, top: number): string {
  const { middle } = picture
  const tilt = 0.46
  const size = 136
  return [
    fill(ellipse(middle, top, rx * 0.6, ry * 0.62), pack.paper),
    rule(ellipse(middle, top, rx * 0.6, ry * 0.62), pack.band, 2),
    rule(ellipse(middle, top, rx * 0.57, ry * 0.58), pack.band, 0.8),
    drawEngraving(
      { ...label, ink: pack.band, paper: pack.paper },
      { x: -size, y: -size / 2, width: size * 2, height: size },
      ([x, y]) => [middle + x, top + y * tilt],
    ),
  ].join('')
}
