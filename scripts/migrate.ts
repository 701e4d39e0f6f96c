import { createClient } from '@libsql/client/http'
import { migrateDatabase } from '#db/migrate.ts'
import { fillDemo, isFilled } from '#db/seed/fill.ts'

// Brings the database of DATABASE_URL up to date; with `--demo` an empty one is filled.
const url = process.env['DATABASE_URL']
if (!url) throw new Error('Check the environment settings: DATABASE_URL (missing).')
const authToken = process.env['DATABASE_AUTH_TOKEN']
const client = createClient({ url, ...(authToken ? { authToken } : {}) })
await migrateDatabase(client)
if (process.argv.includes('--demo') && !(await isFilled(client))) await fillDemo(client)
client.close()
console.log('The database is up to date.')
