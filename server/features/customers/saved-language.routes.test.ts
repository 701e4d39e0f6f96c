import { expect, test } from 'vitest'
import { appConfig } from '#config'
import { type Account, confirmedAccount, signIn } from '#tests/support/accounts.ts'
import { useApi } from '#tests/support/api.ts'

const api = useApi()
const cookie = appConfig.languageCookie

async function accountIn(languageCode: string): Promise<Account> {
  const account = await confirmedAccount(api)
  await api.database.execute({
    sql: 'update users set language_code = ? where email_key = ?',
    args: [languageCode, account.email],
  })
  return account
}

const languageCookies = (response: Response) =>
  response.headers.getSetCookie().filter((header) => header.startsWith(`${cookie}=`))

test('[L01] [D10] the saved language follows its person to a browser that has chosen none', async () => {
  const visitor = api.visitor()
  const [kept, ...more] = languageCookies(await signIn(visitor, await accountIn('pl')))
  expect(more).toEqual([])
  // The page's own script must be able to write over it.
  expect(kept).toBe(`${cookie}=pl; Max-Age=31536000; Path=/; SameSite=Lax`)
  expect(visitor.cookies.get(cookie)).toBe('pl')
})

test('[D10] what was chosen in the browser stays', async () => {
  const visitor = api.visitor()
  visitor.cookies.set(cookie, 'uk')
  expect(languageCookies(await signIn(visitor, await accountIn('pl')))).toEqual([])
})

test('[L01] a language that the site no longer speaks is not kept', async () => {
  expect(languageCookies(await signIn(api.visitor(), await accountIn('sv')))).toEqual([])
})

test('a refused sign-in tells nothing of the language', async () => {
  const account = await accountIn('pl')
  const refused = await signIn(api.visitor(), { ...account, password: 'not this one' })
  expect(refused.status).toBe(401)
  expect(languageCookies(refused)).toEqual([])
})
