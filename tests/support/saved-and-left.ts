import { expect, type Page, type Route } from '@playwright/test'
import { holdCalls } from './hold-calls.ts'
import { loseAnswer } from './lost-answers.ts'
import { open, reload } from './open-page.ts'
import { asked, elsewhere, save, type Saving } from './savings.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export async function expectElsewhere(page: Page): Promise<void> {
  await expect(page).toHaveURL('/en/admin/audit')
  await expect(heading(page)).toHaveText('Audit log')
  await expect(asked(page)).toHaveCount(0)
}

/** Nobody leaves before it is saved: that is told, although the answer was lost on its way. */
export async function expectSavedOnce(page: Page, saving: Saving): Promise<void> {
  const calls = await loseAnswer(page, saving)
  await saving.press(page)
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  expectDone(calls)
  await expect(page.getByText(/We cannot reach|was lost|not saved/u)).toHaveCount(0)
  await elsewhere(page).click()
  await expectElsewhere(page)
  await page.unroute(saving.call)
}

/** Leaving while it is saved stays where the save fails. Where it is done, the page is left, although the first answer is lost. */
export async function expectHeld(page: Page, saving: Saving): Promise<void> {
  const { call, confirm } = saving
  const here = page.url()
  if (confirm) await saving.press(page)
  const send = async () =>
    confirm ? asked(page).getByRole('button', { name: confirm }).click() : saving.press(page)
  const failing = await heldSave(page, saving)
  await send()
  await failing.isSent
  await leave(page, saving)
  if (confirm) await page.keyboard.press('Escape')
  const close = asked(page).getByRole('button', { name: 'Close' })
  if (confirm) await expect(close).toBeDisabled()
  failing.lose()
  await expect(
    (confirm ? asked(page) : page).getByText(/We cannot reach the/u).first(),
  ).toBeVisible()
  if (confirm) await expect(close).toBeEnabled()
  else await expect(asked(page)).toHaveCount(0)
  await expect(page).toHaveURL(here)
  await page.unroute(call)

  const calls = await loseAnswer(page, saving)
  const held = await heldSave(page, saving)
  await send()
  await held.isSent
  await leave(page, saving)
  await expect(asked(page)).toHaveCount(confirm ? 1 : 0)
  // Going back shows the address of there until that is settled.
  if (saving.leave) await expect(page.getByRole('dialog')).toBeVisible()
  else expect(page.url()).toBe(here)
  held.arrive()
  await expect.poll(() => calls.length).toBeGreaterThan(1)
  await expectElsewhere(page)
  expectDone(calls)
  await page.unroute(call)
}

export interface WayOut {
  /** As its link says. */
  section: string
  where: string
  /** The call that saves, and the one that reads. */
  call: string
  read: string
  told: string
  change: (word: string) => Promise<void>
  find: (word: string) => Promise<void>
}

/** Leaves a section while it is saved, before it is read anew, comes back to what was saved and saves again. */
export async function expectSavedOnTheWayOut(page: Page, way: WayOut): Promise<void> {
  await open(page, way.where)
  const arrive = await holdCalls(page, way.call, 'PUT')
  await way.change('Saved on the way out')
  const isRead = await holdCalls(page, way.read, 'GET')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page).click()
  await sent
  await elsewhere(page).click()
  arrive()
  await expect(heading(page)).toHaveText('Audit log')
  await page.getByRole('link', { name: way.section, exact: true }).click()
  // What was read before stands there until it is read anew.
  await expect(heading(page)).toHaveText(way.section)
  isRead()
  await way.find('Saved on the way out')
  await way.change('Saved once more')
  await save(page).click()
  await expect(page.getByText(way.told)).toHaveCount(2)
  await expect(page.getByText('Somebody else saved this meanwhile')).toHaveCount(0)
}

export interface KeptLinks {
  where: string
  call: string
  /** What the tab keeps of it, by its name. */
  kept: string
  reach: () => Promise<void>
}

/** A page that is reloaded while its links are saved shows them saved; what was added can be taken back for good. */
export async function expectSavedOverReload(page: Page, links: KeptLinks): Promise<void> {
  await open(page, links.where)
  await links.reach()
  await button(page, 'Add Link').click()
  await page.locator('[name=title]').fill('On its way ')
  const { isDone } = await withholdAnswer(page, links.call)
  await button(page, 'Save').click()
  await isDone
  const isKept = () => page.evaluate((key) => sessionStorage.getItem(key) !== null, links.kept)
  expect(await isKept()).toBe(true)
  await reload(page)
  await page.unroute(links.call)
  await links.reach()

  const mine = page.locator('.ws-link-row').filter({ hasText: 'On its way' })
  await expect(mine).toHaveCount(1)
  await expect.poll(isKept).toBe(false)
  await expect(button(page, 'Save')).toBeDisabled()
  await button(page, 'Remove On its way').click()
  await expect(mine).toHaveCount(0)
  await button(page, 'Save').click()
  await expect(page.getByText(/Menu saved|Section Updated/u)).toBeVisible()
  await reload(page)
  await links.reach()
  await expect(page.locator('.ws-link-row').first()).toBeVisible()
  await expect(mine).toHaveCount(0)
}

/** Holds a save back until it is known what becomes of it. */
async function heldSave(page: Page, { call, method }: Saving) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(call, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    return (await promise)(route)
  })
  return {
    isSent: page.waitForRequest((sent) => sent.method() === method && sent.url().includes('/api/')),
    /** Where something else is done to such a call, as far as that lets it. */
    arrive: () => resolve(async (route) => route.fallback()),
    lose: () => resolve(async (route) => route.abort()),
  }
}

/** The dialog that asks lies over the link and hides it: pressed as the browser's own means press it. */
async function leave(page: Page, saving: Saving): Promise<void> {
  if (saving.leave) await saving.leave(page)
  else if (saving.confirm)
    await page.locator('.ws-side a[href$="/admin/audit"]').dispatchEvent('click')
  else await elsewhere(page).click()
}

/** What is removed is not found the second time. */
function expectDone(calls: { status: number }[]): void {
  expect(calls.filter(({ status }) => status >= 400 && status !== 404)).toEqual([])
}

/** The server does what is asked, and its answer never comes: resolves once it is done. */
async function withholdAnswer(page: Page, address: string): Promise<{ isDone: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (call) => {
    if (call.request().method() !== 'PUT') return call.continue()
    await call.fetch()
    return resolve()
  })
  return { isDone: promise }
}
