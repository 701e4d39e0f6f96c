import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { cleanLine } from './typed-text.ts'

/** How deep folders go, and how long the name of one may be. */
const deepest = 3
const longestName = 60

/**
 * A folder as it is kept: the names from the outermost inwards with a slash between; empty is none.
 * @example cleanFolder(' Products / Cheese/') // 'Products/Cheese'
 */
export function cleanFolder(text: string): string {
  return namesIn(text).join('/')
}

/** The names of a folder, the outermost first. */
export function namesIn(folder: string): string[] {
  return folder
    .split('/')
    .map((name) => cleanLine(name))
    .filter((name) => name !== '')
}

export const folderSchema = v.pipe(
  boundedText(1000, 'folder_invalid'),
  v.transform(cleanFolder),
  v.check(isFolder, 'folder_invalid'),
)

/** True of a folder that is neither too deep nor named too long. */
export function isFolder(folder: string): boolean {
  const names = namesIn(folder)
  return names.length <= deepest && names.every(({ length }) => length <= longestName)
}

/**
 * Where a folder is once the one that it is, or lies in, has another name.
 * @example movedFolder('Products/Cheese', { from: 'Products', to: 'Goods' }) // 'Goods/Cheese'
 */
export function movedFolder(folder: string, { from, to }: { from: string; to: string }): string {
  return isWithin(folder, from) ? cleanFolder(`${to}/${folder.slice(from.length)}`) : folder
}

/**
 * True where a folder would come to lie where another one is.
 * @example isTakenByOther(['Animals', 'Farm/Yard'], { from: 'Animals', to: 'Farm' }) // true
 */
export function isTakenByOther(
  folders: readonly string[],
  move: { from: string; to: string },
): boolean {
  const inside = folders.filter((folder) => isWithin(folder, move.from))
  const others = folders.filter((folder) => !isWithin(folder, move.from))
  const places = [move.to, ...inside.map((folder) => movedFolder(folder, move))]
  const isTaken = (place: string) => others.some((folder) => isWithin(folder, place))
  return inside.length > 0 && places.filter((place) => place !== '').some(isTaken)
}

/** True of a folder itself and of those in it. */
export function isWithin(folder: string, of: string): boolean {
  return `${folder}/`.startsWith(`${of}/`)
}
