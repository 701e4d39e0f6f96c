import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { Price } from '#app/ui/price.tsx'

interface InvoiceButtonProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}

/** What an invoice still needs, or the button that issues one that did not come by itself. */
export function InvoiceButton({ order, onChanged }: InvoiceButtonProps) {
  const { canInvoice, invoiceNeeds } = order
  return (
    <>
      {invoiceNeeds.length > 0 && (
        <div className="ws-note">
          <p>
            <Trans>No invoice is issued for this order while the settings lack:</Trans>
          </p>
          <ul className="list-inside list-disc">
            {invoiceNeeds.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
          <PageLink to="/admin/settings?group=invoices">
            <Trans>Settings for invoices</Trans>
          </PageLink>
        </div>
      )}
      {canInvoice && <IssueButton onChanged={onChanged} order={order} />}
    </>
  )
}

function IssueButton({ order: { id, rev, totals }, onChanged }: InvoiceButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="py-2">
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        <Trans>Issue the invoice</Trans>
      </Button>
      <ConfirmAction
        description={
          <Trans>
            An invoice of <Price ore={totals.totalOre} /> gets the next number and goes to the buyer
            by e-mail. It cannot be changed afterwards.
          </Trans>
        }
        isOpen={isAsked}
        label={<Trans>Issue the invoice</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={() => void onChanged()}
        run={async (idempotencyKey) => {
          const call = { method: 'POST', body: { rev }, idempotencyKey } as const
          const answer = await callTwice(`/admin/orders/${id}/invoice`, call)
          if (!answer.ok && isOutdated(answer)) await onChanged()
          return answer
        }}
        title={<Trans>Issue the invoice?</Trans>}
      />
    </div>
  )
}
