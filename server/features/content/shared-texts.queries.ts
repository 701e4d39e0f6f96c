import { sql } from 'drizzle-orm'
import { pageContents } from '#db/schema/index.ts'
import { sharedTexts } from '#domain/collections.ts'

/** A text that is the same in every language, such as a picture or a date: it wants no words of its own. */
export const isSharedText = sql`(${sql.join(
  sharedTexts.map(
    ({ page, prefix, field }) =>
      sql`(${pageContents.pageSlug} = ${page} and ${pageContents.contentKey} glob ${`${prefix}.*.${field.key}`})`,
  ),
  sql` or `,
)})`
