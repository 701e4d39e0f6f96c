import type { LocalSite } from './environment.ts'
import { startSqld } from './sqld.ts'

/** The database of a site that runs, else one started on its folder until `stop`. */
export async function openLocalDatabase({
  folder,
  databasePort,
}: LocalSite): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://127.0.0.1:${databasePort}`
  try {
    if ((await fetch(`${url}/health`)).ok) return { url, stop: async () => undefined }
  } catch {
    // No site runs on this folder.
  }
  return startSqld({ folder: `${folder}/database`, port: databasePort })
}
