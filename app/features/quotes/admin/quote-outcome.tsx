import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminQuote } from '#domain/admin-quotes.schema.ts'
import { longestQuoteNote, winReasons } from '#domain/quotes.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { reasonText, winReasonWords } from './quote-words.ts'

interface QuoteOutcomeProps {
  quote: AdminQuote
  onChanged: () => Promise<void>
}

/** Why a quote was won, as sales note it, or why it came to nothing, as it was said. */
export function QuoteOutcome({ quote, onChanged }: QuoteOutcomeProps) {
  const { i18n } = useLingui()
  if (quote.can.explain) return <Explain onChanged={onChanged} quote={quote} />
  const reason = reasonText(i18n, quote)
  if (!reason) return null
  return (
    <>
      <h3>
        <Trans>Why</Trans>
      </h3>
      <p>{reason}</p>
      {quote.outcomeNote && <q dir="auto">{quote.outcomeNote}</q>}
    </>
  )
}

function Explain({ quote, onChanged }: QuoteOutcomeProps) {
  const { t, i18n } = useLingui()
  const { id, rev, outcomeReason, outcomeNote } = quote
  const saved = { reason: outcomeReason ?? '', note: outcomeNote }
  const form = useForm(saved, onChanged, rev)
  const save = async () => {
    const body = { ...form.values, rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice(`/admin/quotes/${id}/outcome`, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return (
    <RecordForm isDirty={form.changed.length > 0} onCancel={form.reset} onSave={save} saving={form}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField {...form.field('reason')} label={t`Why they said yes`}>
          <option value="">{t`Choose one`}</option>
          {winReasons.map((each) => (
            <option key={each} value={each}>
              {i18n._(winReasonWords[each])}
            </option>
          ))}
        </SelectField>
        <TextField
          {...form.field('note')}
          autoComplete="off"
          dir="auto"
          isOptional
          label={t`What made the difference`}
          maxLength={longestQuoteNote}
        />
      </div>
    </RecordForm>
  )
}
