import { decodeBase32IgnorePadding } from '@oslojs/encoding'
import { generateHOTP } from '@oslojs/otp'
import { sha256Hex } from '#domain/ids.ts'
import type { Enrolment, RecoveryCodes } from '#domain/second-factor.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { type Person, callerOf } from './people.ts'

export const password = 'a long test password'

const stepMs = 30_000
const heldStep = Math.floor(Date.now() / stepMs)

/** Holds the API's clock in the middle of a step of 30 s: a code stays what it is for the whole test. */
export function holdClock(api: TestApi): void {
  api.platform.now = () => (heldStep + 0.5) * stepMs
}

/** The code that an app with this secret shows while the clock is held, or some steps away from then. */
export function codeOf(secret: string, stepsAway = 0): string {
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
  owner: Visitor,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await owner.send('POST', '/api/account/totp', { password })
  const { secret } = (await begun.json()) as Enrolment
  const confirmed = await owner.send('POST', '/api/account/totp/confirm', { code: codeOf(secret) })
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
