import type { Page } from '@playwright/test'

/** Looks at the open field in every frame that is drawn; how many px of its words one of them cut. */
export async function watchForCuts(page: Page): Promise<() => Promise<number[]>> {
  const cuts = await page.evaluateHandle(() => {
    const found: number[] = []
    const look = () => {
      const field = document.querySelector('textarea.edit-plain')
      const cut = field ? field.scrollHeight - field.clientHeight : 0
      if (cut > 1) found.push(cut)
      // After what the page itself does in this frame.
      requestAnimationFrame(() => setTimeout(look))
    }
    look()
    return found
  })
  return () => cuts.evaluate((found) => found)
}
