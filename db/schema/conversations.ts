import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { sql } from 'drizzle-orm'
import { contactForms, contactTopics, conversationStatuses } from '#domain/conversations.ts'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'

/** Somebody has written to the factory by a form of the site; it is answered by e-mail. */
export const conversations = sqliteTable(
  'conversations',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    number: text('number').notNull(),
    form: text('form', { enum: contactForms }).notNull(),
    topic: text('topic', { enum: contactTopics }).notNull(),
    status: text('status', { enum: conversationStatuses }).notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** As it was typed; whether there is such an order is another question. */
    orderNumber: text('order_number').notNull().default(''),
    languageCode: text('language_code').notNull(),
    userId: text('user_id'),
    guestHash: text('guest_hash'),
    assignedTo: text('assigned_to'),
    /** When the last message was written, by either side. */
    lastAt: integer('last_at').notNull(),
    searchText: text('search_text').notNull(),
    rev: integer('rev').notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('conversations_number').on(t.factoryId, t.number),
    index('conversations_status').on(t.factoryId, t.status, t.lastAt),
    index('conversations_email').on(t.factoryId, t.email),
    index('conversations_user').on(t.userId),
  ],
)

/** What was written, by either side, and the notes that only those who work here read: never changed. */
export const conversationMessages = sqliteTable(
  'conversation_messages',
  {
    id: id(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    author: text('author', { enum: ['sender', 'staff'] }).notNull(),
    authorName: text('author_name').notNull(),
    userId: text('user_id'),
    text: text('text').notNull(),
    isInternal: flag('is_internal').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('conversation_messages_conversation').on(t.conversationId, t.createdAt)],
)

/** What a sender sends along: kept under its hash, and read by those who answer. */
export const conversationFiles = sqliteTable(
  'conversation_files',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** Null until the message is sent; what is never sent is cleaned away. */
    conversationId: text('conversation_id').references(() => conversations.id, {
      onDelete: 'cascade',
    }),
    /** Who uploaded it: only they can send it along. */
    holder: text('holder').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('conversation_files_conversation').on(t.conversationId),
    index('conversation_files_key').on(t.storageKey),
    index('conversation_files_unsent')
      .on(t.createdAt)
      .where(sql`conversation_id is null`),
  ],
)

/** A text that an answer begins with: to a quote, or to a message. */
export const replyTemplates = sqliteTable(
  'reply_templates',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    use: text('use', { enum: ['quotes', 'conversations'] }).notNull(),
    name: text('name').notNull(),
    languageCode: text('language_code').notNull(),
    text: text('text').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('reply_templates_name').on(t.factoryId, t.use, t.languageCode, t.name)],
)

/** Proofs of work that were taken, so that none is taken twice; forgotten when they would be too old anyway. */
export const spentProofs = sqliteTable(
  'spent_proofs',
  {
    /** The signature of its challenge. */
    signature: text('signature').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('spent_proofs_expires').on(t.expiresAt)],
)
