import type { ErrorBody } from '#domain/errors.ts'
import type { Session } from '#domain/session.schema.ts'
import type { TestApi, Visitor } from './api.ts'

/** Asks one of the routes of signing in. */
export function post(visitor: Visitor, path: string, body: unknown = {}): Promise<Response> {
  return visitor.send('POST', `/api/auth/${path}`, body)
}

/** Why a call was refused. */
export async function codeOf(response: Response) {
  return ((await response.json()) as ErrorBody).code
}

/** The session of a caller, as their page is told it. */
export async function sessionOf(caller: Visitor): Promise<Session> {
  return (await (await caller.get('/api/session')).json()) as Session
}

/** The address of who is signed in; undefined where nobody is. */
export async function userOf(visitor: Visitor): Promise<string | undefined> {
  return (await sessionOf(visitor)).user?.email
}

/** A person's row, by their address. */
export async function rowOf({ database }: TestApi, { email }: { email: string }) {
  const { rows } = await database.execute({
    sql: 'select * from users where email_key = ?',
    args: [email],
  })
  return rows[0]
}

/** How often the log tells that this was done by a person, or to them. */
export async function timesLogged(
  api: TestApi,
  account: { email: string },
  action: string,
): Promise<number> {
  const id = String((await rowOf(api, account))?.['id'])
  const { rows } = await api.database.execute({
    sql: `select count(*) as n from audit_log where action = ? and (actor_id = ? or entity_id = ?)`,
    args: [action, id, id],
  })
  return Number(rows[0]?.['n'])
}
