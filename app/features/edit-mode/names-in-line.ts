import { isolated } from './isolated.ts'
import type { Other } from './use-presence.ts'

/** The names of people as a language lists them, each in its own direction. */
export function namesInLine(people: readonly Other[], locale: string): string {
  return new Intl.ListFormat(locale).format(people.map(({ name }) => isolated(name, '\u2068')))
}
