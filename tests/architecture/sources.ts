import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  path: string
  text: string
  imports: string[]
}

/** Every TypeScript file under these folders, with what it imports at run time (type imports are erased). */
export function sourcesIn(...folders: string[]): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.tsx?$/u.test(path) && !path.endsWith('routeTree.gen.ts'))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, text, imports: runtimeImports(text) }
    })
}

function runtimeImports(text: string): string[] {
  return [
    ...text.matchAll(/^import (?!type )(?:[^'"]*? from )?['"]([^'"]+)['"]/gmu),
    ...text.matchAll(/^export (?!type )[^'"=(]*? from ['"]([^'"]+)['"]/gmu),
  ].map((match) => match[1] ?? '')
}
