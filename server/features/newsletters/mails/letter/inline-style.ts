import type { CSSProperties } from 'react'

const unitless = new Set(['fontWeight', 'lineHeight'])

/**
 * A style as the attribute of an element that React does not write.
 * @example inlineStyle({ fontSize: 16 }) // 'font-size:16px'
 */
export function inlineStyle(style: CSSProperties): string {
  return Object.entries(style)
    .map(([name, value]) => {
      const property = name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
      const isLength = typeof value === 'number' && value !== 0 && !unitless.has(name)
      return `${property}:${String(value)}${isLength ? 'px' : ''}`
    })
    .join(';')
    .replaceAll('"', "'")
}
