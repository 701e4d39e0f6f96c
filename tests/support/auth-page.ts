import { expect, type Page } from '@playwright/test'
import type { Session } from '#domain/session.schema.ts'
import { open } from './open-page.ts'
import type { Site } from './site.ts'

export const typedPassword = 'fjellvann og nystekt brød'

export const authField = (page: Page, name: string) => page.locator(`main input[name="${name}"]`)
export const authSubmit = (page: Page) => page.locator('main form button[type="submit"]')
export const userMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/u })

/** The mail is read where it waits: rendered or not, its link is in it. */
export async function mailedToken(site: Site, kind: string, email: string): Promise<string> {
  let token = ''
  await expect
    .poll(async () => {
      const { rows } = await site.database.execute({
        sql: 'select payload from outbox where kind = ? and recipient = ? order by created_at desc, id desc limit 1',
        args: [kind, email],
      })
      const text = String(rows[0]?.['payload'] ?? '')
      token = /callback#([\w-]+)|"secret":"([\w-]+)"/u.exec(text)?.slice(1).find(Boolean) ?? ''
      return token
    })
    .not.toBe('')
  return token
}

/** Signs up and follows the mailed link up to its button. */
export async function signUp(page: Page, site: Site, email: string): Promise<void> {
  await open(page, '/en/auth?view=sign-up')
  await authField(page, 'name').fill('Ingrid Solheim')
  await authField(page, 'email').fill(email)
  await authField(page, 'password').fill(typedPassword)
  await authSubmit(page).click()
  await expect(page.getByRole('heading', { name: 'Look in your mailbox' })).toBeFocused()
  await open(page, `/en/auth/callback#${await mailedToken(site, 'A1', email)}`)
}

/** Confirms, and waits for the page that follows. */
export async function confirmAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm and sign in' }).click()
  await atHome(page)
}

/** The address is there before the page, and a menu that is opened meanwhile closes with the page before. */
export async function atHome(page: Page): Promise<void> {
  await expect(page.locator('.hero')).toBeVisible()
}

/** Fills in the form of the sign-in and sends it. */
export async function signIn(page: Page, email: string, secret = typedPassword): Promise<void> {
  // A page that is left for the sign-in may have a field for the e-mail, too: none but the sign-in has one for the password.
  await authField(page, 'password').fill(secret)
  await authField(page, 'email').fill(email)
  await authSubmit(page).click()
}

/** Who is signed in on this browser, as the server sees it. */
export const sessionOf = async (page: Page): Promise<Session> =>
  (await (await page.request.get('/api/session')).json()) as Session
