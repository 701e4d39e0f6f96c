import type { Site } from './site.ts'

/** Says of addresses that what was there is gone. */
export async function takenAway(
  { database }: Pick<Site, 'database'>,
  ...paths: string[]
): Promise<void> {
  await database.batch(
    paths.map((path) => ({
      sql: `insert into redirects (id, factory_id, from_path, language_code, is_manual, created_at, updated_at)
        select ?, id, ?, '*', 1, 0, 0 from factories`,
      args: [crypto.randomUUID(), path],
    })),
  )
}

/** Says of an address that what was there is at another one now. */
export async function leadingOn(
  { database }: Pick<Site, 'database'>,
  from: string,
  to: string,
): Promise<void> {
  await database.execute({
    sql: `insert into redirects (id, factory_id, from_path, to_path, language_code, is_manual, created_at, updated_at)
      select ?, id, ?, ?, '*', 1, 0, 0 from factories`,
    args: [crypto.randomUUID(), from, to],
  })
}
