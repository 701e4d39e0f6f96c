import { ellipse } from '#scripts/pictures/outline.ts'

/** The darkest shade and the brightest light of every surface: warm, never pure black or white. */
export const shade = '#0c0a06'
export const light = '#fffdf6'

type Stop = readonly [offset: number, color: string, opacity?: number]

/** Fills, blurs and clips of one picture. Names stay the same from run to run. */
export class Palette {
  private readonly defs: string[] = []

  /** A gradient from left to right. Returns what to write in `fill`. */
  across(stops: readonly Stop[]): string {
    return this.linear('x1="0" y1="0" x2="1" y2="0"', stops)
  }

  /** A gradient from top to bottom. */
  down(stops: readonly Stop[]): string {
    return this.linear('x1="0" y1="0" x2="0" y2="1"', stops)
  }

  /** A gradient that spreads from a light in the upper left. */
  glow(stops: readonly Stop[]): string {
    const id = this.nextId()
    this.defs.push(
      `<radialGradient id="${id}" cx=".36" cy=".26" r=".9">${printStops(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }

  /** A blur. Returns what to write in `filter`. */
  blur(across: number, down = across): string {
    const id = this.nextId()
    this.defs.push(
      `<filter id="${id}" x="-60%" y="-250%" width="220%" height="600%">` +
        `<feGaussianBlur stdDeviation="${across} ${down}"/></filter>`,
    )
    return `url(#${id})`
  }

  /** Draws `content` inside `outline` only. */
  within(outline: string, content: string): string {
    const id = this.nextId()
    this.defs.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  print(): string {
    return `<defs>${this.defs.join('')}</defs>`
  }

  private linear(direction: string, stops: readonly Stop[]): string {
    const id = this.nextId()
    this.defs.push(`<linearGradient id="${id}" ${direction}>${printStops(stops)}</linearGradient>`)
    return `url(#${id})`
  }

  private nextId(): string {
    return `d${this.defs.length + 1}`
  }
}

/** Stops at even distances. */
export function evenly(colors: readonly string[]): Stop[] {
  return colors.map((color, index): Stop => [index / Math.max(colors.length - 1, 1), color])
}

/** Glass, metal and card bent round an upright axis, lit from the left. */
export const roundGlass: readonly Stop[] = [
  [0, shade, 0.46],
  [0.05, shade, 0.24],
  [0.12, shade, 0.04],
  [0.2, light, 0.16],
  [0.3, light, 0.1],
  [0.42, light, 0],
  [0.6, shade, 0.03],
  [0.78, shade, 0.16],
  [0.93, shade, 0.36],
  [0.975, shade, 0.28],
  [1, shade, 0.42],
]

/** Paper round an upright axis: softer at the edges than glass. */
export const roundPaper: readonly Stop[] = [
  [0, shade, 0.32],
  [0.07, shade, 0.12],
  [0.16, shade, 0.01],
  [0.24, light, 0.3],
  [0.36, light, 0.1],
  [0.52, shade, 0],
  [0.75, shade, 0.09],
  [0.93, shade, 0.26],
  [1, shade, 0.38],
]

/** A soft bag: dark seams left and right, a broad light a little left of the middle. */
export const softBag: readonly Stop[] = [
  [0, shade, 0.34],
  [0.06, shade, 0.12],
  [0.14, light, 0.2],
  [0.3, light, 0.04],
  [0.55, shade, 0.02],
  [0.82, shade, 0.12],
  [0.93, shade, 0.26],
  [1, shade, 0.4],
]

/** A flat board turned a little away from the light. */
export const flatBoard: readonly Stop[] = [
  [0, light, 0.16],
  [0.4, light, 0.03],
  [1, shade, 0.1],
]

/** Bare metal. */
export const metal: readonly Stop[] = [
  [0, '#8d8f8c'],
  [0.1, '#c9cac4'],
  [0.22, '#f6f5ee'],
  [0.36, '#b9bab4'],
  [0.6, '#dcdcd4'],
  [0.8, '#9d9f9a'],
  [1, '#6d706d'],
]

/** The soft shadow on the shelf and the dark line where the pack stands. */
export function contactShadow(palette: Palette, x: number, y: number, halfWidth: number): string {
  const isWide = halfWidth > 200
  const soft = isWide ? palette.blur(15, 10) : palette.blur(24, 10)
  const reach = isWide ? halfWidth * 0.97 : halfWidth * 1.1
  const lean = isWide ? 8 : 24
  const tight = palette.blur(4)
  const wide = ellipse(x + lean, y - 2, reach, 15)
  const dark = ellipse(x + 4, y - 3, halfWidth * 0.98, 9)
  return (
    `<path d="${wide}" fill="#241a0c" fill-opacity=".3" filter="${soft}"/>` +
    `<path d="${dark}" fill="#1a1206" fill-opacity=".5" filter="${tight}"/>`
  )
}

function printStops(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('')
}
