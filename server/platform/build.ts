import { drizzle } from 'drizzle-orm/sqlite-proxy'

/** Builds queries and sends none: what they need of a request goes with the batch. One does for the whole isolate. */
export const build = drizzle(
  () => Promise.reject(new Error('queries are sent in batches')),
  () => Promise.reject(new Error('queries are sent in batches')),
)

export type Build = typeof build
