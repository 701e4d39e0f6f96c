import { textLimits } from '#domain/editing.ts'
import type { Translatable } from '#app/features/languages/admin/translations/translatable.ts'
import { valuesOf } from '#app/features/languages/admin/translations/values-of.ts'
import { type FileRow, settled } from './file-row.ts'
import { fingerprint } from './fingerprint.ts'

/** Why a text of a file is not taken. */
export type Reason =
  | 'unknown'
  | 'twice'
  | 'markup'
  | 'source_changed'
  | 'target_changed'
  | 'draft_waits'
  | 'values'
  | 'too_long'

/** A text that is not taken, and why: by us, or in the server's words. */
export interface Refused {
  line: number
  id: string
  reason: Reason | { told: string }
}

/** A text that is to be written. `confirmed` words are as before, and still fit. */
export interface Change {
  line: number
  row: Translatable
  value: string
  isReviewed: boolean
  kind: 'new' | 'changed' | 'confirmed'
}

export interface Plan {
  changes: Change[]
  refused: Refused[]
  /** How many are as they stand here, and how many the file has no words for. */
  same: number
  empty: number
}

/** What a file would change. Nothing that somebody changed since the file was made is ever overwritten. */
export function planImport(file: readonly FileRow[], rows: readonly Translatable[]): Plan {
  const known = new Map(rows.map((row) => [row.id, row]))
  const met = new Set<string>()
  const plan: Plan = { changes: [], refused: [], same: 0, empty: 0 }
  for (const each of file) {
    const { line, id } = each
    const row = known.get(id)
    const isMet = met.has(id)
    met.add(id)
    const refuse = (reason: Reason) => plan.refused.push({ line, id, reason })
    if (!row) refuse('unknown')
    else if (isMet) refuse('twice')
    else if (each.hasMarkup) refuse('markup')
    else if (settled(each.target) === '') plan.empty += 1
    else if (isSame(each, row)) plan.same += 1
    else {
      const reason = reasonAgainst(each, row)
      if (reason) refuse(reason)
      else plan.changes.push(changeOf(each, row))
    }
  }
  return plan
}

function isSame({ target, isConfirmed }: FileRow, row: Translatable): boolean {
  const needsWord = row.state === 'outdated' || row.state === 'machine'
  return settled(target) === settled(row.target) && !(isConfirmed && needsWord)
}

function reasonAgainst({ source, target, check }: FileRow, row: Translatable): Reason | undefined {
  if (source !== undefined && settled(source) !== settled(row.source)) return 'source_changed'
  if (check !== undefined && check !== fingerprint(row.target)) return 'target_changed'
  if (row.draft !== null) return 'draft_waits'
  if (row.place.area === 'interface' && !hasSameValues(row.source, target)) return 'values'
  if (target.length > textLimits[row.isHtml ? 'html' : 'text']) return 'too_long'
  return undefined
}

/** Every value and every tag of a message is in its translation, and no other. */
function hasSameValues(source: string, target: string): boolean {
  const [wanted, given] = [valuesOf(source), valuesOf(target)]
  return wanted.length === given.length && wanted.every((name) => given.includes(name))
}

function changeOf({ line, target, isReviewed }: FileRow, row: Translatable): Change {
  const value = settled(target)
  const isAsBefore = value === settled(row.target)
  const isFirst = row.target === ''
  const kind = isAsBefore ? 'confirmed' : isFirst ? 'new' : 'changed'
  return { line, row, value, isReviewed: isAsBefore || isReviewed, kind }
}
