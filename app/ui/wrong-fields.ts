import type { ErrorBody } from '#domain/errors.ts'

/**
 * What a refusal says about each of these fields, all reasons after each other.
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
    if (!names.includes(name) || before?.includes(reason)) continue
    wrong[name] = before ? `${before} ${reason}` : reason
  }
  return wrong
}
