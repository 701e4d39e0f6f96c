import { readFile } from 'node:fs/promises'
import type { StaticFiles } from './static-files.ts'

/** JSON files that are made when they are first asked for, and the files of `public`; what is not among them is missing. */
export function memoryFiles(makers: Readonly<Record<string, () => unknown>>): StaticFiles {
  const made = new Map<string, unknown>()
  return {
    async json(path) {
      const make = makers[path]
      if (!make) throw new Error(`${path}: 404`)
      if (!made.has(path)) made.set(path, make())
      return Promise.resolve(made.get(path))
    },
    bytes: async (path) => new Uint8Array(await readFile(`public${path}`)),
  }
}
