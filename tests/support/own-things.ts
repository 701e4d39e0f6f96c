import { expect, type Page } from '@playwright/test'
import { newShopper, productId } from './shopper.ts'
import type { Site } from './site.ts'

/** Saves an address for the signed-in customer: it is called Cabin, and is the default. */
export async function saveAddress(page: Page, site: Site, change: object = {}): Promise<void> {
  const answer = await page.context().request.post(`${site.url}/api/account/addresses`, {
    headers: { origin: site.url, 'idempotency-key': crypto.randomUUID() },
    data: {
      label: 'Cabin',
      name: 'Ingrid Solheim',
      phone: '40000000',
      street: 'Strandgaten 12',
      postcode: '5003',
      city: 'Bergen',
      isDefault: true,
      ...change,
    },
  })
  expect(answer.status()).toBe(201)
}

/** An order of three glasses of jam by a guest who is not seen again; its public token. */
export async function guestOrder(site: Site): Promise<string> {
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 3)
  const { token } = (await (await shopper.order()).json()) as { token: string }
  return token
}

/** The same, which belongs to this person from now on. */
export async function ownOrder(site: Site, userId: string): Promise<string> {
  const token = await guestOrder(site)
  await site.database.execute({
    sql: 'update orders set user_id = ?, guest_hash = null where public_token = ?',
    args: [userId, token],
  })
  return token
}

/** The first value that the database answers, as text. */
export async function valueOf(site: Site, sql: string, ...args: string[]): Promise<string> {
  const { rows } = await site.database.execute({ sql, args })
  return String(rows[0]?.[0] ?? '')
}
