import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { adminRoles } from '#domain/permissions.ts'
import { tokenPurposes, userStatuses } from '#domain/accounts.ts'
import { audited, flag, id } from './columns.ts'
import { products } from './catalog.ts'
import { factories } from './settings.ts'

/** Everyone who can sign in. What an erased person leaves is a row without words, so that what points to it stays whole. */
export const users = sqliteTable(
  'users',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    email: text('email').notNull(),
    /** The address in lower case: one account each. */
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: integer('email_verified_at'),
    /** argon2id, in its own encoded form. */
    passwordHash: text('password_hash'),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    languageCode: text('language_code').notNull(),
    status: text('status', { enum: userStatuses }).notNull(),
    /** Base32. It counts once `totpConfirmedAt` is set. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: integer('totp_confirmed_at'),
    /** The last step of 30 s that a code was taken from: none opens twice. */
    totpLastStep: integer('totp_last_step').notNull().default(0),
    ...audited(),
  },
  (t) => [uniqueIndex('users_email').on(t.factoryId, t.emailKey)],
)

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

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
      enum: ['passkey_new', 'passkey_use', 'second_factor', 'totp_new', 'order_claim'],
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

/** Who works for the factory, and as what. */
export const admins = sqliteTable(
  'admins',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    userId: userId().unique(),
    role: text('role', { enum: adminRoles }).notNull(),
    /** The languages that they may write in; null is all. */
    languages: text('languages', { mode: 'json' }).$type<string[]>(),
    isActive: flag('is_active').notNull(),
    ...audited(),
  },
  (t) => [index('admins_factory').on(t.factoryId, t.role)],
)

export const addresses = sqliteTable(
  'addresses',
  {
    id: id(),
    userId: userId(),
    label: text('label').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    isDefault: flag('is_default').notNull(),
    ...audited(),
  },
  (t) => [
    index('addresses_user').on(t.userId, t.createdAt),
    uniqueIndex('addresses_default')
      .on(t.userId)
      .where(sql`${t.isDefault} = 1`),
  ],
)

export const savedLists = sqliteTable(
  'saved_lists',
  { id: id(), userId: userId(), name: text('name').notNull(), ...audited() },
  (t) => [index('saved_lists_user').on(t.userId, t.createdAt)],
)

export const savedListItems = sqliteTable(
  'saved_list_items',
  {
    id: id(),
    listId: text('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    optionsKey: text('options_key').notNull(),
    selectedAttributes: text('selected_attributes', { mode: 'json' })
      .$type<Record<string, unknown>>()
      .notNull(),
    quantity: integer('quantity').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_list_items_line').on(t.listId, t.productId, t.optionsKey),
    check('saved_list_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Append-only: each yes and no of a person, with the wording that they saw. */
export const consents = sqliteTable(
  'consents',
  {
    id: id(),
    userId: userId(),
    purpose: text('purpose').notNull(),
    isGiven: flag('is_given').notNull(),
    wording: text('wording').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [index('consents_user').on(t.userId, t.purpose, t.at)],
)

/** Append-only: every sign-in, denial and change of rights, and who did it. No names, addresses or secrets. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: id(),
    factoryId: text('factory_id').notNull(),
    at: integer('at').notNull(),
    actorId: text('actor_id'),
    role: text('role').notNull(),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    data: text('data', { mode: 'json' })
      .$type<Record<string, string | number | boolean>>()
      .notNull(),
    requestId: text('request_id').notNull(),
  },
  (t) => [
    index('audit_log_at').on(t.factoryId, t.at),
    index('audit_log_entity').on(t.entity, t.entityId, t.at),
    index('audit_log_actor').on(t.actorId, t.at),
  ],
)
