import { getFont, type Family } from '#scripts/pictures/fonts.ts'
import { printPath, warpPath, type Point, type Segment, type Warp } from '#scripts/pictures/path.ts'

export type TextStyle = {
  family: Family
  size: number
  weight: number
  fill: string
  /** Extra space between letters, in units of the picture. */
  tracking?: number
  anchor?: 'start' | 'middle'
}

type TextPlace = { x: number; y: number; warp?: Warp }

/** Sets one line of text as outlines, so that no font is needed where the picture is drawn. */
export function drawText(content: string, { x, y, warp }: TextPlace, style: TextStyle): string {
  const { size, fill, tracking = 0, anchor = 'middle' } = style
  const font = getFont(style.family, style.weight, size)
  const scale = size / font.unitsPerEm
  const run = font.layout(content)
  let pen = anchor === 'middle' ? x - measureText(content, style) / 2 : x
  let d = ''
  for (const [index, glyph] of run.glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {}
    const left = pen + xOffset * scale
    const base = y - yOffset * scale
    const set: Warp = ([gx, gy]) => [left + gx * scale, base - gy * scale]
    const outline = warpPath(outlineOf(glyph.path.commands), set)
    d += printPath(warp ? warpPath(outline, warp) : outline)
    pen += xAdvance * scale + tracking
  }
  return `<path d="${d}" fill="${fill}"/>`
}

/** Width of a line of text, without the tracking after its last letter. */
export function measureText(content: string, style: TextStyle): number {
  const { size, tracking = 0 } = style
  const font = getFont(style.family, style.weight, size)
  const run = font.layout(content)
  return (run.advanceWidth * size) / font.unitsPerEm + tracking * (run.glyphs.length - 1)
}

type GlyphCommand = { command: string; args: number[] }

function outlineOf(commands: readonly GlyphCommand[]): Segment[] {
  let from: Point = [0, 0]
  return commands.map(({ command, args }) => {
    const [a = 0, b = 0, c = 0, d = 0] = args
    const start = from
    if (command === 'closePath') return { to: 'close' }
    if (command === 'quadraticCurveTo') {
      from = [c, d]
      return {
        to: 'curve',
        first: towards(start, [a, b]),
        second: towards(from, [a, b]),
        end: from,
      }
    }
    from = [a, b]
    if (command === 'moveTo') return { to: 'move', end: from }
    if (command === 'lineTo') return { to: 'line', end: from }
    throw new Error(`Glyph command ${command} is not supported`)
  })
}

/** A cubic with its handles two thirds of the way to the quadratic's handle is the same curve. */
function towards([x, y]: Point, [handleX, handleY]: Point): Point {
  return [x + ((handleX - x) * 2) / 3, y + ((handleY - y) * 2) / 3]
}
