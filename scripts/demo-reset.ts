import { signInText } from './credentials.ts'
import { emptyFolder, requireSitesFolder } from './data-folder.ts'
import { startDatabase } from './database.ts'
import { addDemoLibrary } from './demo-library.ts'
import { localSite } from './environment.ts'
import { claimFolder } from './folder-claim.ts'
import { freePort } from './port.ts'

// Empties the data folder and fills it with the demo again. Refuses while a site runs on it, and where no site made what is in it.
const { folder, publicUrl } = localSite()
requireSitesFolder(folder)
const port = await freePort()
const claim = claimFolder(folder, { by: 'npm run demo:reset', databasePort: port })
emptyFolder(folder)
const database = await startDatabase({ folder, port, spawned: claim.noteDatabase })
await addDemoLibrary(database.url, folder)
await database.stop()
console.log(`The demo is as new, in ${folder}.\n`)
console.log(signInText(publicUrl, database.credentials))
process.exit(0)
