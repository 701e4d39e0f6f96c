import { isWithin, namesIn } from '#domain/media-folders.ts'
import type { MediaFolders } from '#domain/media.schema.ts'

type Folders = MediaFolders['folders']

export interface ShownFolder {
  path: string
  name: string
  /** In it, and in those in it. */
  files: number
}

/** The folders that lie directly in one; empty is the library itself. */
export function foldersIn(folders: Folders, folder: string): ShownFolder[] {
  const depth = namesIn(folder).length
  const within = folders.filter(({ path }) => folder === '' || isWithin(path, folder))
  const paths = within
    .map(({ path }) => path.split('/'))
    .filter(({ length }) => length > depth)
    .map((names) => names.slice(0, depth + 1).join('/'))
  return [...new Set(paths)].map((path) => ({
    ...{ path, name: path.split('/').at(-1) ?? path },
    files: within
      .filter((each) => isWithin(each.path, path))
      .reduce((sum, { files }) => sum + files, 0),
  }))
}

/** A folder and those that it lies in, the outermost first. */
export function wayTo(folder: string): { path: string; name: string }[] {
  const names = namesIn(folder)
  return names.map((name, at) => ({ name, path: names.slice(0, at + 1).join('/') }))
}
