import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { signedIn } from '#tests/support/signed-in.ts'

// Each of these is left as it is: the next one looks for what is left of the one before.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

const pages: Page[] = []
const heard: string[] = []

/** Runs in the page: all that it could tell apart from a new one by. */
async function known() {
  return {
    cookies: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    named: window.name,
    added: 'added' in globalThis,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}

const asNew = {
  cookies: '',
  local: [],
  session: [],
  databases: 0,
  caches: [],
  named: '',
  added: false,
  width: 1280,
  isDark: false,
  isPrinted: false,
  isStill: true,
}

test('a page is left with all that a test may do to it', async ({ page, context, site }) => {
  pages.push(page)
  await signedIn(context, site)
  await page.addInitScript(() => Object.assign(globalThis, { added: true }))
  await context.addInitScript(() => sessionStorage.setItem('added', '1'))
  await page.goto('/en/about')
  expect(await page.evaluate(known)).toMatchObject({
    local: expect.arrayContaining(['signed-in']),
    added: true,
  })
  await context.newPage()
  await context.grantPermissions(['clipboard-read'])
  await page.setViewportSize({ width: 400, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark', media: 'print', reducedMotion: 'no-preference' })
  await page.getByRole('heading', { level: 1 }).hover()
  await page.evaluate(async () => {
    window.name = 'kept'
    document.cookie = 'kept=1; path=/'
    await caches.open('kept')
    const opened = indexedDB.open('kept')
    await new Promise((resolve) => opened.addEventListener('success', resolve))
    opened.result.close()
    addEventListener('beforeunload', (event) => event.preventDefault())
  })
  page.on('request', (request) => heard.push(request.url()))
  page.on('dialog', (dialog) => heard.push(dialog.type()))
  await page.route('**/api/**', (route) => route.abort())
  await context.route('**/en/faq', (route) => route.abort())
  await context.clearCookies()
  await signedIn(context, site)
})

test('the next test has the same page, and finds it as new', async ({ page, context }) => {
  expect(pages).toEqual([page])
  expect(context.pages()).toEqual([page])
  heard.length = 0
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  expect(await context.cookies()).toEqual([])
  // Here no script of the site's own keeps anything.
  await page.goto('/robots.txt')
  expect(await page.evaluate(known)).toEqual(asNew)
  await page.goto('/en/faq')
  expect(heard).toEqual([])
  const read = () => page.evaluate(async () => (await fetch('/api/health')).status)
  expect(await read()).toBe(200)
  // What is not fetched again is told of all the same.
  expect(files.filter((path) => /^\/assets\/.+\.js$/u.test(path)).length).toBeGreaterThan(3)
  await expect(page.locator('main :hover')).toHaveCount(0)
  await page.clock.install()
})

test('a page whose clock is not the world’s goes to nobody else', async ({ page, context }) => {
  expect(pages).not.toContain(page)
  pages.push(page)
  await context.setOffline(true)
})

test('nor does one that was without a connection', async ({ page }) => {
  expect(pages).not.toContain(page)
  pages.push(page)
})

test.describe('where a first download is the subject', () => {
  test.use({ isCold: true })
  test('the page is a new one', async ({ page }) => {
    expect(pages).not.toContain(page)
    pages.push(page)
  })
})

test('and that one is not kept either', async ({ page }) => {
  expect(page).toBe(pages.at(-2))
})

test.describe('with other options', () => {
  test.use({ colorScheme: 'dark' })
  test('the page is another one', async ({ page }) => {
    expect(pages).not.toContain(page)
  })
})
