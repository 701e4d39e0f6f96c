import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { accountTokens, users } from '#db/schema/index.ts'
import { type TokenPurpose, tokenLifeMs } from '#domain/accounts.ts'
import { newId } from '#domain/ids.ts'
import { type AccountMessageKind, queuedFor } from '#server/features/outbox/message.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { isUnconfirmed } from '#server/features/privacy/unconfirmed.queries.ts'

type Build = Database['build']

export interface Asked {
  factoryId: string
  /** The address as `emailKeyOf` writes it. */
  emailKey: string
  now: number
}

interface Link extends Asked {
  secret: string
  /** SHA-256 of the secret. */
  secretHash: string
}

export interface SignedUp {
  email: string
  name: string
  languageCode: string
  passwordHash: string
}

/**
 * All of these are the same statements for every address: whether it has an account decides inside the database alone, so
 * that neither their number nor an answer tells.
 */

/**
 * The statements of a sign-up: a new account waits for its confirmation (mail A1), one that waits already takes this name, and
 * the owner of a confirmed one gets mail A8, with nothing changed. The password waits in its link alone. Where another link
 * is open nobody knows which of the two sign-ups is the owner's: then none of them confirms a password, and who opens one chooses.
 */
export function signUpStatements(
  build: Build,
  link: Link,
  { email, name, languageCode, passwordHash }: SignedUp,
): Statement[] {
  const { factoryId, emailKey, now } = link
  const typed = { name, languageCode, updatedAt: now }
  const account = build
    .insert(users)
    .values({
      id: newId(),
      factoryId,
      email,
      emailKey,
      status: 'active',
      createdAt: now,
      ...typed,
    })
    .onConflictDoUpdate({
      target: [users.factoryId, users.emailKey],
      set: { ...typed, rev: sql`${users.rev} + 1` },
      setWhere: isUnconfirmed,
    })
  return [
    statementOf(account),
    emptiedLinks(build, link),
    tokenFor(build, link, {
      purpose: 'confirm',
      to: isUnconfirmed,
      entityId: sql`case when exists (${openLinks(link)}) then null else ${passwordHash} end`,
    }),
    messageTo(build, link, { kind: 'A1', to: isUnconfirmed, secret: link.secret }),
    messageTo(build, link, { kind: 'A8', to: isConfirmed }),
  ]
}

/**
 * The statements that mail a confirmation (A1) once more where the address waits for one. It carries the password of the sign-up
 * that is open, or none: then who opens it chooses.
 */
export function confirmationStatements(build: Build, link: Link): Statement[] {
  return [
    tokenFor(build, link, {
      purpose: 'confirm',
      to: isUnconfirmed,
      entityId: sql`(${openLinks(link)} limit 1)`,
    }),
    messageTo(build, link, { kind: 'A1', to: isUnconfirmed, secret: link.secret }),
  ]
}

/** The statements that mail a link for a new password (A2) where the address has an account. */
export function recoveryStatements(build: Build, link: Link): Statement[] {
  return [
    tokenFor(build, link, { purpose: 'reset', to: isActive, entityId: sql`null` }),
    messageTo(build, link, { kind: 'A2', to: isActive, secret: link.secret }),
  ]
}

const isActive = sql`${users.status} = 'active'`
const isConfirmed = sql`${isActive} and ${users.emailVerifiedAt} is not null`

/** The passwords of a person's open confirmations: the same in all of them. The person is the row of `users` around it. */
function openLinks({ now }: Link): SQL {
  return sql`select pending.entity_id from ${accountTokens} pending where pending.user_id = ${users}.id
    and pending.purpose = 'confirm' and pending.spent_at is null and pending.expires_at > ${now}`
}

/** The statement that takes the passwords out of what an address that waits was mailed before. */
function emptiedLinks(build: Build, { factoryId, emailKey }: Link): Statement {
  const waiting = build
    .select({ id: users.id })
    .from(users)
    .where(and(ofAddress(factoryId, emailKey), isUnconfirmed))
  return statementOf(
    build
      .update(accountTokens)
      .set({ entityId: null })
      .where(and(eq(accountTokens.purpose, 'confirm'), inArray(accountTokens.userId, waiting))),
  )
}

function tokenFor(
  build: Build,
  { factoryId, emailKey, secretHash, now }: Link,
  token: { purpose: TokenPurpose; to: SQL; entityId: SQL },
): Statement {
  const { purpose, to, entityId } = token
  return statementOf(
    build.insert(accountTokens).select(
      build
        .select({
          id: sql<string>`${secretHash}`.as('id'),
          userId: sql<string>`${users.id}`.as('user_id'),
          purpose: sql<TokenPurpose>`${purpose}`.as('purpose'),
          email: sql<string>`${users.email}`.as('email'),
          entityId: (entityId as SQL<string | null>).as('entity_id'),
          createdAt: sql<number>`${now}`.as('created_at'),
          expiresAt: sql<number>`${now + tokenLifeMs[purpose]}`.as('expires_at'),
          spentAt: sql<number | null>`null`.as('spent_at'),
        })
        .from(users)
        .where(and(ofAddress(factoryId, emailKey), to)),
    ),
  )
}

function messageTo(
  build: Build,
  { factoryId, emailKey, secretHash, now }: Link,
  message: { kind: AccountMessageKind; to: SQL; secret?: string },
): Statement {
  const { to, ...about } = message
  const receivers = sql`select ${users.email} as recipient, ${users.languageCode} as language_code, ${users.id} as user_id
    from ${users} where ${and(ofAddress(factoryId, emailKey), to)}`
  return queuedFor(build, { ...about, factoryId, entityId: secretHash, at: now }, receivers)
}

function ofAddress(factoryId: string, emailKey: string): SQL | undefined {
  return and(eq(users.factoryId, factoryId), eq(users.emailKey, emailKey))
}
