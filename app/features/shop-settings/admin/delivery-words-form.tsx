import { useLingui } from '@lingui/react/macro'
import {
  type EditableDeliveries,
  mostDeliveryLetters,
  mostDeliveryWords,
} from '#domain/deliveries.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { DeliveryProps, DeliverySheetProps } from './shop-props.ts'

type WordsFormProps = DeliveryProps & Pick<DeliverySheetProps, 'language'>

/** What a checkout calls a way of delivery in a language, and what it says of it. */
export function DeliveryWordsForm({ delivery, language, canEdit, onChanged }: WordsFormProps) {
  const { t } = useLingui()
  const { id, rev, words } = delivery
  const { code, direction, nativeName } = language
  const form = useForm(words[code] ?? { name: '', description: '' }, onChanged, rev)
  const save = async () => {
    const body = { ...form.values, rev: form.rowRev }
    const path = `/admin/deliveries/${id}/languages/${code}`
    const done = await form.send((idempotencyKey) =>
      callTwice<EditableDeliveries>(path, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  const typed = { autoComplete: 'off', dir: direction, lang: code } as const
  return (
    <RecordForm
      canEdit={canEdit}
      isDirty={form.changed.length > 0}
      onCancel={form.reset}
      onSave={save}
      saving={form}
    >
      <h3>
        <bdi lang={code}>{nativeName}</bdi>
      </h3>
      <TextField
        {...form.field('name')}
        {...typed}
        label={t`Name`}
        maxLength={mostDeliveryLetters}
      />
      <TextArea
        {...form.field('description')}
        {...typed}
        hint={form.field('description').hint ?? t`One or two sentences under the name.`}
        isOptional
        label={t`Description`}
        maxLength={mostDeliveryWords}
        rows={3}
      />
    </RecordForm>
  )
}
