import { appConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { makeTicket, type MadeTicket } from '#tests/support/restaurant-orders.ts'
import { keepCookie } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'

test.use({ viewport: { width: 360, height: 780 } })

/** What the kitchen does, as far as guests see it: the order moves, and with it the number that all screens follow. */
async function moved(site: Site, { id, restaurantId }: MadeTicket, set: string): Promise<void> {
  await site.database.batch(
    [
      {
        sql: 'update restaurant_feeds set revision = revision + 1 where restaurant_id = ?',
        args: [restaurantId],
      },
      {
        sql: `update restaurant_orders set ${set}, rev = rev + 1, feed_revision =
          (select revision from restaurant_feeds where restaurant_id = restaurant_orders.restaurant_id) where id = ?`,
        args: [id],
      },
    ],
    'write',
  )
}

test('[R03] [R05] a guest follows an order in Arabic beside the wall, cancels another one, and a stranger with the link learns nothing', async ({
  page,
  context,
  browser,
  site,
}) => {
  const secret = crypto.randomUUID()
  await keepCookie(context, site.url, { name: appConfig.guestCookie, value: secret })
  const guestHash = await sha256Hex(secret)
  const made = await makeTicket(site.database, {
    ...{ guestHash, languageCode: 'ar', dishes: ['margherita', 'fish-soup'] },
    allergyNote: 'بندق',
  })

  // The guest sees what the kitchen was told; who has the link alone does not.
  await open(page, `/ar/order-tracking/${made.token}`)
  await expect(page.getByText('لم يجب المطبخ بعد.')).toBeVisible()
  await expect(page.getByText('بندق')).toBeVisible()
  await expectNoFaults(page)
  const other = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const stranger = await other.newPage()
  await stranger.goto(`${site.url}/en/order-tracking/${made.token}`)
  await expect(stranger.getByText('The kitchen has not answered yet.')).toBeVisible()
  await expect(stranger.getByText('بندق')).toHaveCount(0)
  await expect(stranger.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0)

  // On the wall the number goes from one side to the other, and leaves with its guest.
  await stranger.goto(`${site.url}/en/public-queue/${made.restaurantId}`)
  const making = stranger.locator('.q-making').getByText(String(made.ticket), { exact: true })
  const called = stranger.locator('.q-now')
  await moved(site, made, `status = 'preparing', accepted_at = created_at, started_at = created_at`)
  await expect(making).toBeVisible({ timeout: 10_000 })
  await expectNoFaults(stranger)
  await moved(site, made, `status = 'ready', ready_at = ${Date.now()}`)
  await expect(called).toHaveText(String(made.ticket), { timeout: 10_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'طعامك جاهز' })).toBeVisible({
    timeout: 15_000,
  })
  await moved(site, made, `status = 'completed', closed_at = ${Date.now()}`)
  await expect(called).toHaveCount(0, { timeout: 10_000 })

  // What the kitchen has not answered is cancelled with one question.
  const second = await makeTicket(site.database, { guestHash })
  await open(page, `/en/order-tracking/${second.token}`)
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'The order is cancelled' }),
  ).toBeVisible()
  await other.close()
})
