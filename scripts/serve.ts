import { buildIfNeeded } from './build.ts'
import { signInText } from './credentials.ts'
import { startDatabase } from './database.ts'
import { claimPlace, localSite } from './environment.ts'
import { everyMinute } from './scheduled.ts'
import { kitchenText } from './kitchen-credentials.ts'
import { stopSignal } from './stop-signal.ts'
import { writeWhole } from './whole-file.ts'
import { workerdPids } from './worker-pids.ts'
import { startWorker } from './worker.ts'

// The production build straight in workerd, without the development proxy: what measurements are taken of.
const site = localSite()
const { noteDatabase } = await claimPlace(site)
buildIfNeeded()
let isServing = false
const database = await startDatabase({
  folder: site.folder,
  port: site.databasePort,
  spawned: (pid) => {
    noteDatabase(pid)
    if (isServing) writePids(pid)
  },
})
const worker = await startWorker({
  port: site.port,
  folder: site.folder,
  settings: {
    DATABASE_URL: database.url,
    PUBLIC_URL: site.publicUrl,
    ADMIN_SECOND_FACTOR: site.adminSecondFactor,
  },
})
const ticking = everyMinute(() => worker.tick())
isServing = true
writePids(database.pid())
console.log(signInText(site.publicUrl, database.credentials))
console.log(kitchenText(site.publicUrl, database.kitchens))
console.log(`Serving on ${site.publicUrl} (Ctrl C stops it)`)
await stopSignal()
ticking.stop()
await worker.stop()
await database.stop()
process.exit(0)

/** Anew whenever another process takes a place. */
function writePids(databasePid: number | undefined): void {
  const pids = { worker: workerdPids(), database: databasePid }
  writeWhole(`${site.folder}/pids.json`, JSON.stringify(pids))
}
