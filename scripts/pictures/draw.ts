import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { groundOf } from '#scripts/pictures/grounds.ts'
import { engravings } from '#scripts/pictures/engravings/index.ts'
import { drawIcons } from '#scripts/pictures/icons.ts'
import type { Label } from '#scripts/pictures/label.ts'
import { completePack, packsSchema, type Pack } from '#scripts/pictures/pack.ts'
import { drawPlate } from '#scripts/pictures/plates/draw-plate.ts'
import { recipesSchema } from '#scripts/pictures/plates/recipe.ts'
import { writePictures, writePlate } from '#scripts/pictures/render.ts'
import { Palette } from '#scripts/pictures/shading.ts'
import { shapes } from '#scripts/pictures/shapes/index.ts'

// npm run pictures [-- key ...]
// Draws the packshots of these products and the plates of these dishes; without keys those of all, and the icons.
const packs = await readPacks()
const plates = v.parse(recipesSchema, await readJson('./plates/plates.json'))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((key) => !packs.has(key) && !Object.hasOwn(plates, key))
if (unknown.length > 0)
  throw new Error(`In neither packs.json nor plates.json: ${unknown.join(', ')}`)

for (const [key, pack] of packs) {
  if (wanted.length === 0 || wanted.includes(key)) await drawProduct(key, pack)
}
for (const key of Object.keys(plates)) {
  if (wanted.length === 0 || wanted.includes(key)) await drawDish(key)
}
if (wanted.length === 0) await drawIcons('public')

async function readPacks(): Promise<Map<string, Pack>> {
  const written = v.parse(packsSchema, await readJson('./packs.json'))
  return new Map(Object.entries(written).map(([key, pack]) => [key, completePack(pack)]))
}

async function drawProduct(key: string, pack: Pack) {
  const palette = new Palette()
  const engraving = engravings[pack.drawing]
  const { name, under, sub, ink, paper, nameInk, accent } = pack
  const label: Label = { engraving, name, under, sub, ink, paper, nameInk, accent }
  const shot = shapes[pack.shape]({ pack, label, palette })
  const bytes = await writePictures('public/pictures', key, {
    shot,
    palette,
    ground: groundOf(key),
  })
  console.log(`${key} ${Math.round(bytes / 1024)} kB`)
}

async function drawDish(key: string) {
  const bytes = await writePlate('public/pictures', key, drawPlate(key, plates))
  console.log(`${key} ${Math.round(bytes / 1024)} kB`)
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'))
}
