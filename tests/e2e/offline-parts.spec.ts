import { expect, test } from '#tests/support/browser.ts'
import { cartButton, drawer } from '#tests/support/cart-page.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'

// A browser that was here before has every part.
test.use({ isCold: true })

const said = 'This part could not be loaded. Try again when you are connected.'

test('without a connection the menu of a phone says that it has not come, and the next press opens it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/en/products')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await context.setOffline(true)
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(said)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await context.setOffline(false)
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('without a connection the cart says so, and the next press opens it', async ({
  page,
  context,
}) => {
  await open(page, '/en/products')
  await context.setOffline(true)
  await cartButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(said)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await context.setOffline(false)
  await cartButton(page).click()
  await expect(drawer(page)).toBeVisible()
})

test('[E01] without a connection the search field keeps what is typed, and finds it afterwards', async ({
  page,
  context,
}) => {
  await open(page, '/en/products')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search products' })
  await context.setOffline(true)
  await field.fill('butter')
  await expect(page.getByRole('alert')).toHaveText(said)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(field).toHaveValue('butter')
  await context.setOffline(false)
  await expect(page.getByRole('listbox').getByText('Cultured butter')).toBeVisible()
})

test('without a connection a person’s menu keeps the focus where it was, and opens afterwards', async ({
  page,
  context,
  site,
}) => {
  await signedIn(context, site)
  await open(page, '/en/products')
  const button = page.locator('.user-menu button')
  await expect(button).toBeVisible()
  await context.setOffline(true)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(said)
  await expect(button).toBeFocused()
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
})
