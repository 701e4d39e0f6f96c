import type { Locator } from '@playwright/test'

/** The first entry and the first link under it have an icon and a colour of their own; no other entry has any. */
export const chosenIcons = [
  "update menu_items set icon = 'wheat', icon_color = '#a02f14' where url = '/products'",
  "update menu_items set icon = 'cherry', icon_color = '#175cd3' where url = '/products?category=berries'",
]

export const wheat = { name: 'wheat', color: 'rgb(160, 47, 20)', isDrawn: true, isBeside: true }
export const cherry = { ...wheat, name: 'cherry', color: 'rgb(23, 92, 211)' }

/** The icon that a link shows, the colour of its lines, and how far from its title it stands: side by side or above, in CSS px. */
export function iconOf(link: Locator) {
  return link.evaluate((element) => {
    const icon = element.querySelector('.icon')
    const words = document.createRange()
    words.selectNodeContents(element)
    if (icon) words.setStartAfter(icon)
    const title = words.getBoundingClientRect()
    const box = icon?.getBoundingClientRect()
    if (!icon || !box) return 'no icon'
    const across = Math.max(title.left - box.right, box.left - title.right)
    const up = Math.max(title.top - box.bottom, box.top - title.bottom)
    return {
      name: icon.querySelector('use')?.href.baseVal.split('#')[1],
      color: getComputedStyle(icon).stroke,
      isDrawn: (icon.querySelector('use')?.getBBox().width ?? 0) > 0 && box.width >= 15,
      isBeside: Math.max(across, up) >= 0 && Math.max(across, up) <= 16,
    }
  })
}
