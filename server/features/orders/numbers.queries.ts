import { sql } from 'drizzle-orm'
import { counters } from '#db/schema/index.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'

/** Counts a scope's numbers of a year up. The write lock is held until the batch ends, so a number is taken only by what stays. */
export const countedUp = preparedQuery((build, { scope, year }: Params<'scope' | 'year'>) =>
  build
    .insert(counters)
    .values({ scope, year, last: 1 })
    .onConflictDoUpdate({
      target: [counters.scope, counters.year],
      set: { last: sql`${counters.last} + 1` },
    }),
)
