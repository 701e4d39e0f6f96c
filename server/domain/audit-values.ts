/** What the log keeps of a field; null: there was nothing. */
export type AuditValue = string | number | boolean | null

/** How many characters of a value the log keeps. */
export const mostCharacters = 200

/** What nobody sets: it follows from the rest. */
const reckoned: ReadonlySet<string> = new Set(['rev', 'isShown'])

/** What was not there at all and is now empty, or the other way round, is no news. */
export function isDifferent(was: AuditValue | undefined, is: AuditValue | undefined): boolean {
  if (was === undefined || is === undefined) return !isEmpty(was) || !isEmpty(is)
  return was !== is
}

function isEmpty(value: AuditValue | undefined): boolean {
  return value === undefined || value === null || value === '' || value === false
}

/** The fields of a thing by their paths: `titles.nb`. */
export function fieldsOf(state: object, above = ''): Map<string, AuditValue> {
  return new Map(
    Object.entries(state).flatMap(([name, value]: [string, unknown]) => {
      if (reckoned.has(name) || value === undefined) return []
      const isInner = typeof value === 'object' && value !== null && !Array.isArray(value)
      return isInner
        ? [...fieldsOf(value, `${above}${name}.`)]
        : [[`${above}${name}`, plain(value)] as const]
    }),
  )
}

/** A list as words: its places are named by their figures. */
function plain(value: unknown): AuditValue {
  if (!Array.isArray(value)) return value as AuditValue
  return value.map((each: unknown) => valueWords(each)).join(', ')
}

function valueWords(each: unknown): string {
  return typeof each === 'object' && each !== null ? Object.values(each).join(' ') : String(each)
}

/** A value as the log keeps it. */
export function kept(value: AuditValue | undefined): AuditValue {
  return typeof value === 'string' ? cut(value) : (value ?? null)
}

/** A text of no more characters than the log keeps; none is cut in two. */
export function cut(text: string): string {
  const characters = Array.from(text)
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters - 1).join('')}…`
    : text
}
