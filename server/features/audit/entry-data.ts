import type { AuditChange } from '#domain/audit-changes.ts'
import type { AuditValue } from '#domain/audit-values.ts'
import type { EntryRow } from './audit-log.repository.ts'

type Facts = Record<string, string | number | boolean>

/** What a row of the log keeps beside who and what: codes and counts, and what was changed. */
export function readData({ changes, more, ...facts }: EntryRow['data']): {
  facts: Facts
  changes: AuditChange[] | null
  more: number
} {
  const isTold = Array.isArray(changes)
  return { facts: facts as Facts, changes: isTold ? changes : null, more: Number(more ?? 0) }
}

/**
 * The changes as lines for a cell of a table.
 * @example changesText({ changes: [{ of: 'Shop', field: 'url', before: '/a', after: '/b' }], more: 0 }) // 'Shop url: /a → /b'
 */
export function changesText({ changes, more }: { changes: AuditChange[] | null; more: number }) {
  const lines = (changes ?? []).map(lineOf)
  return [...lines, ...(more > 0 ? [`… ${more}`] : [])].join('\n')
}

function lineOf({ of, field, ...values }: AuditChange): string {
  const name = of ? `${of} ${field}` : field
  return 'after' in values ? `${name}: ${words(values.before)} → ${words(values.after)}` : name
}

function words(value: AuditValue | undefined): string {
  return value === undefined || value === null ? '–' : String(value)
}
