import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { OfferEditor } from './offer-editor.tsx'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteAsked, QuoteBuyer } from './quote-asked.tsx'
import { ClockBand } from './quote-clock.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { QuoteMessages } from './quote-messages.tsx'
import { QuoteOutcome } from './quote-outcome.tsx'
import { QuoteState } from './quotes-table.tsx'
import { quoteStateId } from './quote-words.ts'
import { useOfferForm } from './use-offer-form.ts'

interface QuoteSheetProps {
  quote: AdminQuote
  onChanged: () => Promise<void>
}

/** One quote: how much time is left, what is asked, the offer that is written to it, and what was said so far. */
export function QuoteSheet({ quote, onChanged }: QuoteSheetProps) {
  const form = useOfferForm(quote, onChanged)
  const { can, clock, company, city, order } = quote
  const hasActions = can.take || can.send || can.reject || (can.edit && quote.draft !== null)
  return (
    <SideSheet
      footer={hasActions && <QuoteActions form={form} onChanged={onChanged} quote={quote} />}
      isWide
      meta={
        <>
          <span id={quoteStateId} role="status" tabIndex={-1}>
            <QuoteState status={quote.status} />
          </span>
          <bdi>{city ? `${company}, ${city}` : company}</bdi>
          {order && (
            <PageLink to={`/admin/orders/${order.number}`}>
              <bdi className="num">{order.number}</bdi>
            </PageLink>
          )}
          <QuoteOwner onChanged={onChanged} quote={quote} />
        </>
      }
      title={<bdi className="num">{quote.number}</bdi>}
    >
      {clock && <ClockBand clock={clock} />}
      <QuoteOutcome onChanged={onChanged} quote={quote} />
      <QuoteAsked quote={quote} />
      {(quote.draft || form.isDirty) && <OfferEditor form={form} quote={quote} />}
      <QuoteMessages onChanged={onChanged} quote={quote} />
      <QuoteBuyer quote={quote} />
      <QuoteHistory quote={quote} />
    </SideSheet>
  )
}

/** Who answers it; everybody who may answer quotes can hand it on. */
function QuoteOwner({ quote, onChanged }: QuoteSheetProps) {
  const { t } = useLingui()
  const { send, message } = useSave({ onOutdated: onChanged })
  const { id, rev, assignedTo, sales, can } = quote
  if (!can.edit) return assignedTo && <bdi>{assignedTo.name}</bdi>
  const assign = (userId: string | null) =>
    send(
      (idempotencyKey) => {
        const body = { rev, userId }
        return callTwice(`/admin/quotes/${id}/assignee`, { method: 'PUT', body, idempotencyKey })
      },
      { content: { rev, userId } },
    )
  // Somebody who has left since stays named.
  const isKnown = !assignedTo || sales.some(({ userId }) => userId === assignedTo.userId)
  return (
    <>
      <label className="inline-flex items-center gap-2">
        <span className="ws-quiet">
          <Trans>Answered by</Trans>
        </span>
        <select
          className="min-h-11 rounded-[var(--radius-s)] border border-[var(--control-border)] bg-[var(--card)] px-2 font-semibold text-[var(--foreground)]"
          onChange={({ target }) => void assign(target.value || null)}
          value={assignedTo?.userId ?? ''}
        >
          <option value="">{t`Nobody`}</option>
          {!isKnown && <option value={assignedTo.userId}>{assignedTo.name}</option>}
          {sales.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FormError text={message} />
    </>
  )
}
