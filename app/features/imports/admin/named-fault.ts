import type { ImportField } from '#domain/import-fields.schema.ts'
import type { ImportRow } from '#domain/imports.schema.ts'
import { fieldLabel } from './columns-form.tsx'

/** What is wrong with a row, by the name of the field: where the row's own cell does not say which one it is. */
export function namedFault(
  fields: readonly ImportField[],
  { field, message }: ImportRow['errors'][number],
): string {
  const named = fields.find(({ key }) => key === field)
  return named ? `${fieldLabel(named)}: ${message}` : message
}
