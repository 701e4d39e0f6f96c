import type { Client } from '@libsql/client/http'
import type { Page } from '@playwright/test'
import { sha256Hex } from '#domain/ids.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'

async function makeCode(database: Client, code: string, name: string): Promise<void> {
  await database.execute({
    sql: `insert into kitchen_codes (code_hash, restaurant_id, name, expires_at)
      select ?, id, ?, ? from restaurants where slug = 'kvernhuset'`,
    args: [await sha256Hex(code), name, Date.now() + 600_000],
  })
}

/** Makes a page a screen of the kitchen, and begins a shift on it at a station; at none it is expo. */
async function beginShift(page: Page, code: string, station?: string): Promise<void> {
  await page.goto('/nb/kitchen/dashboard')
  await page.getByLabel('Koblingskode').fill(code)
  await page.getByRole('button', { name: 'Koble', exact: true }).click()
  if (station) await page.getByRole('checkbox', { name: station }).click()
  await page.getByRole('button', { name: 'Slå på lyd' }).click()
  await page.getByRole('button', { name: 'Start skiftet' }).click()
  await expect(page.getByRole('heading', { name: 'Lages nå' })).toBeVisible()
}

// Its service worker is nobody else's.
test.use({ isCold: true })

test('[R04] a kitchen pairs its screen, takes an order, makes it, brings it back, and goes on without network', async ({
  page,
  context,
  site,
}) => {
  await makeCode(site.database, 'K7QM4F2X', 'Pass')
  await page.goto('/nb/kitchen/dashboard')
  await page.getByLabel('Koblingskode').fill('k7qm 4f2x')
  await page.getByRole('button', { name: 'Koble', exact: true }).click()
  await page.getByRole('button', { name: 'Slå på lyd' }).click()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Start skiftet' }).click()
  await expect(page.getByRole('heading', { name: 'Lages nå' })).toBeVisible()

  // An Arabic guest orders: the dish is in the cook's language, the guest's words in the guest's, the allergy red and in words.
  const made = await makeTicket(site.database, {
    dishes: ['margherita', 'fish-soup'],
    languageCode: 'ar',
    comment: 'بدون بصل من فضلك',
    allergyNote: 'بندق',
  })
  const ticket = page.getByRole('article', { name: `Bong ${made.ticket}` })
  await expect(ticket).toContainText('Fiskesuppe')
  await expect(ticket).toContainText('بدون بصل من فضلك')
  await expect(ticket.getByText('ALLERGI', { exact: true })).toBeVisible()
  await ticket.getByRole('button', { name: /^Godta/u }).click()
  await ticket.getByRole('button', { name: /Margherita/u }).click()
  await expect(ticket.getByRole('button', { name: /Margherita/u })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectNoFaults(page)
  await ticket.getByRole('button', { name: 'Klar', exact: true }).click()
  await expect(ticket.getByRole('button', { name: 'Utlevert' })).toBeVisible()
  await page.getByRole('button', { name: 'Angre' }).click()
  await expect(ticket.getByRole('button', { name: 'Klar', exact: true })).toBeVisible()

  // Without network the board stays through a reload, taps wait, and what was placed meanwhile comes with the network.
  const statusOf = async () => {
    const { rows } = await site.database.execute({
      sql: 'select status from restaurant_orders where id = ?',
      args: [made.id],
    })
    return rows[0]?.['status']
  }
  await expect.poll(statusOf).toBe('preparing')
  await page.waitForFunction(async () => {
    const names = await caches.keys()
    const [name] = names.filter((each) => each.startsWith('kitchen'))
    return name !== undefined && (await (await caches.open(name)).keys()).length > 5
  })
  await context.setOffline(true)
  await ticket.getByRole('button', { name: 'Klar', exact: true }).click()
  await expect(ticket).toContainText('venter på nett')
  const later = await makeTicket(site.database, { dishes: ['pumpkin-soup'] })
  await page.reload()
  await page.getByRole('button', { name: 'Slå på lyd' }).click()
  await page.getByRole('button', { name: 'Start skiftet' }).click()
  await expect(ticket).toContainText('venter på nett')
  expect(await statusOf()).toBe('preparing')
  await context.setOffline(false)
  await expect(page.getByRole('article', { name: `Bong ${later.ticket}` })).toBeVisible()
  await expect.poll(statusOf).toBe('ready')
  await expect(ticket).not.toContainText('venter på nett')
})

test('[R04] a station makes its own dishes, also without network, and a strict expo waits for all of them', async ({
  page,
  context,
  browser,
  site,
}) => {
  await site.database.execute('update restaurants set is_expo_strict = 1')
  await makeCode(site.database, 'K7QM4F2X', 'Expo')
  await makeCode(site.database, 'PZZA4F2X', 'Ovn')
  const made = await makeTicket(site.database, {
    ...{ status: 'preparing', dishes: ['margherita', 'fish-soup'] },
  })
  const other = await makeTicket(site.database, { status: 'preparing', dishes: ['fish-soup'] })
  const expoContext = await browser.newContext({ baseURL: site.url })
  const expo = await expoContext.newPage()
  await beginShift(page, 'PZZA 4F2X', 'Pizza')
  await beginShift(expo, 'K7QM 4F2X')
  const bong = (screen: Page, { ticket }: { ticket: number }) =>
    screen.getByRole('article', { name: `Bong ${ticket}`, exact: true })

  // The oven sees its pizza and no soup; expo sees both, with their stations.
  const atOven = bong(page, made)
  await expect(atOven).toContainText('Margherita')
  await expect(atOven).not.toContainText('Fiskesuppe')
  await expect(bong(page, other)).toHaveCount(0)
  const atExpo = bong(expo, made)
  await expect(atExpo.getByRole('button', { name: /Margherita\s*Pizza/u })).toBeVisible()
  await expect(atExpo).toContainText('Venter på Pizza, Kjøkken')
  await expectNoFaults(expo)

  // Bumped without network it is done here at once, and everywhere once the network is back.
  await context.setOffline(true)
  await atOven.getByRole('button', { name: 'Klar', exact: true }).click()
  await expect(atOven).toContainText('Venter på Kjøkken')
  await context.setOffline(false)
  await expect(atExpo).toContainText('Venter på Kjøkken')
  await expect(atOven).not.toContainText('venter på nett')

  // The last dish makes the order ready, for both of them.
  await atExpo.getByRole('button', { name: /Fiskesuppe/u }).click()
  await expect(atExpo.getByRole('button', { name: 'Utlevert' })).toBeVisible()
  await expect(atOven.getByRole('button', { name: 'Utlevert' })).toBeVisible()
  await expoContext.close()
})
