import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './open-page.ts'

export const lines = (page: Page) => page.locator('.ws-link-row')
export const names = (page: Page) => lines(page).locator('strong')
export const grips = (page: Page) => page.locator('.ws-grip')

export const title = (page: Page) => page.locator('[name=title]')
export const url = (page: Page) => page.locator('[name=url]')

export const lineOf = (page: Page, name: string) =>
  lines(page).filter({ has: page.locator('strong').getByText(name, { exact: true }) })

/** How far in the lines stand, in their order. */
export function depthsOf(page: Page): Promise<(string | undefined)[]> {
  return lines(page).evaluateAll((each) => each.map(({ dataset }) => dataset['depth']))
}

export async function openMenus(page: Page, code: string): Promise<void> {
  await open(page, `/${code}/admin/menus`)
  await expect(lines(page).first()).toBeVisible()
}

/** Opens the section, and begins a new line of the menu. */
export async function withNewLine(page: Page, code: string): Promise<void> {
  await openMenus(page, code)
  const count = await lines(page).count()
  await page.locator('.ws-section-actions button').first().click()
  await expect(lines(page)).toHaveCount(count + 1)
}

interface Carry {
  from: number
  to: number
  /** How far along the line, in CSS px. */
  along?: number
  /** Where it is told to stand then, which is further up where links go with it. */
  told?: number
}

/** Carries the line at a place by its handle to another place, as a mouse does. */
export async function carry(page: Page, { from, to, along = 0, told = to }: Carry): Promise<void> {
  await grips(page).nth(from).scrollIntoViewIfNeeded()
  const [start, there] = await Promise.all([
    grips(page).nth(from).boundingBox(),
    grips(page).nth(to).boundingBox(),
  ])
  const x = (start?.x ?? 0) + (start?.width ?? 0) / 2
  const y = (start?.y ?? 0) + (start?.height ?? 0) / 2
  const down = (there?.y ?? 0) - (start?.y ?? 0)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + (down < 0 ? -8 : 8))
  const carried = page.locator('.ws-link-row[data-carried]')
  await expect(carried).toHaveCount(1)
  await page.mouse.move(x + along / 2, y + down / 2)
  await page.mouse.move(x + along, y + down)
  // Where it would be put down is said as well as shown. A move can come before the places have been measured.
  const said = page.locator('[id^="DndLiveRegion"]')
  const isOver = new RegExp(String.raw`^\D*${told + 1}\D`, 'u')
  await expect(async () => {
    await page.mouse.move(x + along, y + down - 2)
    await page.mouse.move(x + along, y + down)
    await expect(said).toContainText(isOver, { timeout: 2000 })
    // A button that comes up before the last move is drawn puts the line down where it was then.
    const [across = NaN, up = NaN] = await offsetOf(carried)
    expect([Math.abs(across - along) < 2, Math.abs(up - down) < 2]).toEqual([true, true])
  }).toPass()
  await page.mouse.up()
  await expect(carried).toHaveCount(0)
}

/** The fields of the last line stand between the rows as long as they are open. */
export async function closeLine(page: Page): Promise<void> {
  await lines(page).last().locator('.ws-row-button[aria-expanded]').click()
}

/** A line at a place is carried inwards, so far along the line, and out again. */
export async function expectCarriedInwards(
  page: Page,
  { name, at, inwards }: { name: string; at: number; inwards: number },
): Promise<void> {
  const line = lineOf(page, name)
  await expect(line).toHaveAttribute('data-depth', '0')
  await carry(page, { from: at, to: at, along: inwards })
  await expect(line).toHaveAttribute('data-depth', '1')
  await carry(page, { from: at, to: at, along: -inwards })
  await expect(line).toHaveAttribute('data-depth', '0')
}

/** At which place each entry of the menu stands, counted with the links under them. */
export function entryPlaces(page: Page): Promise<{ name: string; place: number }[]> {
  return lines(page).evaluateAll((each) =>
    each.flatMap((line, at) =>
      (line as HTMLElement).dataset['depth'] === '0'
        ? [{ name: line.querySelector('strong')?.textContent ?? '', place: at + 1 }]
        : [],
    ),
  )
}

/** How far a carried line is from its place, in CSS px. */
function offsetOf(row: Locator): Promise<number[]> {
  return row.evaluate((element) =>
    ['--carried-x', '--carried-y'].map((name) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue(name)),
    ),
  )
}
