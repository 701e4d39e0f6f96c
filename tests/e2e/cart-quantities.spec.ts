import { expect, test } from '#tests/support/browser.ts'
import { butter, fill, line, quantity, savedCart, toast } from '#tests/support/cart-page.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { open, reload } from '#tests/support/open-page.ts'

test('ten clicks are one write', async ({ page, site }) => {
  await fill(page, site, [butter])
  await reload(page)
  const more = line(page, 'Cultured butter').getByRole('button', { name: 'One more' })
  await more.waitFor()
  await holdClock(page)
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.postData() ?? '')
  })
  for (let click = 0; click < 10; click += 1) {
    await more.evaluate((button: HTMLButtonElement) => button.click())
    await page.clock.runFor(20)
  }
  await page.clock.resume()
  await expect(quantity(line(page, 'Cultured butter'))).toHaveValue('11')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(11)
  expect(writes).toEqual(['{"quantity":11}'])
})

test('a typed quantity is taken on Enter', async ({ page, site }) => {
  await fill(page, site, [butter])
  await reload(page)
  await quantity(line(page, 'Cultured butter')).fill('7')
  await quantity(line(page, 'Cultured butter')).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('448,00')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(7)
})

test('more than can be ordered becomes what can be, and says so', async ({ page, site }) => {
  await fill(page, site, [butter])
  await reload(page)
  const amount = quantity(line(page, 'Cultured butter'))
  await amount.fill('999')
  await amount.press('Enter')
  await expect(toast(page, 'At most 20 can be ordered.')).toBeVisible()
  await expect(amount).toHaveValue('20')
  await expect(amount).toBeFocused()
  await open(page, '/en/products/cultured-butter')
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('0')
  await page.getByRole('spinbutton', { name: 'Quantity' }).press('Tab')
  await expect(toast(page, 'At least 1 must be ordered.')).toBeVisible()
})

test('a number that is typed in another form stands there as it is saved', async ({
  page,
  site,
}) => {
  await fill(page, site, [{ ...butter, quantity: 2 }])
  await reload(page)
  const amount = quantity(line(page, 'Cultured butter'))
  for (const typed of ['2e0', '002', '2.0'])
    for (const end of ['Enter', 'Tab', 'Escape']) {
      await amount.fill(typed)
      await amount.press(end)
      await expect(amount).toHaveValue('2')
    }
})

test('whoever counts down to the least or up to the most keeps the focus', async ({
  page,
  site,
}) => {
  await fill(page, site, [{ ...butter, quantity: 2 }])
  await reload(page)
  const row = line(page, 'Cultured butter')
  const less = row.getByRole('button', { name: 'One less' })
  await less.press('Enter')
  await expect(quantity(row)).toHaveValue('1')
  await expect(less).toBeDisabled()
  await expect(less).toBeFocused()
  await less.press('Enter')
  await expect(quantity(row)).toHaveValue('1')
  await quantity(row).fill('19')
  await quantity(row).press('Enter')
  const more = row.getByRole('button', { name: 'One more' })
  await more.press('Enter')
  await expect(quantity(row)).toHaveValue('20')
  await expect(more).toBeDisabled()
  await expect(more).toBeFocused()
  await more.press('Enter')
  await expect.poll(async () => (await savedCart(page)).total_items).toBe(20)
  await expect(quantity(row)).toHaveValue('20')
})
