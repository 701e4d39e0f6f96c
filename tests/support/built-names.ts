import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string; name?: string }>

let names: Map<string, string | undefined> | undefined

function manifest(): Manifest {
  return JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest
}

/** Read when it is asked for: the build is made after the tests are listed. */
function builtNames() {
  names ??= new Map(Object.values(manifest()).map(({ file, name }) => [`/${file}`, name]))
  return names
}

/**
 * The path of a file of the build with what it holds before its hash, as those that keep their name have it.
 * @example namedPath('/assets/265cf4b.js') // '/assets/forbidden-265cf4b.js'
 */
export function namedPath(path: string): string {
  const hash = /^\/assets\/(?<hash>[0-9a-f]{7}\.js)$/u.exec(path)?.groups?.['hash']
  if (hash === undefined) return path
  const name = builtNames().get(path)
  if (name === undefined) throw new Error(`${path} is no file of the build`)
  return `/assets/${name}-${hash}`
}
