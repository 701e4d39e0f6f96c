import { useLingui } from '@lingui/react/macro'
import { readKroner, typedKroner } from '#domain/typed-money.ts'
import type { SiteSettings } from '#domain/settings.schema.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingsForm } from './settings-form.tsx'
import { useSettingsGroup } from './use-settings-group.ts'

/** What an order has to come to. */
export function OrderingForm({ settings, canEdit, onSaved }: GroupProps) {
  const { t } = useLingui()
  const editor = useSettingsGroup({
    ...{ group: 'ordering', settings, draftOf: orderingDraft, onSaved },
    // What is no amount goes out as nothing, and comes back refused by name.
    bodyOf: ({ minOrder }) => ({ minOrderOre: readKroner(minOrder) ?? null }),
  })
  const label = t`Smallest order, in kr`
  return (
    <SettingsForm
      canEdit={canEdit}
      editor={editor}
      shownOf={({ minOrder }) => [{ key: 'minOrder', title: label, detail: minOrder }]}
    >
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
        value={editor.draft.minOrder}
      />
    </SettingsForm>
  )
}

function orderingDraft({ minOrderOre }: SiteSettings['ordering']) {
  return { minOrder: typedKroner(minOrderOre) }
}
