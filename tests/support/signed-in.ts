import type { BrowserContext } from '@playwright/test'
import { appConfig } from '#config'
import { nodePasswordHasher } from '#server/platform/password-hasher.node.ts'
import { newPerson, type Person } from './people.ts'
import type { Site } from './site.ts'

export const goodPassword = 'tre kuer på ei bru'

/** Signs somebody new in on this browser. */
export async function signedIn(
  context: BrowserContext,
  site: Pick<Site, 'url' | 'database'>,
  wanted: Parameters<typeof newPerson>[1] = {},
): Promise<Person> {
  const person = await newPerson(site.database, wanted)
  await keepCookie(context, site.url, { name: appConfig.sessionCookie, value: person.secret })
  // What the browser keeps after a sign-in, so that its pages ask who it is.
  await context.addInitScript(() => localStorage.setItem('signed-in', '1'))
  return person
}

/** Gives this browser a cookie as the site sets its own. */
export async function keepCookie(
  context: BrowserContext,
  url: string,
  cookie: { name: string; value: string },
): Promise<void> {
  await context.addCookies([
    {
      ...cookie,
      // Browsers take a cookie of this kind over http on localhost; the one who sets it here has to say https.
      url: url.replace('http:', 'https:'),
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ])
}

/** Gives a person a password. */
export async function givePassword(site: Site, { id }: Person): Promise<void> {
  await site.database.execute({
    sql: 'update users set password_hash = ? where id = ?',
    args: [await nodePasswordHasher().hash(goodPassword), id],
  })
}

/** Somebody with a password who is not signed in anywhere near. */
export async function customer(site: Site): Promise<Person> {
  const person = await newPerson(site.database)
  await givePassword(site, person)
  return person
}
