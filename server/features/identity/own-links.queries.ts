import { and, eq, sql } from 'drizzle-orm'
import { accountTokens, users } from '#db/schema/index.ts'
import { type TokenPurpose, tokenLifeMs } from '#domain/accounts.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** A secret that a person who is signed in asked for, mailed to an address. */
export interface OwnLink {
  /** SHA-256 of the secret. */
  secretHash: string
  userId: string
  purpose: TokenPurpose
  email: string
  now: number
}

/** The statement that lets a mailed secret open what it is for; it belongs to the batch that queues the mail. */
export function issuedLink(build: Database['build'], link: OwnLink): Statement {
  const { secretHash, userId, purpose, email, now } = link
  return statementOf(
    build.insert(accountTokens).select(
      sql`select ${secretHash}, ${users.id}, ${purpose}, ${email}, null, ${now}, ${now + tokenLifeMs[purpose]}, null
        from ${users} where ${and(eq(users.id, userId), eq(users.status, 'active'))}`,
    ),
  )
}
