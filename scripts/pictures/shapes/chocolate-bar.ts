import { frame, stackedLabel } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule } from '#scripts/pictures/pen.ts'
import { rectangle } from '#scripts/pictures/outline.ts'
import { contactShadow, evenly, flatBoard, light, shade } from '#scripts/pictures/shading.ts'

const width = 232
const height = 434

/** A bar on its end: paper sleeve, gold foil folded above, one row of chocolate bare. */
export function drawChocolateBar(order: PackToDraw): Packshot {
  const { pack, label, palette } = order
  const { middle, baseLine } = picture
  const x = middle - width / 2 - 6
  const y = baseLine - height
  const paper = { x, y: y + 96, width, height: height - 96 }
  const depth = 18
  const edge = `M${x + width} ${paper.y}l${depth} -8v${paper.height - 2}L${x + width} ${baseLine}z`
  return {
    shadow: contactShadow(palette, middle + 4, baseLine, width / 2 + 8),
    body: [
      squares(order, x, y),
      foil(order, x, y),
      fill(edge, pack.paper) + fill(edge, shade, 'fill-opacity=".4"'),
      fill(rectangle(x, paper.y, width, paper.height), pack.paper),
      frame(paper, 12, pack.band, 1.6),
      frame(paper, 16, pack.band, 0.8),
      stackedLabel(
        label,
        { ...paper, y: paper.y + 36, height: paper.height - 68 },
        { nameSize: 40, drawingSize: 156 },
      ),
      fill(rectangle(x, paper.y, width, paper.height), palette.across(flatBoard)),
      rule(`M${x} ${paper.y}h${width}`, light, 2, 0.4),
      rule(`M${x + width} ${paper.y}v${paper.height}`, light, 1.6, 0.3),
    ].join(''),
    focus: paper,
  }
}

function squares({ pack, palette }: PackToDraw, x: number, y: number): string {
  const chocolate = pack.body[0] ?? shade
  const back = `M${x + 8} ${y}H${x + width - 8}V${y + 90}H${x + 8}z`
  const side = `M${x + width - 8} ${y}l14 -7v90l-14 7z`
  const each = (width - 16) / 3
  const pieces = [0, 1, 2]
    .map((i) => {
      const left = x + 8 + i * each
      const top = rectangle(left + 5, y + 7, each - 10, 60, 3)
      const raised = rectangle(left + 13, y + 15, each - 26, 44, 2)
      return (
        fill(top, light, 'fill-opacity=".1"') +
        fill(
          raised,
          palette.across([
            [0, light, 0.22],
            [1, shade, 0.14],
          ]),
        ) +
        rule(`M${left + 5} ${y + 7}l8 8M${left + each - 5} ${y + 7}l-8 8`, light, 1.2, 0.2)
      )
    })
    .join('')
  const roof = `M${x + 8} ${y}l12 -7h${width - 14}l-14 7z`
  return (
    fill(side, chocolate) +
    fill(side, shade, 'fill-opacity=".4"') +
    fill(back, chocolate) +
    pieces +
    fill(roof, chocolate) +
    fill(roof, light, 'fill-opacity=".16"')
  )
}

function foil({ pack, palette }: PackToDraw, x: number, y: number): string {
  const gold = pack.lid
  const torn =
    `M${x + 1} ${y + 66}l26 -10l22 8l30 -12l26 12l34 -10l28 10l30 -12l${width - 198} 10` +
    `v54H${x + 1}z`
  const creases = Array.from(
    { length: 14 },
    (_, i) => `M${x + 8 + i * 17} ${y + 60 + ((i * 7) % 9)}l${((i * 5) % 11) - 5} 34`,
  ).join('')
  return [
    fill(torn, shade, `fill-opacity=".4" transform="translate(0 -3)" filter="${palette.blur(3)}"`),
    fill(torn, gold),
    fill(
      torn,
      palette.across([...evenly([gold, '#fff3c8', gold, '#fbe7a8', gold, '#8d6a22'])]),
      'fill-opacity=".7"',
    ),
    rule(creases, shade, 1.3, 0.2) + rule(creases, light, 1, 0.4),
  ].join('')
}
