import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { userStatuses } from '#domain/accounts.ts'
import { audited, id } from './columns.ts'
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

/** The person that a row belongs to, and goes with. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
