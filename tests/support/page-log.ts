import type { Page } from '@playwright/test'

/** Collects what a page logs as an error. */
export function logOf(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  return logged
}
