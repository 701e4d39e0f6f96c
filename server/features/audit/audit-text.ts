import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { abilitiesOf, isAdminRole, type Role } from '#domain/permissions.ts'
import { abilityText, roleText } from '#server/i18n/ability-words.ts'
import { auditActions, auditEntities } from './audit-nouns.ts'

const otherRoles: Partial<Record<Role | 'operator', MessageDescriptor>> = {
  visitor: msg`Visitor`,
  customer: msg`Customer`,
  company_member: msg`Company member`,
  seller: msg`Seller`,
  staff: msg`Restaurant staff`,
  operator: msg`Operator`,
}

/** An owner has them all. */
const adminPermissions = Object.values(abilitiesOf('owner')).flat()

interface Choice {
  value: string
  label: string
}

interface AuditEntry {
  action: string
  entity: string
  entityId: string | null
  /** The name of the person that it is about. */
  entityName: string | null
  data: Record<string, string | number | boolean>
}

/** What was done, as one sentence. */
export function auditText(i18n: I18n, entry: AuditEntry): string {
  const words = auditActions.get(entry.action)?.text
  if (!words) return plainName(entry.action)
  const { role, before } = entry.data
  return i18n._({
    ...words,
    values: {
      target: targetText(i18n, entry),
      role: actingAs(i18n, String(role ?? '')),
      before: actingAs(i18n, String(before ?? '')),
    },
  })
}

/** Every action that the site writes down, by its short name. */
export function auditActionChoices(i18n: I18n): Choice[] {
  return choicesOf(
    i18n,
    [...auditActions].map(([action, { name }]) => [action, name]),
  )
}

/** Everything that an entry may be about. */
export function auditEntityChoices(i18n: I18n): Choice[] {
  return choicesOf(i18n, [...auditEntities])
}

function choicesOf(i18n: I18n, words: readonly [string, MessageDescriptor][]): Choice[] {
  return words
    .map(([value, message]) => ({ value, label: i18n._(message) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
}

/** As what somebody acted: a role of the admin panel or any other; `none` is no role there. */
export function actingAs(i18n: I18n, role: string): string {
  if (role === 'none') return i18n._(msg`No access`)
  if (isAdminRole(role)) return roleText(i18n, role)
  const words = otherRoles[role as Role]
  return words ? i18n._(words) : plainName(role)
}

function targetText(i18n: I18n, { entity, entityId, entityName }: AuditEntry): string {
  if (entity !== 'permission') return entityName ?? entityId ?? ''
  const permission = adminPermissions.find((name) => name === entityId)
  return permission ? abilityText(i18n, permission) : (entityId ?? '')
}

/** What an older version of the site has written: `price_moved` reads "price moved". */
function plainName(code: string): string {
  return code.replaceAll(/[._]/gu, ' ')
}
