import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { isStreet } from '#domain/contact.schema.ts'
import type { OfferView, QuoteView } from '#domain/quote-view.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { ShownQuote } from './use-quote.ts'

interface AcceptFormProps {
  quote: QuoteView
  offer: OfferView
  take: ShownQuote['take']
}

/** Who accepts, and that they may: what is accepted is the version and the sum that they see. */
export function AcceptForm({ quote, offer, take }: AcceptFormProps) {
  const { t } = useLingui()
  const form = useForm({ name: quote.contact, poNumber: '', street: '', isAllowed: '' })
  // A tick is for the version that it was set on.
  const [ticked, setTicked] = useState<number>()
  const isAllowed = ticked === offer.version
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { name, poNumber, street } = form.values
    const { version, totalOre } = offer
    const body = { version, totalOre, name, isAllowed, poNumber, street }
    await form.send((key) => take('accept', body, key))
  }
  const tick = form.part('isAllowed')
  const sum = <Price ore={offer.totalOre} />
  const company = <bdi>{quote.company}</bdi>
  return (
    <form
      className="needs-script no-print mt-5 grid gap-4"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField {...form.field('name')} autoComplete="name" dir="auto" label={t`Your name`} />
      <TextField
        {...form.field('poNumber')}
        dir="ltr"
        isOptional
        label={t`Your order number`}
        maxLength={50}
      />
      {quote.delivery === 'delivered' && !isStreet(quote.street) && (
        <TextField
          {...form.field('street')}
          autoComplete="street-address"
          dir="auto"
          hint={<bdi>{`${quote.postcode} ${quote.city}`.trim()}</bdi>}
          label={t`Street where we deliver`}
        />
      )}
      <Checkbox
        checked={isAllowed}
        error={tick.error}
        id={tick.id}
        label={
          <Trans>
            I may order for {company}, and accept the offer and the{' '}
            <ContentLink className="inline-link" url="/terms">
              terms
            </ContentLink>
            .
          </Trans>
        }
        name={tick.name}
        onChange={({ target }) => {
          setTicked(target.checked ? offer.version : undefined)
          form.change({ isAllowed: String(target.checked) })
        }}
      />
      <FormError text={form.message} />
      <Button isBusy={form.isBusy} size="l" type="submit">
        <Trans>Accept {sum}</Trans>
      </Button>
    </form>
  )
}
