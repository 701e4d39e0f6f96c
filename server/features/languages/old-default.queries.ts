import { type SQL, sql } from 'drizzle-orm'
import { languages } from '#db/schema/index.ts'

/** The language that was the default until the batch that makes this one it; none where the batch has not done so. */
export function oldDefault(code: string): SQL {
  return sql`(select old.code from ${languages} as old where old.is_default = 1 and old.code <> ${code}
    and exists (select 1 from ${languages} as new where new.code = ${code} and new.is_default = 1))`
}
