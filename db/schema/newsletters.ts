import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  deliveryStates,
  leavingWays,
  newsletterStatuses,
  pauseReasons,
  subscriberSources,
  subscriberStatuses,
  subscriptionStatuses,
} from '#domain/newsletters.ts'
import { audited, flag, id } from './columns.ts'
import { languages } from './languages.ts'
import { factories } from './settings.ts'
import { users } from './users.ts'

/** What people subscribe to. Its name and description are texts of the page `newsletter`: `list.{key}.title` and `.text`. */
export const newsletterLists = sqliteTable(
  'newsletter_lists',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    key: text('key').notNull(),
    /** The one that the forms of the site subscribe to. */
    isDefault: flag('is_default').notNull().default(false),
    /** False once it takes no new subscribers; those that it has keep what they agreed to. */
    isOpen: flag('is_open').notNull().default(true),
    sortOrder: integer('sort_order').notNull(),
    ...audited(),
  },
  (t) => [
    uniqueIndex('newsletter_lists_key').on(t.factoryId, t.key),
    uniqueIndex('newsletter_lists_default')
      .on(t.factoryId)
      .where(sql`is_default = 1`),
  ],
)

/** One newsletter. Its texts are those of the page `letter-{id}` (`subject`, `preheader`), its blocks that page's sections. */
export const newsletters = sqliteTable(
  'newsletters',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** In the address of its web page: 128 random bits. */
    shareableUrl: text('shareable_url').notNull().unique(),
    /** What its editors call it. */
    title: text('title').notNull(),
    status: text('status', { enum: newsletterStatuses }).notNull(),
    listId: text('list_id')
      .notNull()
      .references(() => newsletterLists.id),
    /** Only to subscribers who read these languages; null: to all. */
    languageCodes: text('language_codes', { mode: 'json' }).$type<string[]>(),
    /** Empty: the factory's. */
    fromName: text('from_name').notNull().default(''),
    replyTo: text('reply_to').notNull().default(''),
    /** Once it is sent, it stands in the archive. */
    isPublic: flag('is_public').notNull().default(true),
    /** Before that, its web page answers to who has the link. */
    isDraftShared: flag('is_draft_shared').notNull().default(false),
    /** Epoch ms, as all times here. */
    sendAt: integer('send_at'),
    /** When its mails were rendered and its receivers fixed. */
    startedAt: integer('started_at'),
    finishedAt: integer('finished_at'),
    pauseReason: text('pause_reason', { enum: pauseReasons }),
    /** What was seen when it was last resumed: the share of bounces is of what was sent since. */
    triedBefore: integer('tried_before').notNull().default(0),
    bouncedBefore: integer('bounced_before').notNull().default(0),
    /** When the last test of it was sent. */
    testSentAt: integer('test_sent_at'),
    ...audited(),
  },
  (t) => [
    index('newsletters_due').on(t.status, t.sendAt),
    index('newsletters_factory').on(t.factoryId, t.createdAt),
  ],
)

/** A newsletter as it is sent in one language; in it stands a mark where each mail has its subscriber's token. */
export const newsletterEditions = sqliteTable(
  'newsletter_editions',
  {
    newsletterId: text('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    renderedAt: integer('rendered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.newsletterId, t.languageCode] })],
)

/** An address that newsletters go to, or that must never get one again. */
export const subscribers = sqliteTable(
  'subscribers',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** In the shape in which addresses are compared. */
    email: text('email').notNull(),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    status: text('status', { enum: subscriberStatuses }).notNull(),
    /** Opens the preferences: it travels in mails to this address alone. */
    publicToken: text('public_token').notNull().unique(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: subscriberSources }).notNull(),
    /** Soft bounces since the last mail that arrived. */
    softBounces: integer('soft_bounces').notNull().default(0),
    blockedAt: integer('blocked_at'),
    ...audited(),
  },
  (t) => [
    uniqueIndex('subscribers_email').on(t.factoryId, t.email),
    index('subscribers_user').on(t.userId),
  ],
)

/** What a subscriber has agreed to, list by list, with the proof of it. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    subscriberId: text('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    listId: text('list_id')
      .notNull()
      .references(() => newsletterLists.id),
    status: text('status', { enum: subscriptionStatuses }).notNull(),
    /** Which wording was agreed to, and in which language it was read. */
    consentVersion: text('consent_version').notNull(),
    consentLanguage: text('consent_language').notNull(),
    askedAt: integer('asked_at').notNull(),
    /** SHA-256 of the network address with the subscriber's id: it proves one, and gives none away. */
    ipHash: text('ip_hash').notNull(),
    confirmedAt: integer('confirmed_at'),
    confirmedIpHash: text('confirmed_ip_hash'),
    /** SHA-256 of the secret in the link that confirms it. It stays while the link holds: pressed twice, it is one confirmation. */
    confirmHash: text('confirm_hash').unique(),
    confirmSentAt: integer('confirm_sent_at'),
    unsubscribedAt: integer('unsubscribed_at'),
    unsubscribedHow: text('unsubscribed_how', { enum: leavingWays }),
  },
  (t) => [
    primaryKey({ columns: [t.subscriberId, t.listId] }),
    index('subscriptions_list').on(t.listId, t.status),
    index('subscriptions_pending')
      .on(t.askedAt)
      .where(sql`status = 'pending'`),
  ],
)

/** One mail of a newsletter to one subscriber. It outlives the subscriber, without their address, so that the figures stay true. */
export const newsletterDeliveries = sqliteTable(
  'newsletter_deliveries',
  {
    id: id(),
    newsletterId: text('newsletter_id')
      .notNull()
      .references(() => newsletters.id, { onDelete: 'cascade' }),
    subscriberId: text('subscriber_id').references(() => subscribers.id, { onDelete: 'set null' }),
    languageCode: text('language_code').notNull(),
    state: text('state', { enum: deliveryStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is next tried; of one that is being sent, when its sender is given up. */
    dueAt: integer('due_at').notNull(),
    sentAt: integer('sent_at'),
    /** When its state last changed. */
    at: integer('at').notNull(),
    /** What the mail server answered, without the address: `550`, `timeout`. */
    answer: text('answer').notNull().default(''),
    /** True once its receiver left by it. */
    hasLeft: flag('has_left').notNull().default(false),
  },
  (t) => [
    uniqueIndex('newsletter_deliveries_once').on(t.newsletterId, t.subscriberId),
    index('newsletter_deliveries_due').on(t.newsletterId, t.state, t.dueAt),
    index('newsletter_deliveries_subscriber').on(t.subscriberId),
  ],
)

/** What the mail provider has told us of a mail, once each. */
export const bounceEvents = sqliteTable('bounce_events', {
  /** As the provider names it. */
  id: text('id').primaryKey(),
  at: integer('at').notNull(),
})

/** How the last run of a job went. */
export const jobRuns = sqliteTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: integer('started_at').notNull(),
  /** Null while it runs, and where its worker ended under it. */
  finishedAt: integer('finished_at'),
  /** The kind of fault that ended it; empty where it went well. */
  fault: text('fault').notNull().default(''),
  /** How many runs in a row have failed. */
  failures: integer('failures').notNull().default(0),
})
