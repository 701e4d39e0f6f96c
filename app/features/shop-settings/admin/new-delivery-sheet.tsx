import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { shippingKinds } from '#domain/checkout.ts'
import { type EditableDeliveries, mostDeliveryLetters } from '#domain/deliveries.schema.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { kindNames } from './delivery-words.ts'
import type { DeliverySheetProps } from './shop-props.ts'

type NewDeliverySheetProps = Pick<DeliverySheetProps, 'language' | 'languages' | 'onChanged'> & {
  /** The ids of those that are there. */
  known: readonly string[]
}

/** A new way of delivery: what it is, and its name in one language. No checkout offers it before somebody says so. */
export function NewDeliverySheet(props: NewDeliverySheetProps) {
  const { language, languages, known, onChanged } = props
  const { t, i18n } = useLingui()
  const { go } = useList()
  const form = useForm({ kind: 'pickup', languageCode: language.code, name: '' })
  const [made, setMade] = useState<string>()
  const { name, languageCode } = form.values
  const save = async () => {
    const answer = await form.send((idempotencyKey) =>
      callTwice<EditableDeliveries>('/admin/deliveries', {
        method: 'POST',
        body: form.values,
        idempotencyKey,
      }),
    )
    if (!answer) return
    notifyStaff.success(t`${name} is made, and not offered yet`)
    await onChanged()
    setMade(answer.deliveries.find(({ id }) => !known.includes(id))?.id)
  }
  return (
    <RecordSheet
      goOn={made ? () => go({ open: made, lang: languageCode }) : undefined}
      isDirty={name !== '' && form.changed.length > 0}
      label={<Trans>Make it</Trans>}
      meta={<Trans>A checkout offers it once you say so.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New way of delivery</Trans>}
    >
      <SelectField
        {...form.field('kind')}
        hint={t`It decides what is asked of it, and stays.`}
        label={t`Kind`}
      >
        {shippingKinds.map((kind) => (
          <option key={kind} value={kind}>
            {i18n._(kindNames[kind])}
          </option>
        ))}
      </SelectField>
      <SelectField
        {...form.field('languageCode')}
        hint={t`The others follow once it is made.`}
        label={t`Language`}
      >
        {languages.map(({ code, nativeName }) => (
          <option key={code} lang={code} value={code}>
            {nativeName}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('name')}
        autoComplete="off"
        dir="auto"
        label={t`Name`}
        maxLength={mostDeliveryLetters}
      />
    </RecordSheet>
  )
}
