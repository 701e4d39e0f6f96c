import type { ErrorBody } from '#domain/errors.ts'

/**
 * What a refusal says about each of these fields, or about a part of one (`slots.2.capacity`), all reasons after each other.
 * @example wrongFields({ …, field: 'name', message: 'Enter your name.' }, ['name', 'phone']) // { name: 'Enter your name.' }
 */
export function wrongFields(
  { field, message, fields }: Pick<ErrorBody, 'field' | 'message' | 'fields'>,
  names: readonly string[],
): Partial<Record<string, string>> {
  const faults = [...(field === undefined ? [] : [{ field, message }]), ...(fields ?? [])]
  const wrong: Partial<Record<string, string>> = {}
  for (const { field: name, message: reason } of faults) {
    const before = wrong[name]
    if (!names.some((each) => isIn(each, name)) || before?.includes(reason)) continue
    wrong[name] = before ? `${before} ${reason}` : reason
  }
  return wrong
}

/**
 * True of a field, and of what is a part of it.
 * @example isIn('slots', 'slots.2.capacity') // true
 */
export function isIn(field: string, path: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}
