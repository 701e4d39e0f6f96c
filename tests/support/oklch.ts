export type Theme = 'light' | 'dark'
type Rgb = readonly [number, number, number]

const pair = /--(?<name>[\w-]+): light-dark\((?<light>oklch\([^)]*\)), (?<dark>oklch\([^)]*\))\);/gu

/** Every token that names a light and a dark colour, as linear sRGB. */
export function colours(css: string): Record<Theme, Map<string, Rgb>> {
  const found = [...css.matchAll(pair)].map(({ groups }) => ({
    name: groups?.['name'] ?? '',
    light: linearRgb(groups?.['light'] ?? ''),
    dark: linearRgb(groups?.['dark'] ?? ''),
  }))
  return {
    light: new Map(found.map(({ name, light }) => [name, light])),
    dark: new Map(found.map(({ name, dark }) => [name, dark])),
  }
}

/** WCAG contrast of two tokens in a theme, from 1 to 21. */
export function contrast(
  themes: Record<Theme, Map<string, Rgb>>,
  theme: Theme,
  one: string,
  other: string,
): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(themes[theme].get(name), name))
    .toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(rgb: Rgb | undefined, name: string): number {
  if (!rgb) throw new Error(`no colour is called --${name}`)
  const [red, green, blue] = rgb.map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** `oklch(0.98 0.01 92)` by way of Björn Ottosson's matrices. */
function linearRgb(text: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = (text.match(/[\d.]+/gu) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
