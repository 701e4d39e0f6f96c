import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { tokenPurposes } from '#domain/accounts.ts'
import { flag, id } from './columns.ts'
import { userId, users } from './users.ts'

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of what the cookie holds. */
    id: id(),
    userId: userId(),
    createdAt: integer('created_at').notNull(),
    /** Moves on with use; `endsAt` does not. */
    expiresAt: integer('expires_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    secondFactorAt: integer('second_factor_at'),
    /** Browser and system in two words: what a person knows the session by. */
    device: text('device').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires').on(t.expiresAt)],
)

/** Secrets that were mailed: each opens one thing, once. */
export const accountTokens = sqliteTable(
  'account_tokens',
  {
    /** SHA-256 of the secret. */
    id: id(),
    userId: userId(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** The address that it was mailed to. */
    email: text('email').notNull(),
    /** What it is about, where the purpose needs more than the person: of a confirmation the hash of the password that it confirms. */
    entityId: text('entity_id'),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    spentAt: integer('spent_at'),
  },
  (t) => [
    index('account_tokens_user').on(t.userId, t.purpose),
    index('account_tokens_expires').on(t.expiresAt),
  ],
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's own id, base64url. */
    id: id(),
    userId: userId(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: text('transports', { mode: 'json' }).$type<string[]>().notNull(),
    name: text('name').notNull(),
    isBackedUp: flag('is_backed_up').notNull(),
    createdAt: integer('created_at').notNull(),
    lastUsedAt: integer('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)

/** What a browser was asked to sign, or what a half-done sign-in waits for: used once, within minutes. */
export const authChallenges = sqliteTable(
  'auth_challenges',
  {
    /** SHA-256 of the secret that the browser holds. */
    id: id(),
    purpose: text('purpose', {
      enum: [
        'passkey_new',
        'passkey_use',
        'second_factor',
        'totp_new',
        'order_claim',
        'order_email',
        'seller_email',
      ],
    }).notNull(),
    challenge: text('challenge').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('auth_challenges_expires').on(t.expiresAt)],
)

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
    spentAt: integer('spent_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Who has shown that they read what is sent to an address, by typing a code that was mailed there. */
export const emailProofs = sqliteTable(
  'email_proofs',
  {
    /** SHA-256 of who has shown it, of which factory's site, and of which address. */
    id: id(),
    provenAt: integer('proven_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('email_proofs_expires').on(t.expiresAt)],
)

/** How often something was tried within a window: the key names who tried what, never in clear. */
export const tries = sqliteTable(
  'tries',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** The window's end; from then on the count begins anew. */
    until: integer('until').notNull(),
  },
  (t) => [index('tries_until').on(t.until)],
)

/** Browsers that a person has signed in from, by the hash of a cookie: strangers' tries do not count against them. */
export const knownBrowsers = sqliteTable(
  'known_browsers',
  {
    userId: userId(),
    browserHash: text('browser_hash').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.browserHash] })],
)
