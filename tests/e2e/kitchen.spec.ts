import { sha256Hex } from '#domain/ids.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'

// Its service worker is nobody else's.
test.use({ isCold: true })

test('[R04] a kitchen pairs its screen, takes an order, makes it, brings it back, and goes on without network', async ({
  page,
  context,
  site,
}) => {
  const code = 'K7QM4F2X'
  await site.database.execute({
    sql: `insert into kitchen_codes (code_hash, restaurant_id, name, expires_at)
      select ?, id, 'Pass', ? from restaurants where slug = 'kvernhuset'`,
    args: [await sha256Hex(code), Date.now() + 600_000],
  })
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
