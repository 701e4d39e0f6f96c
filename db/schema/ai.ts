import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { aiJobStates, aiTasks, draftStates, useOutcomes } from '#domain/ai.ts'
import type { LockDifference } from '#domain/locked-words.ts'
import { flag, id } from './columns.ts'
import { languages } from './languages.ts'
import { factories } from './settings.ts'
import { users } from './users.ts'

const ofFactory = () =>
  text('factory_id')
    .notNull()
    .references(() => factories.id)

/** What a factory has left of a month's credits: a row is made with its first call. */
export const aiCredits = sqliteTable(
  'ai_credits',
  {
    factoryId: ofFactory(),
    /** `2026-11`, in UTC. */
    month: text('month').notNull(),
    left: integer('left').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.factoryId, t.month] }),
    check('ai_credits_left', sql`${t.left} >= 0`),
  ],
)

/** One call of a model: what it was for and what it came to. What was asked and answered is not kept. */
export const aiUses = sqliteTable(
  'ai_uses',
  {
    id: id(),
    factoryId: ofFactory(),
    /** Null once the person is erased, and of what a job asks whose starter was. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    task: text('task', { enum: aiTasks }).notNull(),
    isTrial: flag('is_trial').notNull(),
    /** The text or picture that it is about: `about/lede`; empty of a trial. */
    subject: text('subject').notNull().default(''),
    languageCode: text('language_code').notNull(),
    model: text('model').notNull(),
    month: text('month').notNull(),
    /** Taken beforehand; what was not needed is given back. */
    credits: integer('credits').notNull(),
    outcome: text('outcome', { enum: useOutcomes }).notNull(),
    /** Of a failure its kind; of a refusal what differs. */
    detail: text('detail').notNull().default(''),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    firstMs: integer('first_ms'),
    totalMs: integer('total_ms'),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [
    index('ai_uses_created').on(t.factoryId, t.createdAt),
    index('ai_uses_running').on(t.outcome, t.createdAt),
  ],
)

/** What a model proposes for a text, one at a time: nobody but those who write sees it. */
export const aiDrafts = sqliteTable(
  'ai_drafts',
  {
    factoryId: ofFactory(),
    /** As the registry of texts addresses it. */
    page: text('page').notNull(),
    key: text('key').notNull(),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    task: text('task', { enum: aiTasks }).notNull(),
    /** Rises with every draft of this text. */
    rev: integer('rev').notNull().default(1),
    /** The text's own `rev` when it was made: what is saved over must be what was there then. */
    textRev: integer('text_rev').notNull(),
    /** SHA-256 of the words that it was made from, in hex: whether they are still those. */
    sourceHash: text('source_hash').notNull(),
    /** The same words, so that accepting it says which. */
    sourceValue: text('source_value').notNull(),
    value: text('value').notNull(),
    differences: text('differences', { mode: 'json' }).$type<LockDifference[]>().notNull(),
    state: text('state', { enum: draftStates }).notNull(),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by'),
    acceptedBy: text('accepted_by'),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.page, t.key, t.languageCode] })],
)

/** A whole language that is drafted, some texts each minute. */
export const aiJobs = sqliteTable(
  'ai_jobs',
  {
    factoryId: ofFactory(),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    rev: integer('rev').notNull().default(1),
    state: text('state', { enum: aiJobStates }).notNull(),
    /** Why it has halted. */
    detail: text('detail').notNull().default(''),
    total: integer('total').notNull(),
    drafted: integer('drafted').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    startedAt: integer('started_at').notNull(),
    startedBy: text('started_by'),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.languageCode] })],
)
