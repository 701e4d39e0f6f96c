import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { restaurantFeeds } from '#db/schema/index.ts'

/** The number that a restaurant's screens follow; 0 where nothing has happened there. */
export const feedRevision = sql<number>`coalesce(${restaurantFeeds.revision}, 0)`

/** A JSON value where the restaurant has moved on since the caller looked: the database does not look for it otherwise. */
export function ifMoved<Value>(since: Placeholder, value: SQL): SQL<Value | null> {
  // From 0 on a caller has nothing yet, also of a restaurant in which nothing has happened.
  const isMoved = sql`${since} = 0 or ${feedRevision} <> ${since}`
  return sql<Value | null>`case when ${isMoved} then ${value} end`.mapWith(
    (text: string) => JSON.parse(text) as Value,
  )
}
