import type { Page } from '@playwright/test'

/** What can go wrong with a part of the header, by the styles that make it go wrong. */
export const broken: [fault: string, part: string, style: string][] = [
  ['outside', '.cart-button', 'translate: 4000px'],
  ['small', '.cart-button', 'width: 12px; min-width: 0; padding: 0; overflow: hidden'],
  ['cut', '.cart-button', 'translate: 0 200px'],
  ['lies on', '.main-menu', 'translate: 260px'],
  ['unseen', '.language-switcher', 'opacity: 0'],
  ['covered', 'main', 'position: fixed; inset: 0; z-index: 9999'],
  ['missing', '.site-header .logo', 'visibility: hidden'],
  ['missing', '.site-header .main-menu', 'display: none'],
  ['shortened', '.main-menu .menu-link', 'width: 30px; white-space: nowrap; overflow: hidden'],
  ['the page is too wide', 'main', 'inline-size: 300vw; max-inline-size: none'],
]

/** What is as it should be for those that measure, and is seen in a picture. */
export const slight: typeof broken = [
  ['moved', '.cart-button', 'translate: 4px'],
  ['moved', '.main-menu .menu-link', 'translate: 0 4px'],
  ['moved', '.logo', 'translate: 4px'],
  ['no icon', '.user-menu .icon', 'visibility: hidden'],
  ['no line', '.menu-link[aria-current]', 'box-shadow: none'],
  ['another colour', '.main-menu .menu-link', 'color: var(--destructive)'],
  ['another colour', '.cart-button', 'color: var(--destructive)'],
  ['another colour', '.site-header', 'background: var(--hero)'],
  ['another letter', '.main-menu', 'font-family: serif'],
]

/** Checks the page with a part broken, and leaves it as it was. */
export async function whileBroken(
  page: Page,
  { part, style }: { part: string; style: string },
  check: () => Promise<void>,
): Promise<void> {
  const element = page.locator(part).first()
  const before = await element.getAttribute('style')
  // As a stylesheet of ours would: the page's policy lets no style stand in the mark-up.
  await element.evaluate((each: HTMLElement, rules) => (each.style.cssText = rules), style)
  await check()
  await element.evaluate((each: HTMLElement, rules) => (each.style.cssText = rules ?? ''), before)
}
