import type { ShellData } from '#domain/shell.schema.ts'
import { browserStorage } from './browser/storage.ts'

/** A page's frame: everything but the texts laid over the catalogue. The browser keeps it without what is announced, which is news. */
export type ShellFrame = Omit<ShellData, 'overrides'>

const keyPrefix = 'shell:'

/** Keeps the header and footer of a language for the day when the server cannot say them. Written once per factory, revision and reader. */
export function keepShell(shell: ShellFrame): void {
  const { factoryId, language, revision, audience } = shell
  const kept = findShell(language.code)
  if (kept?.factoryId === factoryId && kept.revision === revision && kept.audience === audience)
    return
  browserStorage.keepValue(keyPrefix + language.code, { ...shell, announcement: undefined })
}

/** The kept header and footer of a language. A copy of another shape, from an older version of the site, counts as none. */
export function findShell(languageCode: string): ShellFrame | undefined {
  const kept = browserStorage.value(keyPrefix + languageCode)
  return isShellFrame(kept) ? kept : undefined
}

/** Forgets the headers of all languages: called when another one is chosen. */
export function forgetShells(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(keyPrefix)) browserStorage.forget(key)
}

const isText = (value: unknown) => typeof value === 'string'
const isList = (value: unknown) => Array.isArray(value)
const isObject = (value: unknown) => typeof value === 'object' && value !== null

const shape = {
  factoryId: isText,
  company: isObject,
  language: isObject,
  languages: isList,
  menu: isList,
  footer: isObject,
  styles: isText,
  loading: isObject,
  revision: isText,
} satisfies Record<
  keyof Required<Omit<ShellFrame, 'announcement' | 'audience' | 'fonts'>>,
  (value: unknown) => boolean
>

function isShellFrame(value: unknown): value is ShellFrame {
  if (!isObject(value)) return false
  const record = value as Record<string, unknown>
  return (
    Object.entries(shape).every(([key, fits]) => fits(record[key])) &&
    isText((record['company'] as Record<string, unknown>)['name']) &&
    isObject((record['company'] as Record<string, unknown>)['logo']) &&
    isList((record['footer'] as Record<string, unknown>)['sections'])
  )
}
