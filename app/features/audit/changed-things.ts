import type { AuditChange } from '#domain/audit-changes.ts'

interface ChangedThing {
  key: string
  of: string
  own: AuditChange[]
}

/** The changes by what they are of. Two things may have one name: where a field comes again, it is another's. */
export function changedThings(changes: readonly AuditChange[]): ChangedThing[] {
  const things: ChangedThing[] = []
  for (const change of changes) {
    const last = things.at(-1)
    const isSame = last?.of === change.of && last.own.every(({ field }) => field !== change.field)
    if (isSame) last.own.push(change)
    else things.push({ key: String(things.length), of: change.of, own: [change] })
  }
  return things
}
