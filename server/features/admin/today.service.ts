import type { Need, NeedKind, Today } from '#domain/admin.schema.ts'
import { isAllowed, type Permission } from '#domain/permissions.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { readNeeds } from './today.repository.ts'

/** Who sees it: those who may look at what it is about. */
const shownTo = {
  mails_failed: 'settings.read',
  orders_placed: 'orders.read',
  admins_without_factor: 'people.read',
  products_sold_out: 'products.read',
  texts_missing: 'content.read',
} as const satisfies Record<NeedKind, Permission>

/** What needs someone now, as far as the caller may see it: the most urgent first, and nothing that is in order. */
export async function getToday(ctx: Ctx): Promise<Today> {
  const [mails, orders, people, products, texts] = await readNeeds(ctx.database, scopeOf(ctx))
  const needs: Need[] = [
    needOf('mails_failed', mails[0]),
    needOf('orders_placed', orders[0]),
    needOf('admins_without_factor', people[0]),
    needOf('products_sold_out', products[0]),
    {
      ...needOf('texts_missing', { count: texts.reduce((sum, { count }) => sum + count, 0) }),
      parts: texts,
    },
  ]
  return {
    now: ctx.now(),
    needs: needs.filter(({ kind, count }) => count > 0 && isAllowed(ctx.actor, shownTo[kind])),
  }
}

function needOf(kind: NeedKind, row: { count: number; since?: number | null } | undefined): Need {
  return { kind, count: row?.count ?? 0, since: row?.since ?? null, parts: [] }
}
