import type { Page } from '@playwright/test'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test as base } from '#tests/support/browser.ts'
import {
  checkoutField as field,
  fillGuestCart,
  fillOrder,
  orderAddress,
  placeOrder,
} from '#tests/support/checkout-page.ts'
import { fillTheShop } from '#tests/support/checkout-site.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { startStripeFake } from '#tests/support/payment-fakes/stripe-fake.ts'
import { startVippsFake } from '#tests/support/payment-fakes/vipps-fake.ts'
import { type Site, startSite } from '#tests/support/site.ts'

type Fake = Awaited<ReturnType<typeof startVippsFake>> | Awaited<ReturnType<typeof startStripeFake>>

interface Fakes {
  vipps: Awaited<ReturnType<typeof startVippsFake>>
  stripe: Awaited<ReturnType<typeof startStripeFake>>
}

/** A site whose buyers can pay with Vipps and with Stripe, both on this machine. */
const test = base.extend<object, { fakes: Fakes }>({
  fakes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const fakes = { vipps: await startVippsFake(), stripe: await startStripeFake() }
      await use(fakes)
      await Promise.all([fakes.vipps.stop(), fakes.stripe.stop()])
    },
    { scope: 'worker' },
  ],
  sites: [
    async ({ fakes: { vipps, stripe } }, use) => {
      const site = await startSite({ ...vipps.settings, ...stripe.settings })
      for (const fake of [vipps, stripe])
        fake.webhooks.url = `${site.url}/api/payments/webhooks/${fake.code}`
      await use({ siteOf: () => Promise.resolve(site) })
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

const said = (page: Page) => page.locator('[data-payment]')
const goods = { 'cultured-butter': 3 }

test.beforeEach(async ({ site, fakes }) => {
  await fillTheShop(site)
  for (const fake of [fakes.vipps, fakes.stripe]) {
    fake.webhooks.way = 'sent'
    fake.faultOf = () => undefined
  }
})

/** Orders from the checkout, to be paid with this provider, and comes to its page. */
async function goToPay(page: Page, site: Site, { code }: Fake, language: string): Promise<void> {
  await fillGuestCart(page, site, goods)
  await open(page, `/${language}/checkout`)
  await fillOrder(page)
  await press(page, code)
}

async function press(page: Page, code: string): Promise<void> {
  await page.locator(`input[name="payment"][value="${code}"]`).check()
  await placeOrder(page).click()
  await page.waitForURL(/\/pay\//u)
}

const atProvider = (page: Page, name: 'Pay' | 'Decline' | 'Give up') =>
  page.getByRole('button', { name, exact: true }).click()

async function goodsIn(page: Page, site: Site): Promise<number> {
  const cart = (await (await page.request.get(`${site.url}/api/cart`)).json()) as {
    items: unknown[]
  }
  return cart.items.length
}

async function lastOrder({ database }: Site) {
  const { rows } = await database.execute(
    `select status, payment_status as paid, (select count(*) from outbox
      where kind = 'M1' and payload ->> 'entityId' = orders.id) as received
    from orders order by rowid desc limit 1`,
  )
  return { ...rows[0] }
}

test('[O07] paid with Vipps in Norwegian and with a card in Arabic, the order is placed, and the form starts anew', async ({
  page,
  site,
  fakes,
}) => {
  for (const [fake, language, thanks] of [
    [fakes.vipps, 'nb', 'Takk for bestillingen'],
    [fakes.stripe, 'ar', 'شكرا على طلبك'],
  ] as const)
    await test.step(fake.code, async () => {
      await goToPay(page, site, fake, language)
      await atProvider(page, 'Pay')
      await page.waitForURL(orderAddress)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(thanks)
      await expect(said(page)).toHaveAttribute('data-payment', 'authorized')
      await expectNoFaults(page, { rules: 'guidelines' })
      expect(await lastOrder(site)).toEqual({ status: 'placed', paid: 'authorized', received: 1 })
      expect(await goodsIn(page, site)).toBe(0)
      await fillGuestCart(page, site, goods)
      await open(page, `/${language}/checkout`)
      await expect(field(page, 'name')).toHaveValue('')
    })
})

test('[O07] who gives up at the provider has the goods and the form again, and pays at the second try', async ({
  page,
  site,
  fakes,
}) => {
  await test.step('vipps', async () => {
    await goToPay(page, site, fakes.vipps, 'ar')
    await atProvider(page, 'Give up')
    await page.waitForURL(orderAddress)
    await expect(said(page)).toHaveAttribute('data-payment', 'cancelled')
    await expectNoFaults(page, { rules: 'guidelines' })
    expect(await lastOrder(site)).toEqual({ status: 'cancelled', paid: 'voided', received: 0 })
    await said(page).getByRole('link').click()
    await page.waitForURL(/\/ar\/checkout$/u)
    await expect(field(page, 'name')).toHaveValue('Ingrid Solheim')
    await field(page, 'terms').check()
    await press(page, 'vipps')
    await atProvider(page, 'Pay')
    await expect(said(page)).toHaveAttribute('data-payment', 'authorized')
  })
  await test.step('stripe, whose page can still be paid on', async () => {
    await goToPay(page, site, fakes.stripe, 'nb')
    await atProvider(page, 'Give up')
    await page.waitForURL(orderAddress)
    await expect(said(page)).toHaveAttribute('data-payment', 'waiting')
    await expect(said(page)).toContainText('Betalingen er ikke fullført')
    await said(page).getByRole('link').click()
    await page.waitForURL(/\/pay\//u)
    // Back from there is the order, not an empty checkout.
    await page.goBack()
    await page.waitForURL(orderAddress)
    await said(page).getByRole('button', { name: 'Ikke betal' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ikke betal' }).click()
    await expect(said(page)).toHaveAttribute('data-payment', 'cancelled')
    expect(await goodsIn(page, site)).toBe(1)
  })
})

test('[O07] a payment that is refused leaves nothing ordered, nothing drawn, and the goods in the cart', async ({
  page,
  site,
  fakes,
}) => {
  await test.step('vipps', async () => {
    await goToPay(page, site, fakes.vipps, 'nb')
    await atProvider(page, 'Decline')
    await page.waitForURL(orderAddress)
    await expect(said(page)).toContainText('Ingenting ble trukket')
    expect(await goodsIn(page, site)).toBe(1)
  })
  await test.step('stripe: another card on the same page', async () => {
    await goToPay(page, site, fakes.stripe, 'ar')
    await atProvider(page, 'Decline')
    await page.waitForURL(/\/pay\//u)
    await atProvider(page, 'Pay')
    await page.waitForURL(orderAddress)
    await expect(said(page)).toHaveAttribute('data-payment', 'authorized')
  })
})

test('[O07] paid in another tab, with nothing told of it, the waiting page follows by itself; what is told later changes nothing', async ({
  page,
  site,
  fakes,
}) => {
  for (const [fake, language] of [
    [fakes.vipps, 'ar'],
    [fakes.stripe, 'nb'],
  ] as const)
    await test.step(fake.code, async () => {
      fake.webhooks.way = 'held'
      await goToPay(page, site, fake, language)
      const payAddress = page.url()
      await page.goBack()
      await page.waitForURL(orderAddress)
      await expect(said(page)).toHaveAttribute('data-payment', 'waiting')
      const other = await page.context().newPage()
      await other.goto(payAddress)
      await atProvider(other, 'Pay')
      await other.close()
      await expect(said(page)).toHaveAttribute('data-payment', 'authorized')
      await fake.webhooks.deliverHeld()
      expect(fake.webhooks.answers.at(-1)).toBe(200)
      expect(await lastOrder(site)).toEqual({ status: 'placed', paid: 'authorized', received: 1 })
    })
})

test('[O07] while the provider does not answer nobody is told that it went wrong', async ({
  page,
  site,
  fakes: { vipps },
}) => {
  vipps.webhooks.way = 'lost'
  await goToPay(page, site, vipps, 'nb')
  vipps.faultOf = () => 'error'
  await atProvider(page, 'Pay')
  await page.waitForURL(orderAddress)
  await expect(said(page)).toContainText(
    'Vi vet ikke ennå om betalingen gikk gjennom. Vi sjekker og sender deg en e-post.',
  )
  vipps.faultOf = () => undefined
  await reload(page)
  await expect(said(page)).toHaveAttribute('data-payment', 'authorized')
})

test('[O07] [R02] food is paid before the kitchen hears of it', async ({ page, site, fakes }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await site.database.execute('update opening_periods set opens_minute = 0, closes_minute = 0')
  const [dish] = (
    await site.database.execute(
      `select product_id, restaurant_id from dishes join products on products.id = product_id where key = 'kvernhuset-beet-salad'`,
    )
  ).rows
  const [productId, restaurantId] = [String(dish?.['product_id']), String(dish?.['restaurant_id'])]
  const added = await page.request.post(`${site.url}/api/cart/lines`, {
    headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
    data: { productId, selectedAttributes: { restaurant_id: restaurantId } },
  })
  expect(added.status()).toBe(200)
  await open(page, `/ar/restaurant-checkout/${restaurantId}`)
  await page.locator('#guest-name').fill('Amina')
  await page.locator('#guest-phone').fill('40000001')
  await page.locator('#guest-email').fill('amina@example.no')
  await page.locator('input[name="payment"][value="vipps"]').check()
  await page.locator('#guest-terms').check()
  await page.locator('button[form="guest-form"]').click()
  await page.waitForURL(/\/pay\//u)
  const inKitchen = `select status, payment_status as paid from restaurant_orders order by rowid desc limit 1`
  expect({ ...(await site.database.execute(inKitchen)).rows[0] }).toEqual({
    ...{ status: 'awaiting_payment', paid: 'pending' },
  })
  await atProvider(page, 'Pay')
  await page.waitForURL(/\/order-tracking\//u)
  await expect(said(page)).toHaveAttribute('data-payment', 'authorized')
  await expectNoFaults(page, { rules: 'guidelines' })
  const { rows } = await site.database.execute(inKitchen)
  expect(rows[0]?.['paid']).toBe('authorized')
  expect(fakes.vipps.payments.size).toBeGreaterThan(0)
})

test('[O07] with its keys gone the shop sells as before, by invoice and at pick-up, and says nothing of paying online', async ({
  page,
  site,
}) => {
  const without = await startSite()
  try {
    await fillTheShop(without)
    await fillGuestCart(page, without, goods)
    await page.goto(`${without.url}/nb/checkout`)
    await fillOrder(page)
    await expect(page.locator('input[name="payment"]')).toHaveCount(1)
    await expect(placeOrder(page)).toContainText('betal ved henting')
    await placeOrder(page).click()
    await page.waitForURL(orderAddress)
    await expect(said(page)).toHaveCount(0)
  } finally {
    await without.stop()
  }
  expect(without.url).not.toBe(site.url)
})
