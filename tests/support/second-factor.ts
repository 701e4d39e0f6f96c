import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { generateHOTP } from '@oslojs/otp'
import { sha256Hex } from '#domain/ids.ts'
import type { Enrolment, RecoveryCodes, Security } from '#domain/second-factor.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { type Person, callerOf } from './people.ts'

export const password = 'a long test password'

const stepMs = 30_000
/** Where the file at hand holds its clock. */
let heldStep = 0

/** Holds the API's clock in the middle of a step of 30 s: a code stays what it is for the whole test. */
export function holdClock(api: TestApi): void {
  heldStep = Math.floor(Date.now() / stepMs)
  api.platform.now = () => (heldStep + 0.5) * stepMs
}

/** The code that an app with this secret shows while the clock is held, or some steps away from then. */
export function appCode(secret: string, stepsAway = 0): string {
  return codeAt(secret, heldStep + stepsAway)
}

/** The code that an app with this secret shows at this very moment. */
export function codeNow(secret: string): string {
  return codeAt(secret, Math.floor(Date.now() / stepMs))
}

function codeAt(secret: string, step: number): string {
  return generateHOTP(decodeBase32IgnorePadding(secret), BigInt(step), 6)
}

/** Someone signed in, with a password. */
export async function newOwner(
  api: TestApi,
  role: 'customer' | 'owner' = 'customer',
): Promise<Visitor & { person: Person }> {
  const caller = await callerOf(api, role, { hasSecondFactor: false })
  if (!caller.person) throw new Error('a visitor owns nothing')
  await api.database.execute({
    sql: 'update users set password_hash = ? where id = ?',
    args: [await api.platform.passwords.hash(password), caller.person.id],
  })
  return { ...caller, person: caller.person }
}

/** Adds an authenticator app to the caller's account, the way its panel does. */
export async function addTotp(
  { platform }: TestApi,
  owner: Visitor,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await owner.send('POST', '/api/account/totp', { password })
  const { secret } = (await begun.json()) as Enrolment
  const code = codeAt(secret, Math.floor(platform.now() / stepMs))
  const confirmed = await owner.send('POST', '/api/account/totp/confirm', { code })
  if (!confirmed.ok) throw new Error(await confirmed.text())
  return { secret, ...((await confirmed.json()) as RecoveryCodes) }
}

/** The ticket of a person whose password was right just now. */
export async function ticketOf(api: TestApi, { id }: Person): Promise<string> {
  const ticket = crypto.randomUUID()
  await api.database.execute({
    sql: `insert into auth_challenges (id, purpose, challenge, user_id, expires_at)
      values (?, 'second_factor', '', ?, ?)`,
    args: [await sha256Hex(ticket), id, Date.now() + 5 * 60_000],
  })
  return ticket
}

/** Ends a sign-in of this person, whose password was right, from a browser that is new. */
export async function signInWith(
  api: TestApi,
  person: Person,
  body: object,
): Promise<Response & { visitor: Visitor }> {
  const visitor = api.visitor()
  const ticket = await ticketOf(api, person)
  const response = await visitor.send('POST', '/api/auth/second-factor', { ticket, ...body })
  return Object.assign(response, { visitor })
}

/** Forgets which codes were used, so that a test need not wait half a minute. */
export async function forgetSteps({ database }: TestApi, { id }: Person): Promise<void> {
  await database.execute({ sql: 'update users set totp_last_step = 0 where id = ?', args: [id] })
}

/** What the caller's security page shows. */
export async function securityOf(owner: Visitor): Promise<Security> {
  return (await (await owner.get('/api/account/security')).json()) as Security
}

/** What was done by a person, or to them, as the audit log has it. */
export async function auditOf({ database }: TestApi, person: Person): Promise<unknown[]> {
  const { rows } = await database.execute({
    sql: `select action from audit_log where actor_id = ?1 or entity_id = ?1 order by at, id`,
    args: [person.id],
  })
  return rows.map(({ action }) => action)
}
