import { blob, rectangle } from '#scripts/pictures/outline.ts'
import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash, softLine } from '#scripts/pictures/pen.ts'
import { contactShadow, light, shade, softBag } from '#scripts/pictures/shading.ts'

type Build = { width: number; height: number; food: 'salmon' | 'ham' }

/** Slices on a gold board in clear film, with a card over the upper half. */
export const drawSalmonPack = boardPackOf({ width: 330, height: 446, food: 'salmon' })

export const drawHamPack = boardPackOf({ width: 330, height: 420, food: 'ham' })

function boardPackOf({ width, height, food }: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, label, palette } = order
    const { middle, baseLine } = picture
    const area: Rectangle = { x: middle - width / 2, y: baseLine - height, width, height }
    const board = rectangle(area.x, area.y, width, height, 12)
    const card = { x: area.x, y: area.y, width, height: height * 0.7 }
    const tray = {
      x: area.x + 16,
      y: card.y + card.height - 12,
      width: width - 32,
      height: height - card.height - 6,
    }
    const cut = `${wave(card, 0)}V${card.y}H${card.x}z`
    return {
      shadow: contactShadow(palette, middle, baseLine + 1, width / 2),
      body: [
        fill(board, pack.body[0] ?? light),
        palette.within(
          board,
          [
            slices[food](tray, pack.body),
            film(order, tray),
            fill(
              cut,
              shade,
              `fill-opacity=".4" transform="translate(0 4)" filter="${palette.blur(4)}"`,
            ),
            fill(cut, pack.paper),
            rule(wave(card, -12), pack.band, 2.4),
            stackedLabel(
              label,
              { ...card, y: card.y + 46, height: card.height - 104 },
              { nameSize: 46, drawingSize: 150 },
            ),
            hanger(order, area),
            wash(
              { x: area.x, y: area.y, width, height },
              palette.across(softBag),
              'fill-opacity=".62"',
            ),
          ].join(''),
        ),
        rule(board, light, 1.6, 0.4),
      ].join(''),
      focus: { ...card, y: card.y + 26, height: card.height - 26 },
    }
  }
}

/** The lower edge of the card, or a line above it. */
function wave({ x, y, width, height }: Rectangle, rise: number): string {
  const half = width / 2
  return `M${x} ${y + height + rise}q${half / 2} -34 ${half} -12t${half} -14`
}

function hanger({ palette }: PackToDraw, { x, y, width }: Rectangle): string {
  const hole = rectangle(x + width / 2 - 32, y + 18, 64, 14, 7)
  return (
    fill(hole, shade, 'fill-opacity=".5"') +
    rule(hole, light, 1.4, 0.5) +
    fill(
      hole,
      palette.down([
        [0, shade, 0.5],
        [1, light, 0.2],
      ]),
    )
  )
}

type Slices = (tray: Rectangle, colors: readonly string[]) => string

const slices = {
  salmon: ({ x, y, width, height }, [, flesh = light, fat = light]) =>
    Array.from({ length: 8 }, (_, i) => {
      const left = x - 22 + i * (width / 7)
      const slice = blob(
        `${left},${y + height} ${left + 4},${y + height * 0.4} ${left + 34},${y - 4} ` +
          `${left + 74},${y + 4} ${left + 66},${y + height * 0.5} ` +
          `${left + 52},${y + height + 6}`,
      )
      const lines = [14, 28, 42]
        .map(
          (dx) =>
            `M${left + dx} ${y + height}` +
            `Q${left + dx - 2} ${y + height * 0.4} ${left + dx + 22} ${y + 6}`,
        )
        .join('')
      return fill(slice, flesh) + rule(lines, fat, 3, 0.75) + rule(slice, shade, 2.4, 0.22)
    }).join(''),
  ham: ({ x, y, width, height }, [, meat = shade, fat = light]) =>
    Array.from({ length: 6 }, (_, i) => {
      const left = x - 20 + i * (width / 5.2)
      const slice = blob(
        `${left},${y + height * 0.9} ${left - 6},${y + height * 0.3} ${left + 30},${y - 4} ` +
          `${left + 72},${y + 8} ${left + 86},${y + height * 0.5} ` +
          `${left + 58},${y + height + 4}`,
      )
      const rind = `M${left - 2} ${y + height * 0.34}Q${left + 30} ${y - 14} ${left + 76} ${y + 12}`
      const veins =
        `M${left + 22} ${y + height * 0.8}q10 -30 34 -40M${left + 40} ${y + height * 0.9}` +
        'q4 -24 26 -38'
      return (
        fill(slice, meat) +
        rule(rind, fat, 9, 0.92) +
        rule(veins, fat, 2.6, 0.7) +
        rule(slice, shade, 2.6, 0.3)
      )
    }).join(''),
} satisfies Record<Build['food'], Slices>

function film({ palette }: PackToDraw, { x, y, width, height }: Rectangle): string {
  const soft = palette.blur(3)
  return [
    softLine(
      `M${x + 12} ${y + height * 0.75}q40 -50 96 -44M${x + width - 120} ${y + height * 0.9}` +
        'q50 -30 96 -70',
      { color: light, width: 9, opacity: 0.5, filter: soft },
    ),
    rule(rectangle(x - 6, y - 20, width + 12, height + 18, 10), light, 2, 0.4),
    fill(rectangle(x - 16, y + height - 4, width + 32, 24), light, 'fill-opacity=".12"'),
  ].join('')
}
