import type { Client } from '@libsql/client/http'
import { drizzle } from 'drizzle-orm/libsql/http'
import { migrate } from 'drizzle-orm/libsql/migrator'

/** Applies the migrations that are missing. A failed one leaves nothing behind, and the error names its statement. */
export async function migrateDatabase(client: Client): Promise<void> {
  const migrationsFolder = new URL('../migrations', import.meta.url).pathname
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    throw new Error(`a migration failed: ${String(error)} ${cause}`, { cause: error })
  }
}
