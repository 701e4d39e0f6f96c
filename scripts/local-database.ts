import { existsSync } from 'node:fs'
import type { LocalSite } from './environment.ts'
import { claimFolder, findUse } from './folder-claim.ts'
import { freePort } from './port.ts'
import { startSqld } from './sqld.ts'
import { stop } from './stop.ts'

/** The database of the site that runs on the folder, wherever it listens, else one started there until `stop`. */
export async function openLocalDatabase({
  folder,
}: LocalSite): Promise<{ url: string; stop: () => Promise<void> }> {
  if (!existsSync(`${folder}/database`))
    stop(`There is no site in ${folder} yet. Run npm start once.`)
  const use = findUse(folder)
  if (use) {
    if (!(await isAnswering(use.databaseUrl)))
      stop(`${folder} is in use by ${use.by}, whose database does not answer yet. Try again soon.`)
    return { url: use.databaseUrl, stop: async () => undefined }
  }
  const port = await freePort()
  const claim = claimFolder(folder, { by: 'another command', databasePort: port })
  return startSqld({ folder: `${folder}/database`, port, spawned: claim.noteDatabase })
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
