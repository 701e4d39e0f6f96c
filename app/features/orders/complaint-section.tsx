import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { AfterSale, ComplaintView } from '#domain/after-sale.schema.ts'
import type { OrderView } from '#domain/order-view.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintPictures } from './complaint-pictures.tsx'

interface ComplaintSectionProps {
  token: string
  sale: AfterSale
  onChanged: (order: OrderView) => void
}

/** What was wrong with the goods: the complaints about them with their answers, and a new one. */
export function ComplaintSection({ token, sale, onChanged }: ComplaintSectionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { complaints, canComplain } = sale
  if (!canComplain && complaints.length === 0) return null
  return (
    <section className="step">
      <h2>
        <Trans>Is something wrong with the goods?</Trans>
      </h2>
      {complaints.map((complaint) => (
        <Complaint complaint={complaint} key={complaint.id} onChanged={onChanged} token={token} />
      ))}
      {canComplain &&
        (isOpen ? (
          <ComplaintForm
            onDone={(order) => {
              setIsOpen(false)
              onChanged(order)
            }}
            token={token}
          />
        ) : (
          <Button
            className="mt-4 needs-script no-print"
            onClick={() => setIsOpen(true)}
            variant="outline"
          >
            <Trans>Complain about the goods</Trans>
          </Button>
        ))}
    </section>
  )
}

function Complaint({
  token,
  complaint,
  onChanged,
}: {
  token: string
  complaint: ComplaintView
  onChanged: (order: OrderView) => void
}) {
  const { id, text, statusText, answer, createdAt, pictures, status } = complaint
  return (
    <article className="mt-4 border-s-2 border-border ps-4">
      <p>
        <span className="font-semibold">{statusText}</span> <span>·</span>{' '}
        <span className="text-muted-foreground">
          <Moment at={createdAt} />
        </span>
      </p>
      <q className="mt-1 block whitespace-pre-line" dir="auto">
        {text}
      </q>
      {answer && (
        <p className="mt-3">
          <span className="font-semibold">
            <Trans>Our answer</Trans>
          </span>
          <span className="block whitespace-pre-line" dir="auto">
            {answer}
          </span>
        </p>
      )}
      <ComplaintPictures
        addressOf={(picture) => `/api/orders/${token}/complaints/${id}/pictures/${picture}`}
        pictures={pictures}
        {...(status === 'open' && {
          adding: { token, complaint: id, onChanged },
        })}
      />
    </article>
  )
}
