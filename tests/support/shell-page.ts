import type { Page } from '@playwright/test'

export const phone = { width: 360, height: 740 }

/** A link of the header's menu. */
export function menuLink(page: Page, name: string) {
  return page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name, exact: true })
}
