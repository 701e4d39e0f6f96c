import type { ErrorBody } from '#domain/errors.ts'
import type { LinkDraft } from './link-draft.ts'

/** What was refused of a row, to be told at its field. */
export interface RowFault {
  key: string
  /** The field's, as `url` or `titles.nb`. */
  name: string
  text: string
}

/** The fields that tell what is wrong with them. */
const place = /^(?<row>.+?)\.(?<name>title|titles\.[^.]+|url|iconColor|startsAt|endsAt)$/u

type Refusal = Pick<ErrorBody, 'field' | 'message'>
type RowAt = (place: string) => LinkDraft | undefined

/** All fields that a save was refused for; none where some of the refusal is of no field of a row, and belongs to the whole. */
export function rowFaults(
  { fields, ...only }: Refusal & Pick<ErrorBody, 'fields'>,
  rowAt: RowAt,
): RowFault[] {
  const faults = (fields ?? [only]).map((refusal) => rowFault(refusal, rowAt))
  const found = faults.filter((fault) => fault !== undefined)
  return found.length === faults.length ? found : []
}

/**
 * The field that a save was refused for, and its row by its place in the body; undefined where the refusal is of no field of a row.
 * @example rowFault({ …, field: 'links.2.url', message: 'This is not …' }, (row) => links[2]) // { key: …, name: 'url', text: 'This is not …' }
 */
function rowFault({ field, message }: Refusal, rowAt: RowAt): RowFault | undefined {
  const { row, name } = place.exec(field ?? '')?.groups ?? {}
  const found = row && rowAt(row)
  return found && name ? { key: found.key, name, text: message } : undefined
}

/** What a field of the row has to tell. */
export function faultAt(faults: readonly RowFault[], name: string): string | undefined {
  return faults.find((fault) => fault.name === name)?.text
}
