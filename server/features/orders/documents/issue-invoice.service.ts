import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import type { Problem, Result } from '#domain/result.ts'
import { changeOrder, hasJust } from '#server/features/orders/admin/change-order.ts'
import type { FoundAdminOrder } from '#server/features/orders/admin/admin-order.repository.ts'
import { inState } from '#server/features/orders/in-state.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { issueNeedText } from '#server/i18n/invoice-words.ts'
import { saveIssued } from './issue-invoice.repository.ts'
import { invoicingOf } from './invoicing.ts'

/**
 * Issues the invoice of an order that left before the settings had all that one needs, with the credit notes of what went back since. Refuses
 * as `changeOrder`, `illegal_transition` where it is not to be invoiced or has its invoice, and `invoice_incomplete` with what is missing.
 */
export function issueInvoice(ctx: Ctx, id: string, rev: number): Promise<Result<AdminOrder>> {
  return changeOrder(
    ctx,
    { id, rev },
    {
      isDone: (found) => hasJust(ctx, found, 'invoice_issued'),
      write: async (found) => {
        const problem = await whyNot(ctx, found)
        if (problem) return problem
        await saveIssued(ctx, found)
        ctx.log.info('order.invoiced', { order: id })
        return undefined
      },
    },
  )
}

async function whyNot(ctx: Ctx, found: FoundAdminOrder): Promise<Problem | undefined> {
  const { isDue, needs } = invoicingOf(found)
  if (!isDue) return inState(ctx, found.order)
  if (needs.length === 0) return undefined
  const i18n = await translatorFor(ctx)
  const missing = needs.map((need) => issueNeedText(i18n, need)).join(', ')
  return { code: 'invoice_incomplete', values: { missing } }
}
