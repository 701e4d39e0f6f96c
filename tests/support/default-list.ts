import type { Client } from '@libsql/client/http'
import { newId } from '#domain/ids.ts'

/** The list that the forms of the site subscribe to, where the site has none yet. */
export async function makeDefaultList(database: Client): Promise<void> {
  await database.execute({
    sql: `insert or ignore into newsletter_lists (id, factory_id, key, is_default, is_open, sort_order, rev, created_at, updated_at)
      select ?, id, 'letters', 1, 1, 0, 1, 0, 0 from factories`,
    args: [newId()],
  })
}
