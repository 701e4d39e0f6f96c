/**
 * A written hex colour as a colour picker takes it, six digits; undefined where it is none yet.
 * @example hexOf('#FA0') // '#ffaa00'
 */
export function hexOf(color: string): string | undefined {
  const digits = /^#(?<digits>[0-9a-f]{3,8})$/iu
    .exec(color.trim())
    ?.groups?.['digits']?.toLowerCase()
  if (!digits || digits.length === 5 || digits.length === 7) return undefined
  if (digits.length >= 6) return `#${digits.slice(0, 6)}`
  return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`
}
