import { expect, test } from '#tests/support/browser.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { open } from '#tests/support/open-page.ts'

// The filters come with motion on a phone.
test.use({ reducedMotion: 'no-preference' })

test('[A05] filters live in the address, are counted, and can be given up one by one', async ({
  page,
}) => {
  await open(page, '/en/products')
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await expect(page).toHaveURL('/en/products?diet=vegan')
  await expect(page.locator('#count')).toHaveText('44 products')
  await page.getByRole('checkbox', { name: 'Gluten-free' }).check()
  await expect(page).toHaveURL('/en/products?diet=vegan%2Cgluten_free')
  await page.getByRole('link', { name: /^Berries and honey/u }).click()
  await expect(page).toHaveURL('/en/products?category=berries&diet=vegan%2Cgluten_free')
  await page.goBack()
  await expect(page).toHaveURL('/en/products?diet=vegan%2Cgluten_free')
  await page.getByRole('link', { name: 'Remove the filter Vegan' }).click()
  await expect(page).toHaveURL('/en/products?diet=gluten_free')
  await expect(page.getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked()
})

test('[A05] whoever gives up a filter while another is on its way keeps that one', async ({
  page,
}) => {
  const chip = (name: string) => page.getByRole('link', { name: `Remove the filter ${name}` })
  await open(page, '/en/products?diet=vegan')
  const answer = await holdCalls(page, '**/api/catalog/products?*')
  await page.getByRole('checkbox', { name: 'Gluten-free' }).check()
  await chip('Vegan').click()
  await expect(page).toHaveURL('/en/products?diet=gluten_free')
  await page.getByRole('link', { name: /^Berries and honey/u }).click()
  await expect(page).toHaveURL('/en/products?category=berries&diet=gluten_free')
  await chip('Berries and honey').click()
  await expect(page).toHaveURL('/en/products?diet=gluten_free')
  answer()
  await expect(chip('Gluten-free')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove the filter/u })).toHaveCount(1)
})

test('[A05] whoever turns the page while a filter is on its way keeps the filter', async ({
  page,
}) => {
  await open(page, '/en/products')
  const answer = await holdCalls(page, '**/api/catalog/products?*')
  await page.getByRole('checkbox', { name: 'Vegan' }).check()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/en/products?diet=vegan&page=2')
  answer()
  await expect(page.locator('#count')).toHaveText('44 products')
})

test('sorting keeps the filters', async ({ page }) => {
  await open(page, '/en/products?storage=chilled')
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(/storage=chilled/u)
  await expect(page).toHaveURL(/sort=price/u)
  await expect(page.locator('#count')).toHaveText('18 products')
})

test('an address with unknown parameters shows the list; a filter that fits nothing says what to do', async ({
  page,
}) => {
  await open(page, '/en/products?utm_source=x&sort=nonsense&page=x')
  await expect(page.locator('.product')).toHaveCount(40)
  await open(page, '/en/products?category=nowhere')
  await expect(page.getByRole('heading', { name: 'No products fit' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all products' }).click()
  await expect(page.locator('.product')).toHaveCount(40)
})

test('on a phone the filters are a sheet that tells how much is left', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/en/products')
  const sheet = page.getByRole('form', { name: 'Filters' })
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  await sheet.getByRole('checkbox', { name: 'Chilled' }).check()
  await sheet.getByRole('button', { name: 'Show 18 products' }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/en/products?storage=chilled')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorting, pages and products can be read and used', async ({ page }) => {
    await page.goto('/en/products')
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await page.getByRole('checkbox', { name: /^nuts/iu }).check()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/diet=vegan.*free=nuts/u)
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeChecked()
    await page.getByRole('link', { name: 'Remove the filter Vegan' }).click()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/u)
    await page.locator('.product a').first().click()
    await expect(page.locator('.nutrition')).toBeVisible()
    await expect(page.locator('.gallery-main img')).toBeVisible()
  })

  test('a phone opens the filters too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/en/products')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('checkbox', { name: 'Vegan' })).toBeVisible()
  })
})
