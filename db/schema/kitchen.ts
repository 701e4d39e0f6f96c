import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { audited, flag, id } from './columns.ts'
import { restaurants } from './restaurants.ts'
import { users } from './users.ts'

const restaurantId = () =>
  text('restaurant_id')
    .notNull()
    .references(() => restaurants.id, { onDelete: 'cascade' })

/** Who works in a kitchen without an account: a name on its screens, and a PIN. */
export const kitchenStaff = sqliteTable(
  'kitchen_staff',
  {
    id: id(),
    restaurantId: restaurantId(),
    name: text('name').notNull(),
    /** argon2id, in its own encoded form. */
    pinHash: text('pin_hash').notNull(),
    isActive: flag('is_active').notNull().default(true),
    ...audited(),
  },
  (t) => [index('kitchen_staff_restaurant').on(t.restaurantId)],
)

/** A place in a kitchen where some of its dishes are made. A screen shows those of the stations that it stands at. */
export const kitchenStations = sqliteTable(
  'kitchen_stations',
  {
    id: id(),
    restaurantId: restaurantId(),
    name: text('name').notNull(),
    sortOrder: integer('sort_order').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('kitchen_stations_name').on(t.restaurantId, t.name)],
)

/** Which restaurants a manager of kitchens sees and changes: owners and managers of the factory do all of them. */
export const restaurantManagers = sqliteTable(
  'restaurant_managers',
  {
    restaurantId: restaurantId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.userId] }),
    index('restaurant_managers_user').on(t.userId),
  ],
)

/** A screen that was paired with a kitchen. Its cookie opens that kitchen and nothing else. Times are epoch ms. */
export const kitchenDevices = sqliteTable(
  'kitchen_devices',
  {
    id: id(),
    restaurantId: restaurantId(),
    name: text('name').notNull(),
    /** SHA-256 of its cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    pairedAt: integer('paired_at').notNull(),
    pairedBy: text('paired_by'),
    /** When somebody last worked on it, to the day: one that nobody works on is forgotten. */
    seenAt: integer('seen_at').notNull(),
    /** Who works on it now. */
    staffId: text('staff_id').references(() => kitchenStaff.id, { onDelete: 'set null' }),
    /** The stations that it stands at in this shift; none: it is expo, and sees all of them. */
    stationIds: text('station_ids', { mode: 'json' }).$type<string[]>().notNull().default([]),
    revokedAt: integer('revoked_at'),
  },
  (t) => [index('kitchen_devices_restaurant').on(t.restaurantId)],
)

/** A code by which one screen is paired, once and soon. */
export const kitchenCodes = sqliteTable(
  'kitchen_codes',
  {
    /** SHA-256 of the code. */
    codeHash: text('code_hash').primaryKey(),
    restaurantId: restaurantId(),
    /** What the screen will be called. */
    name: text('name').notNull(),
    madeBy: text('made_by'),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [index('kitchen_codes_expiry').on(t.expiresAt)],
)

/** What a screen has done already, by the screen's own ids: what comes twice is done once. */
export const kitchenActions = sqliteTable(
  'kitchen_actions',
  {
    restaurantId: restaurantId(),
    clientEventId: text('client_event_id').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.restaurantId, t.clientEventId] }),
    index('kitchen_actions_at').on(t.at),
  ],
)
