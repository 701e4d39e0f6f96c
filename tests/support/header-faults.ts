import { expect, type Page } from '@playwright/test'

/** The faults at each of these widths, in px. */
export async function headerFaultsAt(page: Page, ...widths: number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Fonts and what the browser has yet to lay out; a fault that stays is one.
    await expect
      .poll(() => headerFaults(page), { timeout: 1500 })
      .toEqual([])
      .catch(async () => {
        faults.push(...(await headerFaults(page)).map((fault) => `${width} px: ${fault}`))
      })
  }
  return faults
}

/**
 * What is wrong with the header as it stands: parts that are missing, unseen, covered, cut, too small, too narrow for their words,
 * outside of it or over each other, and a page that is wider than its window or lies under it. Empty where all is well.
 */
export function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const faults: string[] = []
    const header = document.querySelector('.site-header')
    if (!header) return ['there is no header']
    const bar = header.getBoundingClientRect()
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.menu-panel, .menu, .sr-only')
    const nameOf = (element: Element) =>
      `${element.className} ${element.getAttribute('aria-label') ?? element.textContent}`.trim()

    const parts = [...header.querySelectorAll('a, button, input, .header-sample')].filter(isSeen)
    for (const part of parts) {
      const box = part.getBoundingClientRect()
      if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push(`outside: ${nameOf(part)}`)
      if (box.top < -0.5 || box.bottom > bar.bottom + 0.5) faults.push(`cut: ${nameOf(part)}`)
      if (!part.matches('.header-sample') && Math.min(box.width, box.height) < least)
        faults.push(`small: ${nameOf(part)} ${box.width} x ${box.height}`)
      for (const other of parts.slice(parts.indexOf(part) + 1))
        if (overlap(box, other.getBoundingClientRect()))
          faults.push(`${nameOf(part)} lies on ${nameOf(other)}`)
      if (!part.checkVisibility({ opacityProperty: true })) faults.push(`unseen: ${nameOf(part)}`)
      const above = document.elementFromPoint(
        (box.left + box.right) / 2,
        (box.top + box.bottom) / 2,
      )
      if (!part.matches('.header-sample') && !part.contains(above) && !above?.contains(part))
        faults.push(`covered: ${nameOf(part)}`)
    }

    // One of each at least, whatever the width.
    const needed = [
      ['.logo'],
      ['.cart-button'],
      ['.header-search input', '.header-search-link'],
      ['.main-menu .menu-link', '.phone-menu button'],
    ]
    for (const ways of needed)
      if (!parts.some((part) => part.matches(ways.join()))) faults.push(`missing: ${ways.join()}`)

    const words = header.querySelectorAll('a, button, .menu-link span, .logo bdi')
    for (const word of [...words].filter(isSeen))
      if (word.scrollWidth > word.clientWidth + 1 && getComputedStyle(word).display !== 'inline')
        faults.push(`shortened: ${nameOf(word)}`)

    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide')
    const main = document.querySelector('main')?.getBoundingClientRect()
    if (main && main.top + scrollY < bar.bottom - 0.5) faults.push('the page lies under the header')
    return faults

    function overlap(a: DOMRect, b: DOMRect): boolean {
      return (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      )
    }
  })
}

/** The open panels of the menu that leave the window at a side: each is opened for as long as it is measured. */
export function panelFaults(page: Page): Promise<string[]> {
  return page.locator('.site-header .menu-panel').evaluateAll((panels) =>
    panels.flatMap((panel) => {
      panel.toggleAttribute('data-open', true)
      const { left, right, width } = panel.getBoundingClientRect()
      panel.toggleAttribute('data-open', false)
      const isWithin = width > 0 && left >= -0.5 && right <= innerWidth + 0.5
      return isWithin ? [] : [`a panel from ${left} to ${right}`]
    }),
  )
}
