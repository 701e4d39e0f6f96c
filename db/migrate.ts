import type { Client } from '@libsql/client/http'
import { drizzle } from 'drizzle-orm/libsql/http'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { renewSearchable } from './searchable-columns.ts'

/**
 * Applies the migrations that are missing, and writes anew what searches look into. A failed migration leaves nothing behind, and the
 * error names its statement.
 */
export async function migrateDatabase(client: Client): Promise<void> {
  const migrationsFolder = new URL('../migrations', import.meta.url).pathname
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    throw new Error(`a migration failed: ${String(error)} ${cause}`, { cause: error })
  }
  await renewSearchable(client)
}
