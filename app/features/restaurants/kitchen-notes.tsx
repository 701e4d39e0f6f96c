import { Trans, useLingui } from '@lingui/react/macro'
import { longestKitchenNote } from '#domain/chosen-dish.ts'
import { TextField } from '#app/ui/text-field.tsx'

export interface KitchenNotesValue {
  allergyNote: string
  comment: string
}

interface KitchenNotesProps {
  value: KitchenNotesValue
  onChange: (value: KitchenNotesValue) => void
}

/** The guest's own words about one dish, in any language. */
export function KitchenNotes({ value, onChange }: KitchenNotesProps) {
  const { t } = useLingui()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="sr-only">
        <Trans>For the kitchen</Trans>
      </legend>
      <TextField
        dir="auto"
        hint={t`The kitchen sees this in red.`}
        isOptional
        label={t`Allergy`}
        maxLength={longestKitchenNote}
        name="allergyNote"
        onChange={(event) => onChange({ ...value, allergyNote: event.currentTarget.value })}
        placeholder={t`For example: no nuts, also no traces`}
        value={value.allergyNote}
      />
      <TextField
        dir="auto"
        hint={t`At most 140 characters, in any language.`}
        isOptional
        label={t`Comment`}
        maxLength={longestKitchenNote}
        name="comment"
        onChange={(event) => onChange({ ...value, comment: event.currentTarget.value })}
        value={value.comment}
      />
    </fieldset>
  )
}
