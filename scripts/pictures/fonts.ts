import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { decompress } from 'woff2-encoder'

export type Family = 'serif' | 'sans'

/** The letter shapes of a family at a weight; Fraunces is also drawn for the size it is set in. */
export function getFont(family: Family, weight: number, size: number): Font {
  const settings = family === 'serif' ? { wght: weight, opsz: opticalSize(size) } : { wght: weight }
  const key = `${family} ${JSON.stringify(settings)}`
  const known = instances.get(key)
  if (known) return known
  const font = variable[family].getVariation(settings)
  instances.set(key, font)
  return font
}

const instances = new Map<string, Font>()

const variable = {
  serif: await load('@fontsource-variable/fraunces/files/fraunces-latin-standard-normal.woff2'),
  sans: await load('@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2'),
} satisfies Record<Family, Font>

/** fontkit cannot vary a compressed font, so it is unpacked first. */
async function load(file: string): Promise<Font> {
  const packed = await readFile(new URL(import.meta.resolve(file)))
  const font = create(Buffer.from(await decompress(packed)))
  if (!('layout' in font)) throw new Error(`${file} is a collection, not a font`)
  return font
}

function opticalSize(size: number): number {
  return Math.min(Math.max(Math.round(size), 9), 144)
}
