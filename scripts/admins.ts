import type { Client } from '@libsql/client/http'
import { emailKeyOf, tokenLifeMs } from '#domain/accounts.ts'
import { newId, newSecret, sha256Hex } from '#domain/ids.ts'
import type { AdminRole } from '#domain/permissions.ts'

export interface WantedAdmin {
  email: string
  name: string
  role: AdminRole
}

export type MadeAdmin =
  | { ok: true; languageCode: string; secret: string; isNew: boolean }
  | { ok: false; reason: string }

/**
 * Makes somebody an admin, or gives them another role: all in one batch. Answers with the secret of a link by which they choose
 * their password, once, within the hour. An account that took the address without confirming it loses it, and open sessions end.
 */
export async function makeAdmin(client: Client, wanted: WantedAdmin): Promise<MadeAdmin> {
  const place = await placeOf(client)
  if (!place) return { ok: false, reason: 'There is no factory in this database yet.' }
  const now = Date.now()
  const secret = newSecret()
  const key = emailKeyOf(wanted.email)
  const before = await personBefore(client, place.factoryId, key)
  const values = {
    ...place,
    ...wanted,
    key,
    now,
    userId: before?.userId ?? newId(),
    tokenId: await sha256Hex(secret),
    expiresAt: now + tokenLifeMs.reset,
    data: JSON.stringify({ role: wanted.role, before: before?.role ?? 'none' }),
  }
  const [, admin] = await client.batch(
    [
      { sql: person, args: pick(values, person) },
      { sql: admins, args: pick({ ...values, adminId: newId() }, admins) },
      ...[spentLinks, link, endedSessions].map((sql) => ({ sql, args: pick(values, sql) })),
      { sql: audit, args: pick({ ...values, auditId: newId() }, audit) },
    ],
    'write',
  )
  if (admin?.rowsAffected === 1)
    return { ok: true, languageCode: place.languageCode, secret, isNew: !before }
  const isLocked = before !== undefined && before.status !== 'active'
  return {
    ok: false,
    reason: isLocked ? 'This account is locked.' : 'There must be at least one owner.',
  }
}

/** The factory of this database, and the language that its links open in. */
export async function placeOf(client: Client) {
  const { rows } = await client.execute(
    `select factories.id as factory, (select code from languages where is_default = 1) as language
      from factories where is_active = 1 order by created_at limit 1`,
  )
  const [row] = rows
  if (!row) return undefined
  return { factoryId: String(row['factory']), languageCode: String(row['language'] ?? 'nb') }
}

async function personBefore(client: Client, factoryId: string, key: string) {
  const { rows } = await client.execute({
    sql: `select users.id, users.status, admins.role from users
      left join admins on admins.user_id = users.id and admins.is_active = 1
      where users.factory_id = ? and users.email_key = ?`,
    args: [factoryId, key],
  })
  const [row] = rows
  if (!row) return undefined
  const { id, status, role } = row
  return { userId: String(id), status: String(status), role: role === null ? null : String(role) }
}

/** An address that nobody has confirmed may have been taken by a stranger, whose password must open nothing. */
const person = `insert into users
    (id, factory_id, email, email_key, email_verified_at, name, language_code, status, created_at, updated_at)
  values (:userId, :factoryId, :email, :key, :now, :name, :languageCode, 'active', :now, :now)
  on conflict (factory_id, email_key) do update set
    name = case when email_verified_at is null then excluded.name else name end,
    password_hash = case when email_verified_at is null then null else password_hash end,
    email_verified_at = coalesce(email_verified_at, excluded.email_verified_at),
    updated_at = excluded.updated_at
  where status = 'active'`

/** Not for the only owner who is left, unless it is to stay one. */
const admins = `insert into admins (id, factory_id, user_id, role, is_active, created_at, updated_at)
  select :adminId, :factoryId, users.id, :role, 1, :now, :now from users
  where users.factory_id = :factoryId and users.email_key = :key and users.status = 'active'
    and (
      :role = 'owner'
      or not exists (
        select 1 from admins where user_id = users.id and role = 'owner' and is_active = 1
      )
      or exists (
        select 1 from admins join users as others on others.id = admins.user_id
        where admins.factory_id = :factoryId and admins.role = 'owner' and admins.is_active = 1
          and others.status = 'active' and others.id <> users.id
      )
    )
  on conflict (user_id) do update set
    role = excluded.role, is_active = 1, rev = rev + 1, updated_at = excluded.updated_at`

/** True once the person has the role: what follows happens with it or not at all. */
const hasRole = `exists (select 1 from admins
  where user_id = :userId and role = :role and is_active = 1 and updated_at = :now)`

const spentLinks = `update account_tokens set spent_at = :now
  where user_id = :userId and purpose in ('confirm', 'reset') and spent_at is null and ${hasRole}`

const link = `insert into account_tokens (id, user_id, purpose, email, created_at, expires_at)
  select :tokenId, :userId, 'reset', :email, :now, :expiresAt where ${hasRole}`

const endedSessions = `delete from sessions where user_id = :userId and ${hasRole}`

const audit = `insert into audit_log
    (id, factory_id, at, actor_id, role, action, entity, entity_id, data, request_id)
  select :auditId, :factoryId, :now, null, 'operator', 'role_changed', 'user', :userId, :data, 'admin:create'
  where ${hasRole}`

/** The values that a statement names: the server refuses others. */
export function pick(values: Record<string, string | number>, sql: string) {
  const names = new Set([...sql.matchAll(/:(\w+)/gu)].map(([, name]) => name ?? ''))
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}
