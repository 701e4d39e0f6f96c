import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { outlineData } from './map-outline.ts'
import { placesData } from './map-places.ts'

const folder = 'public/map'

/** Cuts the map of the sellers and the places of the postcodes before anything is built: files that are read when somebody asks. */
export function mapData(): Plugin {
  return { name: 'map-data', configResolved: writeMapData }
}

const require = createRequire(import.meta.url)

function writeMapData(): void {
  mkdirSync(folder, { recursive: true })
  write('outline.gen.json', outlineData(require))
  write('places.gen.json', placesData(require))
}

function write(name: string, data: unknown): void {
  const file = join(folder, name)
  const text = JSON.stringify(data)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
