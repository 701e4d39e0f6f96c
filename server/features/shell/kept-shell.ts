import * as v from 'valibot'
import { isLinkAddress } from '#domain/links.ts'
import { type ShellData, shellSchema } from '#domain/shell.schema.ts'

/** What a shell was asked for. */
interface Asked {
  factoryId: string
  language: string
  /** The codes of all that the site has. */
  languages: readonly string[]
  revision: string
  audience: ShellData['audience']
}

/**
 * What a store holds as the shell that was asked for, without whatever no shell has. Undefined for anything else: a store may hold
 * anything, and nothing of it is shown that is not what this site keeps there.
 */
export function keptShell(kept: unknown, asked: Asked): ShellData | undefined {
  const { success, output } = v.safeParse(shellSchema, kept)
  return success && isAsked(output, asked) && isShowable(output) ? output : undefined
}

function isAsked(shell: ShellData, asked: Asked): boolean {
  const codes = shell.languages.map(({ code }) => code)
  return (
    shell.factoryId === asked.factoryId &&
    shell.language.code === asked.language &&
    codes.join(' ') === asked.languages.join(' ') &&
    shell.revision === asked.revision &&
    shell.audience === asked.audience
  )
}

/** Rules for the document's head end no element; addresses are such as are let in when a shell is made; texts laid over can be read. */
function isShowable({ styles, menu, footer, announcement, overrides }: ShellData): boolean {
  const links = [
    ...menu.flatMap((entry) => [entry, ...(entry.children ?? [])]),
    ...footer.sections.flatMap((section) => section.links),
    ...footer.bottom,
  ].map(({ url }) => url)
  if (announcement && announcement.url !== null) links.push(announcement.url)
  return !styles.includes('<') && links.every(isLinkAddress) && isReadable(overrides)
}

function isReadable(overrides: string): boolean {
  try {
    const read: unknown = JSON.parse(overrides || '{}')
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}
