import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { localized } from '#domain/options.ts'
import type { Scope } from '#server/http/scope.ts'
import type { TicketRow } from './kitchen-tickets.queries.ts'

/** A ticket in the cook's language; the guest's own words stay as they are. */
export function kitchenTicketOf(row: TicketRow, scope: Scope): KitchenTicket {
  return {
    ...row,
    hasCutlery: row.hasCutlery === 1,
    isAsap: row.isAsap === 1,
    isPriority: row.isPriority === 1,
    isUnseen: row.isUnseen === 1,
    isPaid: row.isPaid === 1,
    lines: row.lines.map((line) => lineOf(line, scope)),
  }
}

function lineOf({ words, allergens, ...line }: TicketRow['lines'][number], scope: Scope) {
  const { title, size, halves, options } = words
  return {
    ...line,
    title: localized(title, scope, ''),
    ...(size ? { size: localized(size, scope, '') } : {}),
    ...(halves ? { halves: bothOf(halves, scope) } : {}),
    options: options.map((option) => ({ ...option, title: localized(option.title, scope, '') })),
    allergens: [
      ...new Set(allergens.flatMap(({ code, level }) => (level === 'contains' ? [code] : []))),
    ],
  }
}

function bothOf(
  [left, right]: NonNullable<TicketRow['lines'][number]['words']['halves']>,
  scope: Scope,
): [string, string] {
  return [localized(left, scope, ''), localized(right, scope, '')]
}
