import { type Audited, isKept } from './audit-fields.ts'
import { type AuditValue, cut, fieldsOf, isDifferent, kept } from './audit-values.ts'

/** How many changes an entry of the log names. */
const mostChanges = 20

export interface AuditChange {
  /** The name of what was changed among others, as an entry of the menu; empty where the entry is about one thing. */
  of: string
  field: string
  /** Absent, as `after`, where the log keeps no word of the field; null where there was nothing. */
  before?: AuditValue | undefined
  after?: AuditValue | undefined
}

export interface AuditChanges {
  changes: AuditChange[]
  /** How many changes it does not name. */
  more: number
}

/** One of a list of things, as it stands before or after a save. */
export interface Listed {
  id: string
  name: string
  fields: object
  /** The id of what it stands under, where a list has branches. */
  under?: string | null
}

/**
 * What a save changes of one thing. Null is no such thing.
 * @example changesOf('ordering', { minOrderOre: 0 }, { minOrderOre: 100 }).changes // [{ of: '', field: 'minOrderOre', before: 0, after: 100 }]
 */
export function changesOf(
  audited: Audited,
  before: object | null,
  after: object | null,
): AuditChanges {
  return bounded(changedFields(audited, { before, after, of: '' }))
}

/** What a save changes of a list: the fields of each thing that is there before or after, and the order of those that stay. */
export function listChangesOf(
  audited: Audited,
  before: readonly Listed[],
  after: readonly Listed[],
): AuditChanges {
  const [was, is] = [byId(before), byId(after)]
  const changed = [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)]
    const of = old?.name ?? now?.name ?? ''
    return changedFields(audited, { before: old?.fields ?? null, after: now?.fields ?? null, of })
  })
  return bounded([...orderChanges(audited, before, after), ...changed])
}

/** What only changes places. */
export function orderChangeOf(
  audited: Audited,
  before: readonly string[],
  after: readonly string[],
): AuditChanges {
  return bounded(orderChange(audited, { before, after, of: '' }))
}

/** How the places changed in each branch of a list, among those that stay in it, by their old names. */
function orderChanges(
  audited: Audited,
  before: readonly Listed[],
  after: readonly Listed[],
): AuditChange[] {
  const [was, is] = [byId(before), byId(after)]
  const namesIn = (branch: string | null, things: readonly Listed[]) =>
    things
      .filter(({ id }) =>
        [was, is].every((list) => list.has(id) && branchOf(list.get(id)) === branch),
      )
      .map(({ id }) => was.get(id)?.name ?? '')
  return [...new Set(before.map(branchOf))].flatMap((branch) =>
    orderChange(audited, {
      before: namesIn(branch, before),
      after: namesIn(branch, after),
      of: branch === null ? '' : (was.get(branch)?.name ?? ''),
    }),
  )
}

function branchOf(thing: Listed | undefined): string | null {
  return thing?.under ?? null
}

/** Those before the first that moved, and behind the last, are left out. */
function orderChange(
  audited: Audited,
  { before, after, of }: { before: readonly string[]; after: readonly string[]; of: string },
): AuditChange[] {
  const hasMoved = (name: string, at: number) => name !== after[at]
  const [first, last] = [before.findIndex(hasMoved), before.findLastIndex(hasMoved)]
  if (first === -1) return []
  return changedFields(audited, {
    before: { order: before.slice(first, last + 1) },
    after: { order: after.slice(first, last + 1) },
    of,
  })
}

function byId(things: readonly Listed[]): Map<string, Listed> {
  return new Map(things.map((thing) => [thing.id, thing]))
}

function changedFields(
  audited: Audited,
  { before, after, of }: { before: object | null; after: object | null; of: string },
): AuditChange[] {
  const [was, is] = [fieldsOf(before ?? {}), fieldsOf(after ?? {})]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((field) => isDifferent(was.get(field), is.get(field)))
    .map((field) => ({
      of: cut(of),
      field,
      ...(isKept(audited, field) && {
        before: kept(was.get(field)),
        after: kept(is.get(field)),
      }),
    }))
}

function bounded(changes: readonly AuditChange[]): AuditChanges {
  return {
    changes: changes.slice(0, mostChanges),
    more: Math.max(0, changes.length - mostChanges),
  }
}
