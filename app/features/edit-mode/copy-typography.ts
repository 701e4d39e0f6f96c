const worn = [
  'font',
  'letterSpacing',
  'textAlign',
  'textTransform',
  'fontVariantNumeric',
  'fontFeatureSettings',
  'wordSpacing',
  'textIndent',
  'textWrap',
  'color',
  'padding',
] as const

/** A field looks like the element that it lies over, down to the ground behind it. */
export function copyTypography(field: HTMLElement, element: HTMLElement): void {
  const look = getComputedStyle(element)
  for (const name of worn) field.style[name] = look[name]
  field.style.caretColor = look.color
  field.style.setProperty('--ground', groundOf(element))
}

/** The first ground behind an element that hides what is under it. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (!/^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/u.test(backgroundColor)) return backgroundColor
  }
  return ''
}
