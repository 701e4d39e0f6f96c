import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type OfflineMethod, offlineMethods } from '#domain/checkout.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsGroup } from './use-settings-group.ts'

const paymentNames: Record<OfflineMethod, MessageDescriptor> = {
  pay_on_pickup: msg`Pay when picking up`,
  pay_on_delivery: msg`Pay the driver`,
  invoice: msg`Invoice, for businesses`,
}

/** How an order may be paid, and what it has to come to. */
export function OrderingForm({ settings, canEdit, onSaved }: GroupProps) {
  const { t, i18n } = useLingui()
  const editor = useSettingsGroup({
    ...{ group: 'ordering', settings, draftOf: orderingDraft, onSaved },
    // What is no amount goes out as nothing, and comes back refused by name.
    bodyOf: ({ minOrder, payments }) => ({
      minOrderOre: readKroner(minOrder) ?? null,
      paymentMethods: payments,
    }),
  })
  const { payments, minOrder } = editor.draft
  const [label, legend] = [t`Smallest order, in kr`, t`Ways of paying`]
  const wordsOf = (chosen: readonly OfflineMethod[]) =>
    chosen.map((each) => i18n._(paymentNames[each])).join(', ')
  return (
    <SettingsForm
      canEdit={canEdit}
      editor={editor}
      shownOf={(draft) => [
        { key: 'payments', title: legend, detail: wordsOf(draft.payments) },
        { key: 'minOrder', title: label, detail: draft.minOrder },
      ]}
    >
      <fieldset className="grid gap-3">
        <legend className="field-label mb-1.5">{legend}</legend>
        {offlineMethods.map((each, at) => (
          <Checkbox
            checked={payments.includes(each)}
            error={at === 0 ? editor.errorOf('paymentMethods') : undefined}
            key={each}
            label={i18n._(paymentNames[each])}
            name={at === 0 ? 'paymentMethods' : each}
            onChange={({ target }) =>
              editor.change({
                payments: offlineMethods.filter((kept) =>
                  kept === each ? target.checked : payments.includes(kept),
                ),
              })
            }
          />
        ))}
        <p className="field-hint">
          <Trans>
            A checkout offers of these what fits the delivery and the buyer. A delivery that nobody
            could pay is left out.
          </Trans>
        </p>
      </fieldset>
      <TextField
        autoComplete="off"
        dir="ltr"
        error={editor.errorOf('minOrderOre')}
        hint={t`Goods with VAT, without delivery. 0: any order is taken.`}
        inputMode="decimal"
        label={label}
        maxLength={12}
        name="minOrderOre"
        onChange={({ target }) => editor.change({ minOrder: target.value })}
        value={minOrder}
      />
    </SettingsForm>
  )
}

function orderingDraft({ minOrderOre, paymentMethods: payments }: SiteSettings['ordering']) {
  return { minOrder: typedKroner(minOrderOre), payments }
}
