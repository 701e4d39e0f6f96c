import { and, eq, type SQL, sql } from 'drizzle-orm'
import { accountTokens, users } from '#db/schema/index.ts'
import { type TokenPurpose, tokenLifeMs } from '#domain/accounts.ts'
import { newId } from '#domain/ids.ts'
import { type AccountMessageKind, queuedFor } from '#server/features/outbox/message.queries.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

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
 * that neither their number nor an answer tells (ledger U01).
 */

/**
 * The statements of a sign-up: a new account waits for its confirmation (mail A1), one that waits already takes this name and
 * password too, and the owner of a confirmed one is told (mail A8), with nothing changed.
 */
export function signUpStatements(
  build: Build,
  link: Link,
  { email, name, languageCode, passwordHash }: SignedUp,
): Statement[] {
  const { factoryId, emailKey, now } = link
  const typed = { name, languageCode, passwordHash, updatedAt: now }
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
    ...confirmationStatements(build, link, passwordHash),
    messageTo(build, link, { kind: 'A8', to: isConfirmed }),
  ]
}

/**
 * The statements that mail a confirmation (A1) where the address waits for one. A link confirms the password that was chosen
 * with it, so that nobody confirms what a stranger typed for their address.
 */
export function confirmationStatements(
  build: Build,
  link: Link,
  passwordHash: string | null = null,
): Statement[] {
  return [
    tokenFor(build, link, { purpose: 'confirm', to: isUnconfirmed, entityId: passwordHash }),
    messageTo(build, link, { kind: 'A1', to: isUnconfirmed, secret: link.secret }),
  ]
}

/** The statements that mail a link for a new password (A2) where the address has an account. */
export function recoveryStatements(build: Build, link: Link): Statement[] {
  return [
    tokenFor(build, link, { purpose: 'reset', to: isActive, entityId: null }),
    messageTo(build, link, { kind: 'A2', to: isActive, secret: link.secret }),
  ]
}

const isActive = sql`${users.status} = 'active'`
const isConfirmed = sql`${isActive} and ${users.emailVerifiedAt} is not null`
const isUnconfirmed = sql`${isActive} and ${users.emailVerifiedAt} is null`

function tokenFor(
  build: Build,
  { factoryId, emailKey, secretHash, now }: Link,
  token: { purpose: TokenPurpose; to: SQL; entityId: string | null },
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
          entityId: sql<string | null>`${entityId}`.as('entity_id'),
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
  const { to, ...told } = message
  const receivers = sql`select ${users.email} as recipient, ${users.languageCode} as language_code, ${users.id} as user_id
    from ${users} where ${and(ofAddress(factoryId, emailKey), to)}`
  return queuedFor(build, { ...told, factoryId, entityId: secretHash, at: now }, receivers)
}

function ofAddress(factoryId: string, emailKey: string): SQL | undefined {
  return and(eq(users.factoryId, factoryId), eq(users.emailKey, emailKey))
}
