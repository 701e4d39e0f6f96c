/** Of several inks, the one that is read most easily on a ground. Colours are written #rrggbb. */
export function readableOn(ground: string, inks: readonly [string, ...string[]]): string {
  const [first, ...others] = inks
  return others.reduce(
    (best, ink) => (contrast(ground, ink) > contrast(ground, best) ? ink : best),
    first,
  )
}

/** The contrast of WCAG 2: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
