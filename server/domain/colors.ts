import { rgb } from 'culori/css'
import { parse, wcagContrast } from 'culori/fn'

/** The theme's own colours that a chosen colour may follow. */
const themeColors = [
  ...['background', 'foreground', 'card', 'card-foreground', 'muted', 'muted-foreground'],
  ...['primary', 'primary-foreground', 'accent', 'accent-foreground', 'border'],
] as const

const maxLength = 64
/** What a colour is written with: nothing that could end a declaration, open a comment or ask for an address. */
const plain = /^[#a-z0-9.,%()\s/+-]+$/iu
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

/** The contrast of two colours by WCAG 2.2 (1 to 21); undefined where one of them follows the theme, which has its own test. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [parse(one), parse(other)]
  return first && second ? wcagContrast(first, second) : undefined
}
