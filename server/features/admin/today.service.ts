import { type Need, type NeedKind, salesDays, type Today } from '#domain/admin.schema.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { isAllowed, type Permission } from '#domain/permissions.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { salesQuery } from './sales.queries.ts'
import { readNeeds } from './today.repository.ts'

/** Who sees it: those who may do something about it. */
const shownTo = {
  payments_refused: 'orders.refund',
  mails_failed: 'mails.send',
  orders_late: 'orders.move',
  orders_to_confirm: 'orders.move',
  orders_to_approve: 'orders.move',
  orders_to_register: 'orders.move',
  quotes_late: 'quotes.edit',
  quotes_open: 'quotes.edit',
  sellers_waiting: 'sellers.edit',
  messages_open: 'messages.edit',
  products_low: 'stock.edit',
  food_missing: 'products.edit',
  admins_without_factor: 'people.edit',
  products_untranslated: 'products.text',
  texts_missing: 'content.translate',
} as const satisfies Record<NeedKind, Permission>

/** What needs someone now and can be done by the caller's role, the most urgent first, and what was sold in the last days. */
export async function getToday(ctx: Ctx): Promise<Today> {
  const { role } = ctx.actor
  const [needs, sales] = await Promise.all([
    needsOf(ctx),
    isAllowed({ role }, 'orders.read') ? salesOf(ctx) : null,
  ])
  return {
    now: ctx.now(),
    needs: needs.filter(({ kind, count }) => count > 0 && isAllowed({ role }, shownTo[kind])),
    sales,
  }
}

async function needsOf(ctx: Ctx): Promise<Need[]> {
  const found = await readNeeds(ctx.database, scopeOf(ctx), ctx.now())
  const [payments, mails, late, confirm, approve, register, ...others] = found
  const [quotesLate, quotesOpen, applications, messages, low, food, untranslated, people, texts] =
    others
  return [
    needOf('payments_refused', payments[0]),
    needOf('mails_failed', mails[0]),
    needOf('orders_late', late[0]),
    needOf('orders_to_confirm', confirm[0]),
    needOf('orders_to_approve', approve[0]),
    needOf('orders_to_register', register[0]),
    needOf('quotes_late', quotesLate[0]),
    needOf('quotes_open', quotesOpen[0]),
    needOf('sellers_waiting', applications[0]),
    needOf('messages_open', messages[0]),
    needOf('products_low', counted(low[0])),
    needOf('food_missing', counted(food[0])),
    needOf('admins_without_factor', people[0]),
    needOf('products_untranslated', counted(untranslated[0])),
    {
      ...needOf('texts_missing', { count: texts.reduce((sum, { count }) => sum + count, 0) }),
      parts: texts,
    },
  ]
}

/** The last days with today, and as many before them. */
async function salesOf(ctx: Ctx): Promise<Today['sales']> {
  const { date: today } = osloClock(ctx.now())
  const dates = Array.from({ length: 2 * salesDays }, (_, at) =>
    addDays(today, at + 1 - 2 * salesDays),
  )
  const [days] = await ctx.database.read([salesQuery(ctx.site.factoryId, dates)])
  return { days: days.slice(salesDays), before: days.slice(0, salesDays) }
}

function counted(row: { total: number } | undefined) {
  return { count: row?.total ?? 0 }
}

function needOf(kind: NeedKind, row: { count: number; since?: number | null } | undefined): Need {
  return { kind, count: row?.count ?? 0, since: row?.since ?? null, parts: [] }
}
