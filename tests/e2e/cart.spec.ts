import type { Locator, Page } from '@playwright/test'
import { signUp } from '#tests/support/auth-page.ts'
import { expectNoFaults } from '#tests/support/axe.ts'
import { expect, test } from '#tests/support/browser.ts'
import {
  adds,
  butter,
  cartButton,
  changes,
  drawer,
  fill,
  goBack,
  goOn,
  juice,
  line,
  loseAnswers,
  quantity,
  readingsOf,
  savedCart,
  setStock,
  toast,
} from '#tests/support/cart-page.ts'
import { editing, openText, pencilOf } from '#tests/support/edit-mode.ts'
import { holdClock, passUntil } from '#tests/support/held-clock.ts'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { messagesAreLoaded } from '#tests/support/messages.ts'
import { open, reload } from '#tests/support/open-page.ts'
import { drag, standing } from '#tests/support/toasts.ts'

const crispbread = { product: 'rye-crispbread' }
const jam = { product: 'blueberry-jam' }

const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name })
const addButter = (page: Page) => button(page, 'Add Cultured butter to cart')
const butterLine = (page: Page) => line(page, 'Cultured butter')
const row = (page: Page, title: string) => page.locator('.cart-line').filter({ hasText: title })
const removal = (page: Page, title: string) => button(row(page, title), 'Remove')

// Crisps are sold in sixes at first, then in fours: before the shop has read its goods, which it remembers.
test.beforeEach(async ({ site }) => {
  await site.database.execute(
    `update products set min_qty = 6, step_qty = 4, max_qty = 20 where key = 'potato-crisps'`,
  )
})

test.describe('putting in', () => {
  test('[C11] nothing is asked of the server before there is a cart; a product goes into it from a list, once for a double click', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, '/en/products?search=butter')
    await expect(cartButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/api/cart'))).toEqual([])

    await addButter(page).dblclick()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
    await expect(toast(page, 'Added to cart')).toBeVisible()
    const cart = await savedCart(page)
    expect(cart.total_items).toBe(1)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('guest_session_id')))
      .toBe(cart.session_id)
    await addButter(page).click()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
    await expect.poll(async () => (await savedCart(page)).items.length).toBe(1)
  })

  test('[C05] [C07] what needs choosing leads from the list to its page, and goes into the cart with its options and quantity', async ({
    page,
  }) => {
    await open(page, '/en/products?search=farm%20cheese')
    await page.getByRole('link', { name: 'Choose options for Aged farm cheese' }).click()
    await expect(page).toHaveURL(/\/en\/products\/aged-farm-cheese$/u)
    await page.getByRole('radio', { name: 'Whole cheese, 800 g' }).check()
    await button(page.getByRole('main'), 'One more').click()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click()
    await expect(toast(page, 'Added to cart')).toBeVisible()
    await cartButton(page).click()
    const cheese = line(drawer(page), 'Aged farm cheese')
    await expect(cheese).toContainText('Size: Whole cheese, 800 g')
    await expect(cheese).toContainText('578,00')
    await expect(quantity(cheese)).toHaveValue('2')
  })

  test('[C07] goods that come in steps go into the cart with their least, then with a step more; too many become the most that can be had', async ({
    page,
  }) => {
    await open(page, '/en/products?search=crisps')
    const answer = await holdCalls(page, adds)
    const add = page.getByRole('button', { name: /^Add Potato crisps/u })
    await add.click()
    // Before the server has said so.
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 6 items')
    answer()
    await expect(toast(page, 'Added to cart')).toBeVisible()
    await add.click()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 10 items')
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(10)

    await cartButton(page).click()
    const crisps = line(drawer(page), 'Potato crisps')
    await quantity(crisps).fill('999')
    await quantity(crisps).press('Enter')
    await expect(toast(page, 'At most 18 can be ordered.')).toBeVisible()
    await expect(quantity(crisps)).toHaveValue('18')
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(18)
    await expect(button(crisps, 'One more')).toBeDisabled()
  })
})

test.describe('in the drawer', () => {
  // It slides in and out: what is done meanwhile is a part of it.
  test.use({ reducedMotion: 'no-preference' })

  test('[B05] [C13] [O01] it opens by keyboard, counts, gives the focus back, and says what is missing to the smallest order until nothing is', async ({
    page,
    site,
  }) => {
    const missing = (where: Locator) => where.getByText(/^Minimum order is/u)
    await fill(page, site, [butter])
    await open(page, '/en')
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
    await cartButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page).getByRole('heading', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(drawer(page).locator(':focus')).toHaveCount(1)
    await expect(missing(drawer(page))).toContainText('150,00')
    await expect(missing(drawer(page))).toContainText('86,00')
    const more = button(line(drawer(page), 'Cultured butter'), 'One more')
    await more.press('Enter')
    await expect(drawer(page).getByRole('heading', { name: 'Cart, 2 items' })).toBeVisible()
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(cartButton(page)).toBeFocused()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')

    await open(page, '/en/cart')
    await expect(missing(summary(page))).toContainText('22,00')
    await button(butterLine(page), 'One more').click()
    await expect(missing(summary(page))).toHaveCount(0)
  })

  test('[C13] the smallest quantity is 1, removing has its own button and is read out each time, and the way leads to the cart', async ({
    page,
    site,
  }) => {
    await setStock(site, crispbread.product, 20)
    await fill(page, site, [butter, juice, crispbread])
    await open(page, '/en')
    await cartButton(page).click()
    const told = drawer(page).getByRole('status').filter({ hasText: /^Cart/u })
    const first = line(drawer(page), 'Cultured butter')
    await expect(button(first, 'One less')).toBeDisabled()
    await button(first, 'Remove').click()
    await expect(first).toBeHidden()
    await expect(removal(page, 'Apple juice')).toBeFocused()
    await expect(told).toHaveText('Cart, 2 items')
    // The second within a moment.
    await page.keyboard.press('Enter')
    await expect(told).toHaveText('Cart, 1 item')
    await expect(toast(page, 'Item removed from cart')).toBeVisible()
    const onward = drawer(page).getByRole('link', { name: 'View cart and checkout' })
    const top = (await onward.boundingBox())?.y
    await expect
      .poll(async () => {
        const message = await page.locator('[data-sonner-toast]').first().boundingBox()
        return message && top && message.y + message.height <= top
      })
      .toBe(true)
    await onward.click()
    await expect(page).toHaveURL(/\/en\/cart$/u)
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('in a right-to-left page it comes from the other side', async ({ page, site }) => {
    await fill(page, site, [butter])
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/ar')
    await page.locator('.cart-button').click()
    await expect(drawer(page)).toBeVisible()
    await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0)
    expect(await drawer(page).evaluate((panel) => getComputedStyle(panel).direction)).toBe('rtl')
    await expect(drawer(page).getByText('64,00')).toHaveCount(2)
  })
})

test.describe('what is in it', () => {
  test('a full cart and its drawer have no faults, and nothing is wider than a small phone', async ({
    page,
    site,
  }) => {
    await fill(page, site, [
      { product: 'gift-box', selectedAttributes: { ribbon: 'red', wrapping: 'paper' } },
      { product: 'oat-drink', quantity: 6 },
    ])
    for (const [code, colorScheme] of [
      ['nb', 'light'],
      ['ar', 'dark'],
    ] as const)
      await test.step(`in ${code} and ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await open(page, `/${code}/cart`)
        await expect(page.locator('.cart-line [role=group]')).toHaveCount(2)
        await expectNoFaults(page)
        const { width = 0, height = 0 } = page.viewportSize() ?? {}
        await page.setViewportSize({ width: 320, height: 700 })
        const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(await needed(), code).toBe(320)
        await page.setViewportSize({ width, height })
        await open(page, `/${code}`)
        await page.locator('.cart-button').click()
        await expect(drawer(page).locator('[role=group]')).toHaveCount(2)
        await expectNoFaults(page)
      })
  })

  test('a changed price is shown until it was seen, and what is sold out by now says so', async ({
    page,
    site,
  }) => {
    await setStock(site, crispbread.product, 20)
    await fill(page, site, [{ product: 'flatbread' }, crispbread])
    await site.database.execute(
      `update products set shop_price_ore = shop_price_ore + 500 where key = 'flatbread'`,
    )
    await setStock(site, crispbread.product, 0)
    await reload(page)
    const soldOut = row(page, 'Wholegrain rye crispbread')
    await expect(soldOut).toContainText('is sold out.')
    await expect(quantity(soldOut)).toHaveCount(0)
    await expect(button(soldOut, 'Remove')).toBeVisible()
    const news = page.getByText(/^The price of Crisp flatbread changed from/u)
    await expect(news).toBeVisible()
    await button(page, 'I have seen it').click()
    await expect(news).toBeHidden()
    await expect
      .poll(async () => (await savedCart(page)).items.filter((each) => each.priceChanged))
      .toEqual([])
  })

  test('[C12] a cart that cannot be read is shown empty, with a sentence and a way to try again', async ({
    page,
    site,
  }) => {
    await fill(page, site, [butter])
    await page.route('**/api/cart', (route) => route.abort())
    await reload(page)
    await expect(page.getByRole('heading', { name: 'We cannot reach your cart' })).toBeVisible()
    await expect(butterLine(page)).toBeHidden()
    await page.unroute('**/api/cart')
    await button(page, 'Try again').click()
    await expect(butterLine(page)).toBeVisible()
  })

  test('it survives a browser that forbids storage, and one with nonsense in it', async ({
    page,
    site,
  }) => {
    await fill(page, site, [butter])
    await page.evaluate(() => localStorage.setItem('guest_session_id', '<img src=x>'))
    await reload(page)
    await expect(butterLine(page)).toBeVisible()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    })
    await reload(page)
    await button(butterLine(page), 'One more').click()
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the cart says that it needs them', async ({ page }) => {
    await page.goto('/en/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('The cart needs JavaScript.', { exact: false })).toBeVisible()
    await page.goto('/en')
    await expect(cartButton(page)).toHaveAttribute('href', '/en/cart')
  })
})

test.describe('changing', () => {
  test('ten clicks are one write', async ({ page, site }) => {
    await fill(page, site, [butter])
    await reload(page)
    const more = button(butterLine(page), 'One more')
    await more.waitFor()
    await holdClock(page)
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') writes.push(request.postData() ?? '')
    })
    for (let click = 0; click < 10; click += 1) {
      await more.evaluate((each: HTMLButtonElement) => each.click())
      await page.clock.runFor(20)
    }
    await page.clock.resume()
    await expect(quantity(butterLine(page))).toHaveValue('11')
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(11)
    expect(writes).toEqual(['{"quantity":11}'])
  })

  test('a quantity is typed and counted within its bounds, which are told, and the focus stays', async ({
    page,
    site,
  }) => {
    await fill(page, site, [{ ...butter, quantity: 2 }])
    await reload(page)
    const amount = quantity(butterLine(page))
    const type = async (typed: string, end = 'Enter') => {
      await amount.fill(typed)
      await amount.press(end)
    }
    await test.step('a number that is typed in another form stands there as it is saved', async () => {
      for (const typed of ['2e0', '002', '2.0'])
        for (const end of ['Enter', 'Tab', 'Escape']) {
          await type(typed, end)
          await expect(amount).toHaveValue('2')
        }
    })
    await test.step('whoever counts down to the least keeps the focus', async () => {
      const less = button(butterLine(page), 'One less')
      await less.press('Enter')
      await expect(amount).toHaveValue('1')
      await expect(less).toBeDisabled()
      await expect(less).toBeFocused()
      await less.press('Enter')
      await expect(amount).toHaveValue('1')
      await expect.poll(async () => (await savedCart(page)).total_items).toBe(1)
    })
    await test.step('a typed quantity is taken on Enter', async () => {
      await type('7')
      await expect(summary(page)).toContainText('448,00')
      await expect.poll(async () => (await savedCart(page)).total_items).toBe(7)
    })
    await test.step('more than can be ordered becomes what can be, and says so', async () => {
      await type('999')
      await expect(toast(page, 'At most 20 can be ordered.')).toBeVisible()
      await expect(amount).toHaveValue('20')
      await expect(amount).toBeFocused()
    })
    await test.step('whoever counts up to the most keeps the focus', async () => {
      await type('19')
      const more = button(butterLine(page), 'One more')
      await more.press('Enter')
      await expect(amount).toHaveValue('20')
      await expect(more).toBeDisabled()
      await expect(more).toBeFocused()
      await more.press('Enter')
      await expect.poll(async () => (await savedCart(page)).total_items).toBe(20)
      await expect(amount).toHaveValue('20')
    })
    await test.step('on the page of the product too few become the least', async () => {
      await butterLine(page).getByRole('link').click()
      // The address is another one before the page is: the cart has a quantity, too.
      await expect(page.getByRole('heading', { level: 1, name: 'Cultured butter' })).toBeVisible()
      await quantity(page.getByRole('main')).fill('0')
      await quantity(page.getByRole('main')).press('Tab')
      await expect(toast(page, 'At least 1 must be ordered.')).toBeVisible()
    })
  })

  test('a double click or a key held on Remove removes one line; whoever empties the cart finds the focus on what is left', async ({
    page,
    site,
  }) => {
    await setStock(site, crispbread.product, 20)
    await fill(page, site, [butter, juice, crispbread, jam])
    await reload(page)
    await expect(page.locator('.cart-line')).toHaveCount(4)
    await removal(page, 'Cultured butter').dblclick()
    await expect(toast(page, 'Item removed from cart')).toBeVisible()
    await expect(page.locator('.cart-line')).toHaveCount(3)
    await expect(removal(page, 'Apple juice')).toBeFocused()
    expect((await savedCart(page)).items).toHaveLength(3)

    await page.keyboard.down('Enter')
    await expect(removal(page, 'Wholegrain rye crispbread')).toBeFocused()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.locator('.cart-line')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(page.locator('.cart-line')).toHaveCount(1)

    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(page.getByRole('main').locator(':focus')).toContainText('See our products')
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'See our products' }),
    ).toBeFocused()
  })

  test('[C11] a removal and a clearing that are refused say so, and the focus stays with the cart; clearing asks once and says that it is done', async ({
    page,
    site,
  }) => {
    await fill(page, site, [butter, juice])
    await reload(page)
    const refusal = { code: 'forbidden', message: 'No.', retryable: false, ref: 'x' }
    await page.route(`${adds}**`, (route) => route.fulfill({ status: 403, json: refusal }))
    const question = page.getByRole('alertdialog')
    await button(butterLine(page), 'Remove').press('Enter')
    await expect(toast(page, 'Failed to remove item')).toBeVisible()
    await expect(butterLine(page)).toBeVisible()
    await expect(page.locator('main :focus')).toHaveCount(1)
    await button(page, 'Clear cart').press('Enter')
    await button(question, 'Clear cart').press('Enter')
    await expect(toast(page, 'Failed to clear cart')).toBeVisible()
    await expect(butterLine(page)).toBeVisible()
    await page.unroute(`${adds}**`)

    await button(page, 'Clear cart').click()
    await button(question, 'Cancel').click()
    await expect(question).toBeHidden()
    await expect(butterLine(page)).toBeVisible()
    expect((await savedCart(page)).items).toHaveLength(2)
    await button(page, 'Clear cart').click()
    await button(question, 'Clear cart').click()
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await expect(toast(page, 'Cart cleared')).toBeVisible()
    expect((await savedCart(page)).items).toEqual([])
  })

  test('a change that is refused for its stock is taken back with the reason; whoever counts what is sold out by now finds the focus on its removal', async ({
    page,
    site,
  }) => {
    await setStock(site, 'heather-honey', 20)
    await setStock(site, crispbread.product, 20)
    const areRead = readingsOf(page)
    await fill(page, site, [{ product: 'heather-honey' }, juice, crispbread])
    await reload(page)
    const [honey, bread] = [row(page, 'Heather honey'), row(page, 'Wholegrain rye crispbread')]
    await expect(honey).toBeVisible()
    // A reading that came later would know of the stock.
    await areRead()
    await setStock(site, 'heather-honey', 1)
    await button(honey, 'One more').click()
    await expect(toast(page, 'Only 1 of Heather honey left.')).toBeVisible()
    await expect(quantity(honey)).toHaveValue('1')
    // It is read anew: what is left is the most that can be had.
    await expect(button(honey, 'One more')).toBeDisabled()

    await areRead()
    await setStock(site, crispbread.product, 0)
    await button(bread, 'One more').press('Enter')
    await expect(bread).toContainText('is sold out.')
    await expect(button(bread, 'Remove')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bread).toHaveCount(0)
    await expect(removal(page, 'Apple juice')).toBeFocused()
  })
})

test.describe('between tabs', () => {
  test('two tabs stay in step, also in what one saved while the answers to an add of the other were lost', async ({
    page,
    context,
    site,
  }) => {
    await setStock(site, crispbread.product, 20)
    await fill(page, site, [juice, crispbread, jam])
    await reload(page)
    const other = await context.newPage()
    await open(other, '/en/cart')
    await test.step('a quantity', async () => {
      await expect(quantity(row(other, 'Apple juice'))).toHaveValue('1')
      await button(row(page, 'Apple juice'), 'One more').click()
      await expect(quantity(row(other, 'Apple juice'))).toHaveValue('2')
      await expect(cartButton(other)).toHaveAccessibleName('Cart, 4 items')
    })
    await test.step('where another tab removes the line that has the focus, the next one gets it', async () => {
      await quantity(row(page, 'Wholegrain rye crispbread')).focus()
      await removal(other, 'Wholegrain rye crispbread').click()
      await expect(row(page, 'Wholegrain rye crispbread')).toHaveCount(0)
      await expect(removal(page, 'Blueberry jam')).toBeFocused()
    })
    await open(page, '/en/products?search=butter')
    await page.mouse.move(200, 200)
    await messagesAreLoaded(page)
    await loseAnswers(page)
    await addButter(page).click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    await quantity(row(other, 'Apple juice')).fill('5')
    await quantity(row(other, 'Apple juice')).press('Enter')
    await expect.poll(async () => (await savedCart(other)).total_items).toBe(7)
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 7 items')
    await page.unrouteAll({ behavior: 'wait' })
    await expect(toast(page, 'Added to cart')).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 7 items')
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 7 items')
    await expect(quantity(row(other, 'Apple juice'))).toHaveValue('5')
  })

  test('a tab that reads the cart after a lost answer hides nothing that another one saves meanwhile', async ({
    page,
    context,
    site,
  }) => {
    await fill(page, site, [juice, butter])
    await reload(page)
    const other = await context.newPage()
    await open(other, '/en/cart')
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 2 items')
    const { promise: isLate, resolve: answer } = Promise.withResolvers<void>()
    let isRead = false
    await page.route(changes, (route) => route.abort())
    await button(butterLine(page), 'One more').click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    await page.route('**/api/cart', async (route) => {
      const response = await route.fetch()
      isRead = true
      await isLate
      await route.fulfill({ response })
    })
    await page.unroute(changes)
    await expect.poll(() => isRead).toBe(true)
    await button(line(other, 'Apple juice'), 'One more').click()
    // Either it waits for its turn, or the other tab took it as saved.
    await expect
      .poll(async () => {
        const waiting = await other.evaluate(async () => (await navigator.locks.query()).pending)
        return waiting?.length || (await savedCart(other)).total_items > 3
      })
      .toBeTruthy()
    answer()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 4 items')
    await expect(cartButton(other)).toHaveAccessibleName('Cart, 4 items')
    await expect(quantity(line(other, 'Apple juice'))).toHaveValue('2')
  })
})

test.describe('where answers are lost', () => {
  test('an add without a connection is kept, and made once when it is back', async ({
    page,
    context,
  }) => {
    await open(page, '/en/products?search=butter')
    const keys: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '')
    })
    await page.mouse.move(200, 200)
    await messagesAreLoaded(page)
    await context.setOffline(true)
    await addButter(page).click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
    await context.setOffline(false)
    await expect(toast(page, 'Added to cart')).toBeVisible()
    expect((await savedCart(page)).total_items).toBe(1)
    expect(new Set(keys).size).toBe(1)
  })

  test('an add whose answer was lost is counted once, however often the cart is read meanwhile, and is not an order for two', async ({
    page,
    site,
  }) => {
    await fill(page, site, [juice])
    await open(page, '/en/products?search=butter')
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
    await page.mouse.move(200, 200)
    await messagesAreLoaded(page)
    await loseAnswers(page)
    await addButter(page).click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    const isRead = page.waitForResponse('**/api/cart')
    await cartButton(page).click()
    await isRead
    await expect(drawer(page)).toBeVisible()
    await expect(quantity(line(drawer(page), 'Cultured butter'))).toHaveCount(0)
    await expect(drawer(page)).toContainText('Cultured butter')
    expect((await savedCart(page)).total_items).toBe(2)
    await page.unrouteAll({ behavior: 'wait' })
    await expect(quantity(line(drawer(page), 'Cultured butter'))).toHaveValue('1')
    await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
    expect((await savedCart(page)).total_items).toBe(2)
  })

  test('[C11] what could not be saved for 30 s is taken back, with what is kept and what to do', async ({
    page,
  }) => {
    const kept = page.getByText('What was in your cart is still there. Try again in a moment.')
    const failsAt = async (told: string) => {
      await page.clock.runFor(500)
      await expect(toast(page, 'Not saved, retrying')).toBeVisible()
      await page.clock.fastForward(31_000)
      await expect(toast(page, told)).toBeVisible()
      await expect(kept).toBeVisible()
    }
    await page.clock.install()
    await open(page, '/en/products?search=butter')
    await test.step('a first add of a visitor, for whom no cart could be made', async () => {
      await page.route(adds, (route) => route.abort())
      await addButter(page).click()
      await failsAt('Failed to create cart')
      await expect(page.getByText('Failed to add item to cart')).toHaveCount(0)
      await expect(cartButton(page)).toHaveAccessibleName('Cart')
    })
    await test.step('an add', async () => {
      await page.unroute(adds)
      await addButter(page).click()
      await expect(toast(page, 'Added to cart')).toBeVisible()
      await page.route(adds, (route) => route.abort())
      await addButter(page).click()
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 items')
      await failsAt('Failed to add item to cart')
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
    })
    await cartButton(page).click()
    const inDrawer = line(drawer(page), 'Cultured butter')
    await expect(quantity(inDrawer)).toHaveValue('1')
    await page.route(changes, (route) => route.abort())
    await test.step('a quantity', async () => {
      await button(inDrawer, 'One more').click()
      await failsAt('Failed to update quantity')
      await expect(quantity(inDrawer)).toHaveValue('1')
    })
    await test.step('a removal', async () => {
      await button(inDrawer, 'Remove').click()
      await failsAt('Failed to remove item')
      await expect(quantity(inDrawer)).toHaveValue('1')
    })
  })

  test('[C02] a quantity that waits for its answer while its owner signs in is saved in their cart', async ({
    page,
    site,
  }) => {
    await fill(page, site, [butter])
    await signUp(page, site, 'ventende@example.no')
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 item')
    await page.route(changes, (route) => route.abort())
    await cartButton(page).click()
    await button(line(drawer(page), 'Cultured butter'), 'One more').click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    await page.keyboard.press('Escape')
    await button(page, 'Confirm and sign in').click()
    await expect(toast(page, '1 item merged from your guest cart')).toBeVisible()
    await page.unroute(changes)
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
    await cartButton(page).click()
    await expect(quantity(line(drawer(page), 'Cultured butter'))).toHaveValue('2')
  })
})

test.describe('when the page is left', () => {
  test('a quantity is saved though its page is left at once', async ({ page, context, site }) => {
    await fill(page, site, [butter])
    let saved = 1
    for (const [how, address] of [
      ['reloaded', ''],
      ['left for another language', '/ar/cart'],
      ['left for another site', 'about:blank'],
    ] as const)
      await test.step(how, async () => {
        await open(page, '/en/cart')
        await expect(quantity(butterLine(page))).toHaveValue(String(saved))
        const isElsewhere = page.waitForEvent('load')
        await button(butterLine(page), 'One more').evaluate((more: HTMLButtonElement, address) => {
          more.click()
          if (address) location.assign(address)
          else location.reload()
        }, address)
        await isElsewhere
        saved += 1
        const other = await context.newPage()
        await open(other, '/en/products')
        await expect.poll(async () => (await savedCart(other)).total_items, how).toBe(saved)
        await other.close()
      })
  })

  test('a change that could not be saved is shown and saved after a reload, under the same key', async ({
    page,
    site,
  }) => {
    await fill(page, site, [butter])
    await reload(page)
    await expect(quantity(butterLine(page))).toHaveValue('1')
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') keys.push(request.headers()['idempotency-key'])
    })
    await page.route(changes, (route) => route.abort())
    await button(butterLine(page), 'One more').click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    await expect(page.locator('.cart-note', { hasText: 'Not saved, retrying' })).toBeVisible()
    await reload(page)
    await expect(quantity(butterLine(page))).toHaveValue('2')
    expect((await savedCart(page)).total_items).toBe(1)
    await page.unroute(changes)
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(2)
    await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
    await expect(quantity(butterLine(page))).toHaveValue('2')
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })

  test('a page that is restored shows the cart as it is now, and does not send again what the page in between has saved and changed', async ({
    page,
    site,
  }) => {
    await fill(page, site, [butter])
    await reload(page)
    await expect(quantity(butterLine(page))).toHaveValue('1')
    await goOn(page, site, 3)
    await goBack(page)
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 3 items')
    await expect(quantity(butterLine(page))).toHaveValue('3')

    await page.route(changes, (route) => route.abort())
    await button(butterLine(page), 'One more').click()
    await expect(toast(page, 'Not saved, retrying')).toBeVisible()
    await goOn(page, site, 6)
    await goBack(page)
    const sent: (string | null)[] = []
    page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postData()))
    await page.unroute(changes)
    await expect(quantity(butterLine(page))).toHaveValue('6')
    await expect(page.getByText('Not saved, retrying')).toHaveCount(0)
    await button(butterLine(page), 'One more').click()
    await expect.poll(async () => (await savedCart(page)).total_items).toBe(7)
    expect(sent).toEqual(['{"quantity":7}'])
  })
})

test.describe('its messages', () => {
  // They come and go with motion, and are swiped.
  test.use({ reducedMotion: 'no-preference' })

  test('[G01] pointer and keyboard hold a message, a resting pointer 5 s beyond its time; it goes once it is swiped 20 px, and comes back before that', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '/nb/shop')
    const tellOne = async () => {
      const add = { name: /^Legg .+ i handlekurven$/u }
      await page.getByRole('main').getByRole('button', add).first().click()
      await passUntil(page, standing(page), 20)
      await page.keyboard.press('Escape')
    }
    await tellOne()
    await standing(page).hover()
    // From here on time goes by as this test says, however slow the machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.clock.runFor(6000)
    await expect(standing(page)).toHaveCount(1)
    await page.clock.runFor(6000)
    await expect(standing(page)).toHaveCount(0)
    await page.mouse.move(0, 0)

    // The one before is still on its way out.
    await tellOne()
    await page.clock.runFor(500)
    await expect(standing(page)).toHaveCount(1)
    await standing(page).focus()
    await page.mouse.move(0, 0)
    await standing(page).blur()
    await standing(page).focus()
    await page.clock.runFor(20_000)
    await expect(standing(page)).toHaveCount(1)
    await standing(page).blur()
    await page.clock.runFor(6000)
    await expect(standing(page)).toHaveCount(0)

    await tellOne()
    await drag(page, 17)
    await page.clock.runFor(100)
    await expect(standing(page)).toHaveCount(1)
    // As a busy browser does by the first swipe: the next one begins in selected letters.
    await standing(page).evaluate((message) => getSelection()?.selectAllChildren(message))
    await drag(page, 24)
    await page.clock.runFor(1000)
    await expect(standing(page)).toHaveCount(0)
  })

  test('[G01] of the messages to those who work here three are seen, each for 4 s', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await editing(page, site, '/nb/faq')
    await (await openText(page, 'faq.title')).fill('Spør oss om ost')
    // From here on time goes by as this test says, however slow the machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    for (let time = 1; time <= 4; time += 1) await pencilOf(page, 'faq.lede').press('Enter')
    await page.clock.runFor(100)
    await expect(standing(page)).toHaveCount(4)
    await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(3)
    await page.clock.runFor(3500)
    await expect(standing(page)).toHaveCount(4)
    await page.clock.runFor(1500)
    await expect(standing(page)).toHaveCount(0)
  })
})
