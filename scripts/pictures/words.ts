import { parsePath, printPath, round, warpPath, type Warp } from '#scripts/pictures/path.ts'
import { drawText, measureText, type TextStyle } from '#scripts/pictures/text.ts'

export const maker = 'PREMIUM FOODS FACTORY'

/** What is printed on a pack, besides the drawing. */
export type Wording = {
  name: readonly string[]
  /** A second, lighter line under the name. */
  under?: string | undefined
  sub: string
  ink: string
  nameInk: string
  accent: string
}

/** The words of a label in the sizes that fit its width. */
export type Words = {
  maker: TextStyle
  name: TextStyle
  under: TextStyle
  sub: TextStyle
  /** The distance between lines. */
  gap: number
  /** From the top of the maker's line to the foot of the last one, without a drawing. */
  height: number
}

type WordLimits = {
  width: number
  /** Largest size of the name. */
  nameSize: number
  /** Shrinks all words, the small ones less: 1 is full size. */
  share: number
}

export function measureWords(wording: Wording, { width, nameSize, share }: WordLimits): Words {
  const roomy = Math.min(Math.max(width / 250, 0.66), 1.12) * Math.sqrt(share)
  const makerStyle = fitted([maker], width * 0.76, {
    family: 'sans',
    size: 10.8 * roomy,
    weight: 700,
    fill: wording.ink,
    tracking: 2.2 * roomy,
  })
  const name = fitted(wording.name, width * 0.82, {
    family: 'serif',
    size: nameSize * share,
    weight: 560,
    fill: wording.nameInk,
    tracking: -0.4,
  })
  const under = fitted([wording.under ?? ''], width * 0.78, {
    family: 'serif',
    size: Math.min(name.size * 0.56, 26),
    weight: 420,
    fill: wording.nameInk,
  })
  const sub = fitted([wording.sub], width * 0.78, {
    family: 'sans',
    size: 14.4 * Math.max(roomy, 0.82),
    weight: 650,
    fill: wording.ink,
    tracking: 0.3,
  })
  const gap = 12.5 * roomy
  const names = name.size * (nameCap + (wording.name.length - 1) * nameLeading)
  const underline = wording.under ? under.size * 1.3 : 0
  const foot = wording.sub === '' ? gap * 1.2 : gap * 2.7 + sub.size * 0.8
  const height = makerStyle.size * 0.76 + gap * 1.9 + names + underline + foot
  return { maker: makerStyle, name, under, sub, gap, height }
}

type WordPlace = {
  x: number
  /** Top of the name's capitals. */
  y: number
  warp: Warp
  /** Extra air before the net quantity. */
  air?: number
}

/** Name, second line, rule and net quantity, centred on x. */
export function drawWords(wording: Wording, place: WordPlace, words: Words): string {
  const { x, warp, air = 0 } = place
  const leading = words.name.size * nameLeading
  let y = place.y + words.name.size * nameCap
  const parts = wording.name.map((name, index) =>
    drawText(name, { x, y: y + index * leading, warp }, words.name),
  )
  y += (wording.name.length - 1) * leading
  if (wording.under) {
    y += words.under.size * 1.3
    parts.push(drawText(wording.under, { x, y, warp }, words.under))
  }
  if (wording.sub === '') return parts.join('')
  y += words.gap * 1.65 + air * 0.5
  parts.push(drawRule(x, y, words.gap * 1.2, wording.accent, warp))
  y += words.gap * 1.05 + words.sub.size * 0.8 + air * 0.5
  parts.push(drawText(wording.sub, { x, y, warp }, words.sub))
  return parts.join('')
}

const nameCap = 0.74
const nameLeading = 1.02

function drawRule(x: number, y: number, half: number, color: string, warp: Warp): string {
  const path = printPath(
    warpPath(parsePath(`M${round(x - half)} ${round(y)}h${round(half * 2)}`), warp),
  )
  return `<path d="${path}" stroke="${color}" stroke-width="2"/>`
}

/** The style at its size, or smaller where the longest line would not fit. */
function fitted(lines: readonly string[], width: number, style: TextStyle): TextStyle {
  const widest = Math.max(...lines.map((text) => measureText(text, style)), 1)
  if (widest <= width) return style
  const share = width / widest
  return { ...style, size: style.size * share, tracking: (style.tracking ?? 0) * share }
}
