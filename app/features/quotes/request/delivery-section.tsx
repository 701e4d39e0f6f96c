import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { QuoteStart } from '#domain/quote-request.schema.ts'
import type { QuoteFrequency } from '#domain/quotes.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Segments } from './segments.tsx'
import type { RequestForm } from './use-request.ts'

interface DeliverySectionProps {
  form: RequestForm
  start: QuoteStart
}

/** Where it goes, when, and how often. */
export function DeliverySection({ form, start }: DeliverySectionProps) {
  const { t } = useLingui()
  const { values, change } = form
  const [tomorrow] = useState(tomorrowInOslo)
  const wantedOn = form.field('wantedOn')
  // A year that is half typed is no date to speak of yet.
  const isPast = wantedOn.value > '2000' && wantedOn.value < tomorrow
  return (
    <section className="step">
      <h2>
        <Trans>Delivery</Trans>
      </h2>
      <div className="step-fields">
        <DeliveryChoice form={form} start={start} />
        {values.delivery === 'delivered' && (
          <TextField
            {...form.field('street')}
            autoComplete="street-address"
            dir="auto"
            isOptional
            label={t`Street and number`}
          />
        )}
        <div className="quote-when">
          {values.delivery === 'delivered' && (
            <TextField
              {...form.field('postcode')}
              autoComplete="postal-code"
              dir="ltr"
              inputMode="numeric"
              label={t`Postcode`}
            />
          )}
          <TextField
            {...wantedOn}
            error={wantedOn.error ?? (isPast ? t`Choose a date from tomorrow.` : undefined)}
            label={t`Wanted date`}
            min={tomorrow}
            suppressHydrationWarning
            type="date"
          />
        </div>
        <Segments<QuoteFrequency>
          choices={[
            { value: 'once', label: t`Once` },
            { value: 'weekly', label: t`Every week` },
            { value: 'monthly', label: t`Every month` },
          ]}
          legend={<Trans>How often</Trans>}
          onChange={(frequency) => change({ frequency })}
          value={values.frequency}
        />
      </div>
    </section>
  )
}

function tomorrowInOslo(): string {
  return addDays(osloClock(Date.now()).date, 1)
}

function DeliveryChoice({ form, start }: DeliverySectionProps) {
  const { t } = useLingui()
  const { error } = form.part('delivery')
  const choices = [
    ...(start.isDelivered
      ? [
          {
            value: 'delivered',
            label: t`Delivered to you`,
            description: t`We work out the freight from weight and postcode.`,
          },
        ]
      : []),
    ...(start.pickupPlace === ''
      ? []
      : [
          {
            value: 'pickup',
            label: t`Pick it up yourselves`,
            description: <bdi>{start.pickupPlace}</bdi>,
          },
        ]),
  ]
  return (
    <ChoiceCards
      choices={choices}
      error={error}
      legend={t`Way of delivery`}
      legendLook="read-out"
      name="delivery"
      onChange={(delivery) =>
        form.change({ delivery: delivery === 'pickup' ? 'pickup' : 'delivered' })
      }
      value={form.values.delivery}
    />
  )
}
