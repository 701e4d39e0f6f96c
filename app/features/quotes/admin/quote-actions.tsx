import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { longestQuoteNote, type RejectReason, rejectReasons } from '#domain/quotes.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { lineMarginBp } from './offer-draft.ts'
import { OfferPreview } from './offer-preview.tsx'
import { quoteStateId, rejectReasonWords } from './quote-words.ts'
import type { OfferForm } from './use-offer-form.ts'

interface QuoteActionsProps {
  quote: AdminQuote
  form: OfferForm
  onChanged: () => Promise<void>
}

/** What comes next, in one solid button: taking a request, or sending the next version of its offer. */
export function QuoteActions({ quote, form, onChanged }: QuoteActionsProps) {
  const { can } = quote
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const [isPreviewed, setIsPreviewed] = useState(false)
  const take = async () => {
    const { id, rev } = quote
    const answer = await send(
      (idempotencyKey) =>
        callTwice(`/admin/quotes/${id}/take`, { method: 'POST', body: { rev }, idempotencyKey }),
      { content: rev },
    )
    if (answer?.ok) document.getElementById(quoteStateId)?.focus()
  }
  return (
    <>
      <div className="w-full" role="alert">
        {message && <p className="ws-note">{message}</p>}
      </div>
      {can.send && <SendOffer form={form} quote={quote} />}
      {can.take && (
        <Button
          isBusy={isBusy}
          onClick={({ detail }) => detail < 2 && void take()}
          variant={can.send ? 'outline' : 'primary'}
        >
          <Trans>Take it</Trans>
        </Button>
      )}
      {quote.draft && (
        <Button onClick={() => setIsPreviewed(true)} variant="outline">
          <Icon name="eye" size="s" />
          <Trans>Preview</Trans>
        </Button>
      )}
      {can.reject && <Reject onChanged={onChanged} quote={quote} />}
      {quote.draft && (
        <OfferPreview
          form={form}
          isOpen={isPreviewed}
          onClose={() => setIsPreviewed(false)}
          quote={quote}
        />
      )}
    </>
  )
}

/** Sends the offer; asks first where it earns less than it should. */
function SendOffer({ quote, form }: Pick<QuoteActionsProps, 'quote' | 'form'>) {
  const { t, i18n } = useLingui()
  const [isAsked, setIsAsked] = useState(false)
  const version = (quote.offers[0]?.version ?? 0) + 1
  const { marginFloorBp } = quote
  const low = form.offer.lines.filter((line) => {
    const margin = lineMarginBp(line, form.factsOf(line.id))
    return margin !== undefined && margin < marginFloorBp
  })
  const floor = i18n.number(marginFloorBp / 100)
  const send = async () => {
    setIsAsked(false)
    if (await form.send()) document.getElementById(quoteStateId)?.focus()
  }
  const label = t`Send version ${version}`
  return (
    <>
      <Button
        className="min-w-max"
        isBusy={form.isBusy}
        onClick={() => (low.length > 0 ? setIsAsked(true) : void send())}
      >
        <Icon name="mail" size="s" />
        <span className="whitespace-nowrap">{label}</span>
      </Button>
      <Dialog
        description={
          <Trans>These earn less than {floor} %. The buyer gets the offer at once.</Trans>
        }
        footer={
          <>
            <Button onClick={() => setIsAsked(false)} variant="outline">
              <Trans>Cancel</Trans>
            </Button>
            <Button onClick={() => void send()}>{label}</Button>
          </>
        }
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        role="alertdialog"
        title={t`Send it although it earns little?`}
      >
        <ul className="mt-3 list-disc ps-5">
          {low.map(({ id, title }) => (
            <li key={id}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function Reject({ quote, onChanged }: Pick<QuoteActionsProps, 'quote' | 'onChanged'>) {
  const { t, i18n } = useLingui()
  const { id, rev, number } = quote
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState<RejectReason>('capacity')
  const [note, setNote] = useState('')
  return (
    <>
      <Button onClick={() => setIsOpen(true)} variant="outline">
        <Trans>Turn down</Trans>
      </Button>
      <ConfirmAction
        description={<Trans>The buyer is told by mail. This cannot be undone.</Trans>}
        isOpen={isOpen}
        label={t`Turn down`}
        onClose={() => setIsOpen(false)}
        onDone={() => void onChanged()}
        run={async (idempotencyKey) => {
          const body = { rev, reason, note: note.trim() }
          const path = `/admin/quotes/${id}/reject`
          const answer = await callTwice(path, { method: 'POST', body, idempotencyKey })
          if (!answer.ok && isOutdated(answer)) await onChanged()
          return answer
        }}
        title={t`Turn down ${number}?`}
      >
        <SelectField
          label={t`Reason`}
          onChange={({ target }) => setReason(target.value as RejectReason)}
          value={reason}
        >
          {rejectReasons.map((each) => (
            <option key={each} value={each}>
              {i18n._(rejectReasonWords[each])}
            </option>
          ))}
        </SelectField>
        <TextField
          autoComplete="off"
          dir="auto"
          hint={t`The buyer reads it.`}
          isOptional
          label={t`What you want to say to it`}
          maxLength={longestQuoteNote}
          onChange={({ target }) => setNote(target.value)}
          value={note}
        />
      </ConfirmAction>
    </>
  )
}
