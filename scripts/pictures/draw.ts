import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { engravings } from '#scripts/pictures/engravings/index.ts'
import { drawIcons } from '#scripts/pictures/icons.ts'
import type { Label } from '#scripts/pictures/label.ts'
import { completePack, packsSchema, type Pack } from '#scripts/pictures/pack.ts'
import { writePictures } from '#scripts/pictures/render.ts'
import { Palette } from '#scripts/pictures/shading.ts'
import { shapes } from '#scripts/pictures/shapes/index.ts'

// npm run pictures [-- key ...]
// Draws the packshots of these products; without keys those of all, and the icons.
const packs = await readPacks()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((key) => !packs.has(key))
if (unknown.length > 0) throw new Error(`No such product in packs.json: ${unknown.join(', ')}`)

for (const [key, pack] of packs) {
  if (wanted.length === 0 || wanted.includes(key)) await drawProduct(key, pack)
}
if (wanted.length === 0) await drawIcons('public')

async function readPacks(): Promise<Map<string, Pack>> {
  const text = await readFile(new URL('./packs.json', import.meta.url), 'utf8')
  const written = v.parse(packsSchema, JSON.parse(text))
  return new Map(Object.entries(written).map(([key, pack]) => [key, completePack(pack)]))
}

async function drawProduct(key: string, pack: Pack) {
  const palette = new Palette()
  const engraving = engravings[pack.drawing]
  const { name, under, sub, ink, paper, nameInk, accent } = pack
  const label: Label = { engraving, name, under, sub, ink, paper, nameInk, accent }
  const shot = shapes[pack.shape]({ pack, label, palette })
  const bytes = await writePictures('public/pictures', key, shot, palette)
  console.log(`${key} ${Math.round(bytes / 1024)} kB`)
}
