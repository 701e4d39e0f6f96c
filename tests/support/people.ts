import type { Client } from '@libsql/client/http'
import { appConfig } from '#config'
import { sessionLife } from '#domain/accounts.ts'
import { newId, sha256Hex } from '#domain/ids.ts'
import { type AdminRole, isAdminRole, type Role } from '#domain/permissions.ts'
import type { TestApi, Visitor } from './api.ts'
import { makeSeller } from './sellers.ts'

export interface Person {
  id: string
  email: string
  /** What the session cookie holds. */
  secret: string
}

interface Wanted {
  role?: 'customer' | AdminRole
  email?: string
  isActiveAdmin?: boolean
  hasSecondFactor?: boolean
  /** Of a translator: the languages that they may write in; all where this is left out. */
  languages?: string[]
}

/** Someone who has signed in, written straight into the database: signing in itself is tested elsewhere. */
export async function newPerson(database: Client, wanted: Wanted = {}): Promise<Person> {
  const { role = 'customer', isActiveAdmin = true, hasSecondFactor = true, languages } = wanted
  const id = newId()
  const email = wanted.email ?? `${id}@example.no`
  const secret = `secret-${newId()}`
  const now = Date.now()
  const factory = '(select id from factories order by created_at limit 1)'
  const life = sessionLife[isAdminRole(role) ? 'admin' : 'customer']
  await database.batch(
    [
      {
        sql: `insert into users (id, factory_id, email, email_key, email_verified_at, name, language_code, status, created_at, updated_at)
          values (?, ${factory}, ?, ?, ?, 'Kari Prøve', 'nb', 'active', ?, ?)`,
        args: [id, email, email.toLowerCase(), now, now, now],
      },
      {
        sql: `insert into sessions (id, user_id, created_at, expires_at, ends_at, last_seen_at, second_factor_at, device)
          values (?, ?, ?, ?, ?, ?, ?, 'Test')`,
        args: [
          await sha256Hex(secret),
          id,
          now,
          now + life.idleMs,
          now + life.wholeMs,
          now,
          hasSecondFactor ? now : null,
        ],
      },
      ...(isAdminRole(role)
        ? [
            {
              sql: `insert into admins (id, factory_id, user_id, role, is_active, languages, created_at, updated_at)
                values (?, ${factory}, ?, ?, ?, ?, ?, ?)`,
              args: [
                newId(),
                id,
                role,
                isActiveAdmin,
                languages ? JSON.stringify(languages) : null,
                now,
                now,
              ],
            },
          ]
        : []),
    ],
    'write',
  )
  return { id, email, secret }
}

/** A caller who is signed in as someone new of a role; a visitor where it is `visitor`. */
export async function callerOf(
  api: TestApi,
  role: Extract<Role, 'visitor' | 'customer' | 'seller' | AdminRole>,
  wanted: Omit<Wanted, 'role'> = {},
): Promise<Visitor & { person?: Person }> {
  const caller = api.visitor()
  if (role === 'visitor') return caller
  const isSeller = role === 'seller'
  const person = await newPerson(api.database, { ...wanted, role: isSeller ? 'customer' : role })
  if (isSeller) await makeSeller(api.database, { user_id: person.id })
  caller.cookies.set(appConfig.sessionCookie, person.secret)
  return { ...caller, person }
}
