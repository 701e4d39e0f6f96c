import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AdminQuote, longestTerms } from '#domain/admin-quotes.schema.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { longestQuoteMessage, mostOfferDays, mostQuoteLines } from '#domain/quotes.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Button } from '#app/ui/button.tsx'
import { TemplateChoice } from '#app/features/reply-templates/admin/template-choice.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { AddLine } from './add-line.tsx'
import { discounted, sumsOf } from './offer-draft.ts'
import { OfferLine } from './offer-line.tsx'
import { OfferSums } from './offer-sums.tsx'
import type { OfferForm } from './use-offer-form.ts'

interface OfferEditorProps {
  quote: AdminQuote
  form: OfferForm
}

/** The next version of the offer: its lines with what they earn, what it comes to, and the words that go with it. */
export function OfferEditor({ quote, form }: OfferEditorProps) {
  const { t } = useLingui()
  const { offer, factsOf } = form
  const version = (quote.offers[0]?.version ?? 0) + 1
  const { marginFloorBp, vatRates } = quote
  return (
    <RecordForm
      canEdit={quote.can.edit}
      className="gap-0!"
      isDirty={form.isDirty}
      onCancel={form.reset}
      onSave={form.keep}
      saving={form}
    >
      <h3 className="flex flex-wrap justify-between gap-x-4">
        <span>{t`Version ${version}, draft`}</span>
        <small className="ws-quiet font-normal">{t`Prices are without VAT.`}</small>
      </h3>
      {form.isBehind && (
        <p className="ws-note">
          <Trans>
            Somebody else has saved this draft meanwhile. Save again to keep yours, or cancel to see
            theirs.
          </Trans>
        </p>
      )}
      {offer.lines.map((line, index) => (
        <OfferLine
          canRemove={quote.can.edit && offer.lines.length > 1}
          errorOf={(field) => form.errorOf(`lines.${index}.${field}`)}
          facts={factsOf(line.id)}
          key={line.id}
          line={line}
          marginFloorBp={marginFloorBp}
          onChange={(part) => form.changeLine(line.id, part)}
          onRemove={() => form.removeLine(line.id)}
          vatRates={vatRates}
        />
      ))}
      {quote.can.edit && (
        <div className="flex flex-wrap items-start justify-between gap-2 pt-2">
          {offer.lines.length < mostQuoteLines && (
            <AddLine onAdd={form.addLine} vatBp={offer.lines[0]?.vatBp ?? vatRates[0] ?? 0} />
          )}
          <DiscountOnAll form={form} />
        </div>
      )}
      <OfferSums marginFloorBp={marginFloorBp} sums={sumsOf(offer, factsOf)} />
      <Terms form={form} />
      <Message form={form} quote={quote} />
    </RecordForm>
  )
}

/** The same discount on every line that has a list price. */
function DiscountOnAll({ form }: Pick<OfferEditorProps, 'form'>) {
  const { t } = useLingui()
  const [percent, setPercent] = useState<string>()
  const apply = () => {
    const lines = form.offer.lines.map((line) => {
      const net = discounted(percent ?? '', form.factsOf(line.id).listNetOre)
      return net === undefined ? line : { ...line, net }
    })
    form.change({ lines })
    setPercent(undefined)
  }
  if (percent === undefined)
    return (
      <Button onClick={() => setPercent('')} size="s" variant="plain">
        <Trans>Discount on all</Trans>
      </Button>
    )
  return (
    <div className="flex items-end gap-2">
      <TextField
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus has made room for this field
        autoFocus
        className="w-28"
        dir="ltr"
        inputMode="decimal"
        label={t`Discount, %`}
        maxLength={7}
        onChange={({ target }) => setPercent(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
        value={percent}
      />
      <Button onClick={apply} variant="outline">
        <Trans>Apply</Trans>
      </Button>
    </div>
  )
}

function Terms({ form: { offer, change, errorOf } }: Pick<OfferEditorProps, 'form'>) {
  const { t } = useLingui()
  const [today] = useState(() => osloClock(Date.now()).date)
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-start gap-3 pt-4">
      <TextField
        autoComplete="off"
        dir="ltr"
        error={errorOf('freightNetOre')}
        inputMode="decimal"
        label={t`Freight, without VAT`}
        maxLength={12}
        onChange={({ target }) => change({ freight: target.value })}
        value={offer.freight}
      />
      <TextField
        error={errorOf('validUntil')}
        label={t`Valid until`}
        max={addDays(today, mostOfferDays)}
        min={addDays(today, 1)}
        onChange={({ target }) => change({ validUntil: target.value })}
        suppressHydrationWarning
        type="date"
        value={offer.validUntil}
      />
      <TextField
        autoComplete="off"
        dir="ltr"
        error={errorOf('paymentDays')}
        inputMode="numeric"
        label={t`Days to pay`}
        maxLength={3}
        onChange={({ target }) => change({ paymentDays: target.value })}
        value={offer.paymentDays}
      />
      <TextField
        autoComplete="off"
        dir="auto"
        error={errorOf('terms')}
        isOptional
        label={t`Terms`}
        maxLength={longestTerms}
        onChange={({ target }) => change({ terms: target.value })}
        value={offer.terms}
      />
    </div>
  )
}

function Message({ quote, form: { offer, change, errorOf } }: OfferEditorProps) {
  const { t } = useLingui()
  const language = useLanguageName()(quote.languageCode)
  const { contact, templates } = quote
  return (
    <div className="grid gap-3 pt-3">
      <TextArea
        dir="auto"
        error={errorOf('message')}
        isOptional
        label={t`Message to ${contact}, in their language: ${language}`}
        lang={quote.languageCode}
        maxLength={longestQuoteMessage}
        onChange={({ target }) => change({ message: target.value })}
        rows={3}
        value={offer.message}
      />
      <TemplateChoice
        onChange={(message) => change({ message })}
        templates={templates}
        text={offer.message}
      />
    </div>
  )
}
