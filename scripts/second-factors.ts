import type { Client } from '@libsql/client/http'
import { emailKeyOf, tokenLifeMs } from '#domain/accounts.ts'
import { newId, newSecret, sha256Hex } from '#domain/ids.ts'
import { pick, placeOf } from './admins.ts'

export type FactorReset =
  | { ok: true; languageCode: string; secret: string }
  | { ok: false; reason: string }

/**
 * Takes a person's authenticator app, passkeys and recovery codes away and ends their sessions, all in one batch with its row in
 * the audit log. Answers with the secret of a link to a new password, used once, within the hour. The password stays until then.
 */
export async function resetSecondFactor(client: Client, email: string): Promise<FactorReset> {
  const place = await placeOf(client)
  if (!place) return { ok: false, reason: 'There is no factory in this database yet.' }
  const now = Date.now()
  const secret = newSecret()
  const values = {
    factoryId: place.factoryId,
    key: emailKeyOf(email),
    now,
    tokenId: await sha256Hex(secret),
    expiresAt: now + tokenLifeMs.reset,
    auditId: newId(),
  }
  // The audit row comes first: what it counts is still there.
  const statements = [audit, ...removals, withoutApp, spentLinks, link]
  const [noted] = await client.batch(
    statements.map((sql) => ({ sql, args: pick(values, sql) })),
    'write',
  )
  if (noted?.rowsAffected !== 1) return { ok: false, reason: 'There is no account to open there.' }
  return { ok: true, languageCode: place.languageCode, secret }
}

const who = `(select id from users
  where factory_id = :factoryId and email_key = :key and status = 'active')`

const audit = `insert into audit_log
    (id, factory_id, at, actor_id, role, action, entity, entity_id, data, request_id)
  select :auditId, :factoryId, :now, null, 'operator', 'second_factor_off', 'user', id,
    json_object(
      'app', totp_confirmed_at is not null,
      'passkeys', (select count(*) from passkeys where user_id = users.id)
    ), 'admin:reset-factor'
  from users where id = ${who}`

/** What waits for an answer goes too: a half-done sign-in, an app that was shown its secret. */
const removals = ['passkeys', 'recovery_codes', 'auth_challenges', 'sessions'].map(
  (table) => `delete from ${table} where user_id = ${who}`,
)

/** The last step stays: a code of the past opens nothing later. */
const withoutApp = `update users set totp_secret = null, totp_confirmed_at = null, rev = rev + 1, updated_at = :now
  where id = ${who}`

const spentLinks = `update account_tokens set spent_at = :now
  where user_id = ${who} and purpose = 'reset' and spent_at is null`

const link = `insert into account_tokens (id, user_id, purpose, email, created_at, expires_at)
  select :tokenId, id, 'reset', email, :now, :expiresAt from users where id = ${who}`
