import { type Browser, expect, type Page } from '@playwright/test'
import { newPerson } from './people.ts'
import { pictureOf } from './pictures.ts'
import { givePassword, signedIn } from './signed-in.ts'
import type { Site } from './site.ts'

/** Somebody who works here, by a name of their own. */
export async function colleague(site: Site, name: string) {
  const person = await newPerson(site.database, { role: 'editor' })
  await site.database.execute({
    sql: 'update users set name = ? where id = ?',
    args: [name, person.id],
  })
  return person
}

export async function signedInOwner(page: Page, site: Site) {
  const owner = await signedIn(page.context(), site, { role: 'owner' })
  await givePassword(site, owner)
  return owner
}

/** Takes the link of an invitation's mail, chooses a password and signs in. */
export async function expectInvited(browser: Browser, site: Site, email: string): Promise<void> {
  const { rows } = await site.database.execute({
    sql: "select payload from outbox where kind = 'A5' and recipient = ?",
    args: [email],
  })
  const { secret } = JSON.parse(String(rows[0]?.['payload'])) as { secret: string }
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage()
  await guest.goto(`/en/auth/callback#${secret}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('You are invited')
  await guest.getByLabel('New password').fill('skog og hav i mars 9')
  await guest.getByRole('button', { name: 'Save the password' }).click()
  await guest.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await guest.getByLabel('E-mail').fill(email)
  await guest.locator('input[name=password]').fill('skog og hav i mars 9')
  await guest.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(guest).not.toHaveURL(/\/auth/u)
  await guest.goto('/en/admin')
  await expect(guest.locator('.ws-panels')).toContainText('Editor')
  await guest.context().close()
}

/** Sends a file past the form of the library, and answers its id. */
export async function sendPicture(page: Page, name: string): Promise<string> {
  const bytes = await pictureOf('png', { width: 31, height: 30 })
  return page.evaluate(
    async ({ sent, fileName }) => {
      const answer = await fetch('/api/admin/media', {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'x-file-name': fileName },
        body: new Uint8Array(sent),
      })
      return ((await answer.json()) as { id: string }).id
    },
    { sent: [...bytes], fileName: name },
  )
}
