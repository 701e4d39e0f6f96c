import type { PlacedOrder } from '#domain/checkout-view.schema.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import { open } from '#tests/support/open-page.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test('[D11] who signed in with the address of an order reads it at once and puts it into the account', async ({
  page,
  context,
  site,
}) => {
  const { email } = await signedIn(context, site)
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  const { token, number } = (await (await shopper.order()).json()) as PlacedOrder
  await site.database.execute({
    sql: 'update orders set email = ? where public_token = ?',
    args: [email, token],
  })
  await open(page, `/en/order-success/${token}`)
  const summary = page.getByText(email).first()
  await expect(summary).toBeVisible()
  const keep = page.getByRole('button', { name: 'Put it into my account' })
  await expectNoFaults(page, { within: 'main' })
  await keep.click()
  await expect(keep).toBeHidden()
  await expect(summary).toBeVisible()
  await open(page, '/en/account/orders')
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
})
