import sprite from '#app/ui/icons.gen.svg?no-inline'
import type { IconName } from '#app/ui/icon-names.ts'

const svg = 'http://www.w3.org/2000/svg'

/** An icon of the sprite for what stands on the map, which is not React's. */
export function iconElement(name: IconName): SVGSVGElement {
  const icon = document.createElementNS(svg, 'svg')
  icon.setAttribute('class', 'icon')
  icon.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(svg, 'use')
  use.setAttribute('href', `${sprite}#${name}`)
  icon.append(use)
  return icon
}
