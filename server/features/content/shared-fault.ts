import { fieldFault, sharedField } from '#domain/collections.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { Text } from './text-adapter.queries.ts'

/** Why words may not be those of a field that is the same in every language: only the default language has any, and they must fit. */
export function sharedFault({ ref }: Text, value: string): ErrorCode | undefined {
  const field = sharedField(ref.page, ref.key)
  if (!field || value === '') return undefined
  return ref.languageCode === ref.defaultCode ? fieldFault(field, value) : 'not_found'
}
