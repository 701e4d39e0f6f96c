import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { figureLocale } from '#domain/languages.ts'
import type { TaxRates } from '#domain/tax-rates.schema.ts'
import type { TaxRateState } from '#domain/tax-rates.ts'
import { RowButton } from '#app/workspace/links/row-button.tsx'
import { removeTwice } from '#app/platform/call-twice.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { useSave } from '#app/ui/use-save.ts'
import type { DeliveryProps } from './shop-props.ts'
import { taxClassNames } from './tax-class-names.ts'
import { TaxRateForm } from './tax-rate-form.tsx'

const stateNames: Record<TaxRateState, { name: MessageDescriptor; tone: string }> = {
  in_force: { name: msg`In force`, tone: 'good' },
  to_come: { name: msg`To come`, tone: 'warning' },
  past: { name: msg`Past`, tone: 'none' },
}

type TaxRatesPartProps = Pick<DeliveryProps, 'canEdit' | 'onChanged'> & { tax: TaxRates }
type Rate = TaxRates['rates'][number]

/** The rates of VAT by class, each with the day that it counts from: a change of the law is one more row. */
export function TaxRatesPart({ tax, canEdit, onChanged }: TaxRatesPartProps) {
  const { t, i18n } = useLingui()
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const remove = async (rate: Rate) => {
    const path = `/admin/tax-rates/${rate.class}/${rate.validFrom}`
    const answer = await send((idempotencyKey) => removeTwice(path, idempotencyKey))
    if (!answer?.ok) return
    notifyStaff.success(t`Taken back`)
    await onChanged()
  }
  return (
    <div className="grid gap-6">
      <p className="ws-quiet max-w-[620px]">
        <Trans>
          A rate counts from its day on, for orders that are placed from then. What was sold before
          keeps its own, so a rate that counts or has counted is never changed.
        </Trans>
      </p>
      <FormError text={message} />
      <div className="ws-table-frame">
        <table aria-label={t`VAT`} className="ws-table">
          <thead>
            <tr>
              <th scope="col">{t`Class`}</th>
              <th data-align="end" scope="col">{t`Rate`}</th>
              <th scope="col">{t`From`}</th>
              <th scope="col">{t`State`}</th>
            </tr>
          </thead>
          <tbody>
            {tax.rates.map((rate) => {
              const { name, tone } = stateNames[rate.state]
              const of = i18n._(taxClassNames[rate.class])
              return (
                <tr key={`${rate.class} ${rate.validFrom}`}>
                  <td>{of}</td>
                  <td className="num" data-align="end">
                    {percentText(rate.percentBp)}
                  </td>
                  <td>{dayText(rate.validFrom)}</td>
                  <td>
                    <span className="ws-state" data-tone={tone}>
                      {i18n._(name)}
                    </span>
                    {canEdit && rate.state === 'to_come' && (
                      <RowButton
                        icon="trash-2"
                        isOff={isBusy}
                        label={t`Take back: ${of}`}
                        onPress={() => void remove(rate)}
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {canEdit && <TaxRateForm onChanged={onChanged} today={tax.today} />}
    </div>
  )
}

function percentText(bp: number): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const
  return new Intl.NumberFormat(figureLocale(currentLanguageCode()), format).format(bp / 10_000)
}

function dayText(date: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), format).format(
    Date.parse(`${date}T00:00:00Z`),
  )
}
