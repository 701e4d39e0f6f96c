import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { editing, openText, textOf } from '#tests/support/edit-mode.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'

for (const code of ['nb', 'ar'])
  test(`[B06] in ${code} of two windows side by side each shows its own view, once one is gone to`, async ({
    page,
    context,
    site,
  }) => {
    await editing(page, site, `/${code}/quality`)
    const title = textOf(page, 'quality.title')
    const published = (await title.textContent()) ?? ''
    await (await openText(page, 'quality.title')).fill(`${code} draft`)
    await page.locator('.edit-actions .btn-outline').click()
    await expect(title).toHaveText(`${code} draft`)
    await open(page, `${site.url}/${code}/shop`)
    await expect(page.locator('.edit-bar')).toBeVisible()
    // Both are in view all the time: no window learns of the other by being hidden and shown.
    const beside = await context.newPage()
    const goTo = (window: Page) => window.evaluate(() => dispatchEvent(new Event('focus')))
    await open(beside, `${site.url}/${code}/quality`)
    await expect(textOf(beside, 'quality.title')).toHaveText(published)
    await goTo(page)
    await page
      .locator(`a[href="/${code}/quality"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/quality$/u)
    await expect(title).toHaveText(`${code} draft`)
    await goTo(beside)
    await expect(textOf(beside, 'quality.title')).toHaveText(published)
  })

const viewAddress = '**/api/admin/content/view'

/** How often the view is asked for and set from here on. */
function viewCalls(page: Page) {
  const calls = { GET: 0, POST: 0 }
  page.on('request', (call) => {
    const method = call.method()
    if (!call.url().endsWith('/api/admin/content/view')) return
    if (method === 'GET' || method === 'POST') calls[method] += 1
  })
  return calls
}

test('[B06] a window that is come back to, and so is seen and gone to at once, asks for its view once at a time and sets it once', async ({
  page,
  context,
  site,
}) => {
  await editing(page, site, '/en/quality')
  const beside = await context.newPage()
  const isOther = beside.waitForResponse(
    (answer) => answer.url().endsWith('/view') && answer.request().method() === 'POST',
  )
  await open(beside, `${site.url}/en/quality`)
  await isOther
  const read = await holdCalls(page, viewAddress, 'GET')
  const calls = viewCalls(page)
  const isSet = page.waitForResponse(
    (answer) => answer.url().endsWith('/view') && answer.request().method() === 'POST',
  )
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
  })
  await expect.poll(() => calls.GET).toBeGreaterThan(0)
  expect(calls.GET).toBe(1)
  read()
  await isSet
  await expect.poll(() => calls.GET).toBe(2)
  await expect(textOf(page, 'quality.title')).toBeVisible()
  expect(calls.POST).toBe(1)
})

test('[T04] a day that is chosen by a press that also goes to the window stays, whoever asks meanwhile what the view is', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 800 })
  await editing(page, site, '/en/quality')
  const { promise, resolve } = Promise.withResolvers<void>()
  const { promise: isKept, resolve: keep } = Promise.withResolvers<void>()
  const views: unknown[] = []
  await page.route(viewAddress, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    views.push(route.request().postDataJSON())
    const response = await route.fetch()
    keep()
    await promise
    return route.fulfill({ response })
  })
  const slider = page.getByRole('slider', { name: 'See the site on a date' })
  await slider.fill('3')
  await isKept
  const isAsked = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith('/view'),
  )
  await page.evaluate(() => void dispatchEvent(new Event('focus')))
  await (await isAsked).finished()
  const isShown = page.waitForResponse('**/api/shell*')
  resolve()
  await isShown
  await expect(slider).toHaveValue('3')
  expect(views).toHaveLength(1)
})
