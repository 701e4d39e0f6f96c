import type { Page, Response } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'
import { save, sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

/** What saves by this method come to, in their order. */
function answersTo(page: Page, method: string): number[] {
  const answers: number[] = []
  page.on('response', (answer: Response) => {
    if (answer.request().method() === method) answers.push(answer.status())
  })
  return answers
}

test('[T04] who saves a language again before it is read anew is not refused for what they saved themselves', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site, { role: 'owner' })
  await open(page, '/en/admin/languages?open=pl')
  const answers = answersTo(page, 'PATCH')
  const name = sheet(page).getByLabel('Name in English')
  const isRead = page.waitForRequest(
    (call) => call.method() === 'GET' && call.url().includes('/api/admin/languages'),
  )
  const read = await holdCalls(page, '**/api/admin/languages*', 'GET')
  await name.fill('Polish, once')
  await save(page).click()
  await isRead
  await expect.poll(() => answers).toEqual([200])
  await name.fill('Polish, twice')
  await name.press('Enter')
  read()
  await save(page).click()
  await expect.poll(() => answers.length).toBe(2)
  expect(answers).toEqual([200, 200])
  await expect(sheet(page).getByText(/^Someone else changed this/u)).toHaveCount(0)
})
