import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { outlineData } from './map-outline.ts'
import { placesData } from './map-places.ts'

/** Cuts the map of the sellers and the places of the postcodes before anything is built: files that are read when somebody asks. */
export function mapData(): Plugin {
  return { name: 'map-data', configResolved: writeMapData }
}

const require = createRequire(import.meta.url)

/** What is cut, by the path at which the site has it. */
export const mapFiles = {
  '/map/outline.gen.json': () => outlineData(require),
  '/map/places.gen.json': () => placesData(require),
}

function writeMapData(): void {
  mkdirSync(join('public', 'map'), { recursive: true })
  for (const [path, cut] of Object.entries(mapFiles)) {
    const file = join('public', path)
    const text = JSON.stringify(cut())
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
