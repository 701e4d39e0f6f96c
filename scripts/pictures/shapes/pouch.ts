import { stackedLabel, type Rectangle } from '#scripts/pictures/label.ts'
import type { Packshot, PackToDraw } from '#scripts/pictures/packshot.ts'
import { fill, picture, rule, wash, softLine } from '#scripts/pictures/pen.ts'
import { rectangle, ellipse } from '#scripts/pictures/outline.ts'
import { contactShadow, light, shade, softBag } from '#scripts/pictures/shading.ts'

type Build = { width: number; height: number; print: 'waves' | 'window' }

/** A flat bag sealed at the top, with a band of waves. */
export const drawPouch = pouchOf({ width: 312, height: 452, print: 'waves' })

/** A flat bag with a window on what is inside. */
export const drawWindowPouch = pouchOf({ width: 346, height: 424, print: 'window' })

function pouchOf({ width, height, print }: Build) {
  return (order: PackToDraw): Packshot => {
    const { pack, palette } = order
    const { middle, baseLine } = picture
    const area: Rectangle = { x: middle - width / 2, y: baseLine - height, width, height }
    const outline = pouchOutline(area)
    return {
      shadow: contactShadow(palette, middle, baseLine + 1, width / 2),
      body:
        fill(outline, pack.body[0] ?? light) +
        palette.within(outline, printers[print](order, area) + gloss(order, area) + seal(area)),
      focus: { ...area, y: area.y + 36, height: height - 40 },
    }
  }
}

function pouchOutline({ x, y, width, height }: Rectangle): string {
  const [right, base] = [x + width, y + height]
  return (
    `M${x + 7} ${y}H${right - 7}` +
    `C${right - 2} ${y + height * 0.2} ${right + 6} ${y + height * 0.55} ${right - 2} ` +
    `${base - 14}` +
    `Q${right - 4} ${base} ${right - 16} ${base}H${x + 16}` +
    `Q${x + 4} ${base} ${x + 2} ${base - 14}` +
    `C${x - 6} ${y + height * 0.55} ${x + 2} ${y + height * 0.2} ${x + 7} ${y}z`
  )
}

const printers = {
  waves: ({ pack, label }, { x, y, width, height }) => {
    const wave = Array.from({ length: Math.ceil(width / 80) + 1 }, (_, i) =>
      i === 0 ? 'q40 12 80 0' : 't80 0',
    ).join('')
    return (
      stackedLabel(
        { ...label, paper: pack.body[0] ?? pack.paper },
        { x, y: y + 54, width, height: height - 152 },
        { nameSize: 50, drawingSize: 214 },
      ) +
      fill(rectangle(x - 8, y + height - 76, width + 16, 46), pack.band) +
      rule(
        `M${x - 8} ${y + height - 65}${wave}M${x - 28} ${y + height - 49}${wave}`,
        light,
        3.2,
        0.5,
      )
    )
  },
  window: ({ pack, label, palette }, { x, y, width, height }) => {
    const paper = { x: x - 8, y: y + 34, width: width + 16, height: height * 0.6 }
    const seen = {
      x: x + 26,
      y: paper.y + paper.height + 18,
      width: width - 52,
      height: height - 34 - paper.height - 46,
    }
    const pane = rectangle(seen.x, seen.y, seen.width, seen.height, 26)
    const rounds = Array.from(
      { length: 5 },
      (_, i) =>
        `M${seen.x - 20} ${seen.y + 12 + i * 17}` +
        `q${seen.width * 0.5} ${20 - i * 3} ${seen.width + 40} 0`,
    ).join('')
    return (
      fill(rectangle(paper.x, paper.y, paper.width, paper.height), pack.paper) +
      rule(
        `M${x - 8} ${paper.y + paper.height - 9}h${width + 16}M${x - 8} ${paper.y + 9}` +
          `h${width + 16}`,
        pack.band,
        2.4,
      ) +
      stackedLabel(
        label,
        { x, y: paper.y + 24, width, height: paper.height - 46 },
        { nameSize: 46, drawingSize: 150 },
      ) +
      palette.within(
        pane,
        fill(pane, pack.body[1] ?? light) +
          rule(rounds, shade, 2, 0.28) +
          speckles(seen, pack.body[2] ?? shade),
      ) +
      rule(pane, light, 2, 0.7)
    )
  },
} satisfies Record<Build['print'], (order: PackToDraw, area: Rectangle) => string>

function speckles({ x, y, width, height }: Rectangle, color: string): string {
  return Array.from({ length: 60 }, (_, i) => {
    const [cx, cy] = [x + ((i * 0.618 * width) % width), y + ((i * 0.37 * height) % height)]
    return fill(ellipse(cx, cy, 4 + (i % 4) * 2, 2 + (i % 3)), color, 'fill-opacity=".4"')
  }).join('')
}

function gloss({ palette }: PackToDraw, { x, y, width, height }: Rectangle): string {
  const [right, base] = [x + width, y + height]
  const soft = palette.blur(4)
  const folds =
    `M${x + width * 0.05} ${y + height * 0.2}` +
    `C${x + width * 0.12} ${y + height * 0.5} ${x + width * 0.05} ${y + height * 0.7} ` +
    `${x + width * 0.12} ${base - 40}` +
    `M${right - width * 0.05} ${y + height * 0.18}` +
    `C${right - width * 0.12} ${y + height * 0.5} ${right - width * 0.05} ` +
    `${y + height * 0.7} ${right - width * 0.1} ${base - 30}`
  return [
    wash({ x: x - 8, y, width: width + 16, height }, palette.across(softBag)),
    fill(
      `M${x + width * 0.1} ${base}` +
        `C${x + width * 0.2} ${base - 40} ${right - width * 0.2} ${base - 40} ` +
        `${right - width * 0.1} ${base}z`,
      shade,
      `fill-opacity=".14" filter="${soft}"`,
    ),
    softLine(folds, { color: light, width: 5, opacity: 0.32, filter: soft }),
  ].join('')
}

function seal({ x, y, width }: Rectangle): string {
  const ribs = [6, 11, 16, 21, 26, 31].map((down) => `M${x} ${y + down}h${width}`).join('')
  const notch = `M${x + 4} ${y + 38}l6 4l-6 4z`
  return (
    rule(ribs, shade, 1.5, 0.15) +
    rule(`M${x} ${y + 34}h${width}`, light, 1.2, 0.25) +
    fill(notch, shade, 'fill-opacity=".3"')
  )
}
