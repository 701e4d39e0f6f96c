import { spawn } from 'node:child_process'
import { signInText } from './credentials.ts'
import { startDatabase } from './database.ts'
import { endOf } from './end-of.ts'
import { claimPlace, localSite } from './environment.ts'
import { everyMinute, tickOverHttp } from './scheduled.ts'
import { kitchenText } from './kitchen-credentials.ts'
import { stopSignal } from './stop-signal.ts'
import { stop } from './stop.ts'

// The same site with refresh: Vite's server with the Worker in workerd.
const site = localSite()
const { noteDatabase } = await claimPlace(site)
const database = await startDatabase({
  folder: site.folder,
  port: site.databasePort,
  spawned: noteDatabase,
})
const vite = spawn('vite', ['dev'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CLOUDFLARE_INCLUDE_PROCESS_ENV: 'true',
    PORT: String(site.port),
    DATABASE_URL: database.url,
    PUBLIC_URL: site.publicUrl,
    ADMIN_SECOND_FACTOR: site.adminSecondFactor,
  },
})
console.log(signInText(site.publicUrl, database.credentials))
console.log(kitchenText(site.publicUrl, database.kitchens))
const ended = endOf(vite)
const ticking = everyMinute(() => tickOverHttp(site.port))
const end = await Promise.race([stopSignal(), ended])
ticking.stop()
vite.kill('SIGTERM')
await ended
await database.stop()
// Its own key `q` ends it well.
if (end && end !== 'code 0') stop(`The server ended by itself, with ${end}.`)
process.exit(0)
