import { ellipse } from '#scripts/pictures/outline.ts'
import { sideLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade } from '#scripts/pictures/shading.ts'

const half = 196
const radius = 86

/** A dried sausage that lies on its side, tied with string, in a paper sleeve. */
export function drawSalami(order: PackToDraw): Packshot {
  const { pack, palette } = order
  const { middle, baseLine } = picture
  const y = baseLine - radius
  const [skin = shade, mould = light] = pack.body
  const left = middle - half
  const right = middle + half
  const body =
    `M${left} ${y - radius + 8}` +
    `C${left + 90} ${y - radius - 3} ${right - 90} ${y - radius - 3} ${right} ${y - radius + 8}` +
    `C${right + 44} ${y - radius + 22} ${right + 60} ${y - 26} ${right + 62} ${y}` +
    `C${right + 60} ${y + 26} ${right + 44} ${y + radius - 18} ${right} ${y + radius - 6}` +
    `C${right - 90} ${y + radius + 3} ${left + 90} ${y + radius + 3} ${left} ${y + radius - 6}` +
    `C${left - 44} ${y + radius - 18} ${left - 60} ${y + 26} ${left - 62} ${y}` +
    `C${left - 60} ${y - 26} ${left - 44} ${y - radius + 22} ${left} ${y - radius + 8}z`
  return {
    shadow: contactShadow(palette, middle, baseLine, 226),
    body: [
      ends(y, pack.accent),
      fill(body, skin),
      palette.within(
        body,
        [
          bloom(y, mould),
          strings(y, pack.accent),
          sleeve(order, y),
          wash(
            { x: left - 70, y: y - radius - 4, width: half * 2 + 140, height: radius * 2 + 8 },
            palette.down([
              [0, shade, 0.2],
              [0.12, light, 0.16],
              [0.24, light, 0.32],
              [0.42, light, 0.02],
              [0.7, shade, 0.18],
              [0.94, shade, 0.5],
              [1, shade, 0.4],
            ]),
          ),
          wash(
            { x: left - 70, y: y - radius - 4, width: half * 2 + 140, height: radius * 2 + 8 },
            palette.across([
              [0, shade, 0.45],
              [0.12, shade, 0],
              [0.88, shade, 0],
              [1, shade, 0.5],
            ]),
          ),
        ].join(''),
      ),
    ].join(''),
    focus: { x: middle - 170, y: y - radius, width: 340, height: radius * 2 },
  }
}

function bloom(y: number, color: string): string {
  const { middle } = picture
  return Array.from({ length: 150 }, (_, i) => {
    const [px, py] = [
      middle - half - 60 + ((i * 0.618034 * (half + 60) * 2) % ((half + 60) * 2)),
      y - radius + ((i + 0.5) / 150) * radius * 2,
    ]
    return fill(
      ellipse(px, py, 5 + (i % 5) * 3, 3 + (i % 4) * 2),
      color,
      `fill-opacity="${0.14 + (i % 3) * 0.09}"`,
    )
  }).join('')
}

function strings(y: number, color: string): string {
  const { middle } = picture
  const hoops = [-226, -196, 196, 226]
    .map((dx) => `M${middle + dx} ${y - radius}q${dx > 0 ? 16 : -16} ${radius} 0 ${radius * 2}`)
    .join('')
  const along = `M${middle - half - 62} ${y - 10}Q${middle} ${y - 26} ${middle + half + 62} ${y - 10}`
  return rule(hoops + along, shade, 5.5, 0.3) + rule(hoops + along, color, 3.6)
}

function ends(y: number, color: string): string {
  const { middle } = picture
  return [-1, 1]
    .map((side) => {
      const x = middle + side * (half + 58)
      const knot =
        `M${x} ${y}c${side * 8} -12 ${side * 20} -12 ${side * 20} 0` +
        `s${side * -12} 12 ${side * -20} 0z`
      const tail =
        side > 0
          ? `M${x + 16} ${y}c18 -30 30 -64 4 -74c-22 -6 -26 28 -6 62`
          : `M${x - 14} ${y}q-14 10 -12 30`
      return (
        rule(tail, color, 3.6) +
        fill(knot, '#4a2a22') +
        rule(`M${x + side * 4} ${y - 8}v16M${x + side * 8} ${y - 9}v18`, color, 3)
      )
    })
    .join('')
}

function sleeve({ pack, label, palette }: PackToDraw, y: number): string {
  const { middle } = picture
  const wide = 158
  const paper =
    `M${middle - wide} ${y - radius - 6}q-12 ${radius + 6} 0 ${radius * 2 + 12}` +
    `H${middle + wide}q12 ${-radius - 6} 0 ${-radius * 2 - 12}z`
  const lines =
    `M${middle - wide + 8} ${y - radius - 6}q-12 ${radius + 6} 0 ${radius * 2 + 12}` +
    `M${middle + wide - 8} ${y - radius - 6}q12 ${radius + 6} 0 ${radius * 2 + 12}`
  return [
    fill(paper, shade, `fill-opacity=".4" filter="${palette.blur(3)}"`),
    fill(paper, pack.paper),
    rule(lines, pack.band, 2.2),
    sideLabel(
      label,
      { x: middle - wide + 22, y: y - radius + 24, width: wide * 2 - 40, height: radius * 2 - 50 },
      { nameSize: 36, drawingSize: 112 },
    ),
  ].join('')
}
