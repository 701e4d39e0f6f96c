import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

const dialog = (page: Page) => page.locator('.dialog')
const titles = (page: Page) => dialog(page).locator('.ws-link-row strong')
const manage = (page: Page) =>
  page.getByRole('button', { name: 'Manage links: Bottom row' }).click()
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft footer bottom'))

test('[F03] [G03] links that were not saved are there after a reload, also where the list comes before it is known who reads it', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  await open(page, '/en/admin/footer')
  await manage(page)
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await dialog(page).locator('[name=title]').fill('Fresh from the barn')
  await expect.poll(() => kept(page)).toContain('Fresh from the barn')
  const answerSession = await holdCalls(page, '**/api/session')
  page.once('dialog', (asked) => void asked.accept())
  await reload(page)
  await manage(page)
  await expect(titles(page).first()).toBeVisible()
  await expect(titles(page).last()).not.toHaveText('Fresh from the barn')
  answerSession()
  await expect(titles(page).last()).toHaveText('Fresh from the barn')
})

test('[F03] [G03] links that were typed before it was known who types are kept once it is', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'editor' })
  const answerSession = await holdCalls(page, '**/api/session')
  await open(page, '/en/admin/footer')
  await manage(page)
  await dialog(page).getByRole('button', { name: 'Add Link' }).click()
  await dialog(page).locator('[name=title]').fill('Fresh from the barn')
  answerSession()
  await expect.poll(() => kept(page)).toContain('Fresh from the barn')
})
