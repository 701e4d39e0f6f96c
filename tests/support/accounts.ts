import type { TestApi, Visitor } from './api.ts'

export const goodPassword = 'regn over fjorden 7'

export interface Account {
  email: string
  password: string
  name: string
}

/** Somebody who has no account yet. */
export function newcomer(change: Partial<Account> = {}): Account {
  const email = `${crypto.randomUUID()}@example.no`
  return { email, password: goodPassword, name: 'Kari Prøve', ...change }
}

/** What was mailed to an address, the newest first: its kind and the secret of its link. */
export async function mailsTo(
  { database }: TestApi,
  email: string,
): Promise<{ kind: string; secret: string }[]> {
  const { rows } = await database.execute({
    sql: 'select kind, payload from outbox where recipient = ? order by rowid desc',
    args: [email],
  })
  return rows.map(({ kind, payload }) => ({
    kind: String(kind),
    secret: (JSON.parse(String(payload)) as { secret?: string }).secret ?? '',
  }))
}

/** The secret of the newest mail of a kind. */
export async function mailedSecret(api: TestApi, email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(api, email)).find((each) => each.kind === kind)
  if (!mail) throw new Error(`no ${kind} was mailed to ${email}`)
  return mail.secret
}

/** An account that is confirmed and signed out, made through the front door by a browser that is not seen again. */
export async function confirmedAccount(
  api: TestApi,
  change: Partial<Account> = {},
): Promise<Account> {
  const account = newcomer(change)
  const visitor = api.visitor()
  await visitor.send('POST', '/api/auth/sign-up', account)
  const token = await mailedSecret(api, account.email, 'A1')
  const confirmed = await visitor.send('POST', '/api/auth/confirm', { token })
  if (!confirmed.ok) throw new Error(`the account was not confirmed: ${confirmed.status}`)
  return account
}

export function signIn(visitor: Visitor, { email, password }: Account): Promise<Response> {
  return visitor.send('POST', '/api/auth/sign-in', { email, password })
}

/** Counts the hashes that the API makes from here on; the real hasher still makes them. */
export function countHashes({ platform }: TestApi): { hashes: number } {
  const work = { hashes: 0 }
  const { passwords } = platform
  platform.passwords = {
    hash: (password) => {
      work.hashes += 1
      return passwords.hash(password)
    },
    isRight: (encoded, password) => {
      work.hashes += 1
      return passwords.isRight(encoded, password)
    },
  }
  return work
}
