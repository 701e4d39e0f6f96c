import type { Page } from '@playwright/test'

/** Presses Control with a letter as a keyboard of another script sends it: the letter is its own, the key's place is everyone's. */
export function pressLetter(page: Page, pressed: { key: string; code: string }): Promise<boolean> {
  return page.evaluate((init) => {
    const event = new KeyboardEvent('keydown', {
      ...init,
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    })
    return (document.activeElement ?? document.body).dispatchEvent(event)
  }, pressed)
}
