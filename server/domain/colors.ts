import { rgb } from 'culori/css'
import { parse, wcagContrast } from 'culori/fn'

/** The theme's own colours that a chosen colour may follow. */
const themeColors = [
  ...['background', 'foreground', 'card', 'card-foreground', 'muted', 'muted-foreground'],
  ...['primary', 'primary-foreground', 'accent', 'accent-foreground', 'border'],
] as const

const maxLength = 64
/**
 * How a colour is written: `#` and digits, a name (no name is made of the digits of hex alone), or a function that closes. Nothing in
 * it could end a declaration, open a comment, ask for an address or take in what comes behind it.
 */
const plain = /^(?:#[0-9a-f]+|(?![0-9a-f]+\s*$)[a-z]+|[a-z]+\((?!.*--)[a-z0-9.,%\s/+-]+\))\s*$/isu
const themeColor = /^var\(--(?<name>[a-z-]+)\)$/u

/**
 * True for a colour as CSS writes it (hex, a name, rgb, hsl, oklch …) or one of the theme's, as `var(--card)`. Whatever else
 * CSS could read there (addresses, expressions, a second declaration) is none.
 * @example isColor('#fff') // true
 * @example isColor('red; background: url(//x)') // false
 */
export function isColor(text: string): boolean {
  if (text.length > maxLength) return false
  const followed = themeColor.exec(text)?.groups?.['name']
  if (followed) return (themeColors as readonly string[]).includes(followed)
  return plain.test(text) && rgb(text) !== undefined
}

/**
 * True for a colour that hides what is behind it and follows no other: what a theme can be made of.
 * @example isOpaqueColor('rgb(0 0 0 / 50%)') // false
 */
export function isOpaqueColor(text: string): boolean {
  if (!isColor(text)) return false
  const color = parse(text)
  return color !== undefined && (color.alpha ?? 1) === 1
}

/**
 * The colour that a written one stands for: one that follows the theme is the theme's own.
 * @example followedColor('var(--card)', { card: '#fff', … }) // '#fff'
 */
export function followedColor(
  text: string,
  theme: { foreground: string; [name: string]: string },
): string {
  const name = themeColor.exec(text.trim())?.groups?.['name']
  if (!name) return text
  return (name === 'card-foreground' ? theme.foreground : theme[name]) ?? text
}

/**
 * The contrast of a colour with its ground by WCAG 2.2 (1 to 21), as they are seen: what shines through is laid over what is behind it,
 * a ground over the page. Undefined where one of them is no colour, or follows the theme still.
 * @example contrastOf('rgb(0 0 0 / 0%)', '#fff') // 1
 */
export function contrastOf(ink: string, ground: string, page = ground): number | undefined {
  const [written, under, last] = [ink, ground, page].map((text) => rgb(text))
  if (!written || !under || !last) return undefined
  const seen = blendedOver(under, last)
  return wcagContrast(blendedOver(written, seen), seen)
}

type Rgb = NonNullable<ReturnType<typeof rgb>>

/** As browsers lay one colour over another that hides all behind it. */
function blendedOver({ r, g, b, alpha = 1 }: Rgb, ground: Rgb): Rgb {
  const mixed = (top: number, under: number) => top * alpha + under * (1 - alpha)
  return { mode: 'rgb', r: mixed(r, ground.r), g: mixed(g, ground.g), b: mixed(b, ground.b) }
}
