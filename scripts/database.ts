import { type Client, createClient } from '@libsql/client/http'
import { migrateDatabase } from '#db/migrate.ts'
import { fillDemo, isFilled } from '#db/seed/fill.ts'
import { superviseSqld } from './supervisor.ts'

export interface LocalDatabase {
  url: string
  pid: () => number | undefined
  stop: () => Promise<void>
}

/** The database of a data folder: started, watched, migrated, and filled with the demo the first time. */
export async function startDatabase(options: {
  folder: string
  port: number
}): Promise<LocalDatabase> {
  const sqld = await superviseSqld({ folder: `${options.folder}/database`, port: options.port })
  await withClient(sqld.url, async (client) => {
    await migrateDatabase(client)
    if (!(await isFilled(client))) await fillDemo(client)
  })
  return sqld
}

async function withClient(url: string, use: (client: Client) => Promise<void>): Promise<void> {
  const client = createClient({ url })
  try {
    await use(client)
  } finally {
    client.close()
  }
}
