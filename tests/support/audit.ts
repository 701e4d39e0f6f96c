import { expect } from 'vitest'
import type { AuditLog, AuditLogEntry } from '#domain/audit.schema.ts'
import type { Visitor } from './api.ts'
import { answered } from './editing.ts'
import type { Person } from './people.ts'

type Caller = Visitor & { person?: Person | undefined }

/** What the log says that a person has done, the newest first. */
export async function doneBy(person: Caller): Promise<AuditLogEntry[]> {
  const log = await person.get(`/api/admin/audit?actor=${person.person?.id ?? ''}`)
  return (await answered<AuditLog>(log)).entries
}

/** What a call has changed, as the log has it: the call wrote one entry. */
export async function changesBy(
  person: Caller,
  call: () => Promise<Response>,
): Promise<Pick<AuditLogEntry, 'action' | 'changes' | 'more'>> {
  const before = (await doneBy(person)).length
  const answer = await call()
  expect(answer.ok, await answer.clone().text()).toBe(true)
  const entries = await doneBy(person)
  expect(entries).toHaveLength(before + 1)
  const { action, changes, more } = entries[0] ?? { action: '', changes: null, more: 0 }
  return { action, changes, more }
}
