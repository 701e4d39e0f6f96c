import type { Problem } from '#domain/result.ts'
import { compiledMessage, type Placeholder, placeholdersIn } from '#server/i18n/compiled-message.ts'
import { isolated } from '#server/i18n/isolated.ts'

const longestMessage = 2000

/**
 * Why words cannot stand over the catalogue's; undefined where they can: a message that takes nothing but what the catalogue's
 * is given, and no longer than an interface text may be.
 */
export function messageFault(message: string, given: readonly Placeholder[]): Problem | undefined {
  if (message.length > longestMessage) return { code: 'text_long', values: { max: longestMessage } }
  const compiled = compiledMessage(message)
  if (!compiled) return { code: 'message_invalid' }
  const unknown = placeholdersIn(compiled).find((taken) => !given.some((one) => isFor(one, taken)))
  return unknown && { code: 'placeholder_unknown', values: { name: isolated(unknown.written) } }
}

/** A number can be shown as it is; words that are shown as a number are "NaN". */
function isFor(given: Placeholder, taken: Placeholder): boolean {
  const isOfItsKind =
    given.kind === taken.kind || (given.kind === 'number' && taken.kind === 'words')
  return given.name === taken.name && isOfItsKind
}
