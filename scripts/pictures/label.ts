import { readableOn } from '#scripts/pictures/contrast.ts'
import { engrave, type Engraving } from '#scripts/pictures/engrave.ts'
import { engravingBounds } from '#scripts/pictures/engraving-size.ts'
import { rectangle } from '#scripts/pictures/outline.ts'
import type { Warp } from '#scripts/pictures/path.ts'
import { drawText } from '#scripts/pictures/text.ts'
import {
  drawWords,
  maker,
  measureWords,
  type Wording,
  type Words,
} from '#scripts/pictures/words.ts'

export type Rectangle = { x: number; y: number; width: number; height: number }

export type Label = Wording & { engraving: Engraving; paper: string }

type LabelFit = {
  warp?: Warp
  /** Largest size of the name. */
  nameSize?: number
  /** Largest size of the drawing. */
  drawingSize?: number
}

const flat: Warp = (point) => point

/** Maker, drawing, name, rule and net quantity under each other, as large as the area allows. */
export function stackedLabel(label: Label, area: Rectangle, fit: LabelFit = {}): string {
  const { warp = flat } = fit
  const middle = area.x + area.width / 2
  const { words, drawing } = balance(label, area, fit)
  const spare = Math.max(area.height - words.height - drawing.height, 0)
  let y = area.y + spare * 0.16 + words.maker.size * 0.76
  const parts = [drawText(maker, { x: middle, y, warp }, words.maker)]
  y += words.gap + spare * 0.2
  parts.push(drawEngraving(label, { x: middle - drawing.width / 2, y, ...drawing }, warp))
  y += drawing.height + words.gap * 0.9 + spare * 0.24
  parts.push(drawWords(label, { x: middle, y, warp, air: spare * 0.2 }, words))
  return parts.join('')
}

/** The drawing at the start, words beside it: for packs that are wider than tall. */
export function sideLabel(label: Label, area: Rectangle, fit: LabelFit = {}): string {
  const { warp = flat, drawingSize = 150 } = fit
  const drawing = within(
    label.engraving,
    { width: area.width * 0.34, height: area.height * 0.96 },
    drawingSize,
  )
  const left = area.x + drawing.width + area.width * 0.04
  const column = { ...area, x: left, width: (area.x + area.width - left) * 1.06 }
  const y = area.y + (area.height - drawing.height) / 2
  return drawEngraving(label, { x: area.x, y, ...drawing }, warp) + wordLabel(label, column, fit)
}

/** Only the words, centred in the area. */
export function wordLabel(
  label: Label,
  area: Rectangle,
  { warp = flat, nameSize = 46 }: LabelFit = {},
): string {
  const width = area.width
  let words = measureWords(label, { width, nameSize, share: 1 })
  for (let share = 1; words.height - words.gap > area.height && share > 0.5; share -= 0.04) {
    words = measureWords(label, { width, nameSize, share })
  }
  const middle = area.x + area.width / 2
  const y = area.y + (area.height - words.height + words.gap) / 2 + words.maker.size * 0.76
  const place = { x: middle, y: y + words.gap * 0.8, warp }
  return drawText(maker, { x: middle, y, warp }, words.maker) + drawWords(label, place, words)
}

/** The label's drawing alone, as large as fits into the area and in its middle. */
export function drawEngraving(
  label: Pick<Label, 'engraving' | 'ink' | 'paper'>,
  area: Rectangle,
  warp: Warp = flat,
): string {
  const { engraving, ink, paper } = label
  const bounds = engravingBounds(engraving)
  const scale = Math.min(area.width / bounds.width, area.height / bounds.height)
  const x = area.x + (area.width - bounds.width * scale) / 2 - bounds.x * scale
  const y = area.y + (area.height - bounds.height * scale) / 2 - bounds.y * scale
  const weight = Math.min(Math.max(1.35 * Math.sqrt(scale), 1.05), 1.75)
  return engrave(engraving, {
    ink,
    paper,
    weight,
    scale,
    place: ([px, py]) => warp([x + px * scale, y + py * scale]),
  })
}

/** The net quantity on a coloured foot, centred on (x, y). */
export function footLine(label: Label, { x, y }: { x: number; y: number }, ground: string): string {
  const fill = readableOn(ground, [label.paper, label.nameInk])
  const style = { family: 'sans', size: 14.5, weight: 650, fill, tracking: 0.4 } as const
  return drawText(label.sub, { x, y: y + 5 }, style)
}

/** A rule round an area, inset by `gap`. */
export function frame(area: Rectangle, gap: number, color: string, weight = 1.5): string {
  const { x, y, width, height } = area
  const outline = rectangle(x + gap, y + gap, width - 2 * gap, height - 2 * gap)
  return `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${weight}"/>`
}

type Size = { width: number; height: number }

/** Words give way until the drawing has its share of the label. */
function balance(
  label: Label,
  area: Rectangle,
  { nameSize = 46, drawingSize = 150 }: LabelFit,
): { words: Words; drawing: Size } {
  const room = { width: area.width * 0.78, height: area.height }
  const wanted = within(label.engraving, { ...room, height: area.height * 0.39 }, drawingSize)
  for (let share = 1; ; share -= 0.03) {
    const words = measureWords(label, { width: area.width, nameSize, share })
    const drawing = within(
      label.engraving,
      { ...room, height: Math.max(area.height - words.height, 1) },
      drawingSize,
    )
    if (drawing.height >= wanted.height || share < 0.7) return { words, drawing }
  }
}

/** The size of a drawing that fills a room; `limit` holds for its longer side. */
function within(engraving: Engraving, room: Size, limit: number): Size {
  const { width, height } = engravingBounds(engraving)
  const scale = Math.min(room.width / width, room.height / height, limit / Math.max(width, height))
  return { width: width * scale, height: height * scale }
}
