import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AdminMenu, servedClasses } from '#domain/admin-dishes.schema.ts'
import { mostProductLetters } from '#domain/admin-products.schema.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { vatWords } from '#app/workspace/names/product-names.ts'
import { typedOreOrNone, typedWhole } from '#app/workspace/form/typed-number.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { type MenuProps, textIn } from './dish-props.ts'

/** A new dish: what it is called in one language, where it stands and what it costs. The rest follows once it is made. */
export function NewDishSheet(props: MenuProps) {
  const { menu, language, languages, onChanged } = props
  const { t, i18n } = useLingui()
  const { go, search } = useList()
  const [first] = menu.sections
  const form = useForm({
    ...{ languageCode: language.code, name: '', shopPriceOre: '', prepMinutes: '10' },
    sectionId: menu.sections.find(({ id }) => id === search['section'])?.id ?? first?.id ?? '',
    vatClass: servedClasses[0],
  })
  const [made, setMade] = useState<string>()
  const { name, languageCode } = form.values
  const save = async () => {
    const { values } = form
    const body = {
      ...values,
      shopPriceOre: typedOreOrNone(values.shopPriceOre),
      prepMinutes: typedWhole(values.prepMinutes),
    }
    const path = `/admin/dishes/${menu.restaurant.id}/dishes`
    const answer = await form.send((idempotencyKey) =>
      callTwice<{ id: string; menu: AdminMenu }>(path, { method: 'POST', body, idempotencyKey }),
    )
    if (!answer) return
    notifyStaff.success(t`${name} is made, as a draft`)
    await onChanged()
    setMade(answer.id)
  }
  return (
    <RecordSheet
      goOn={made ? () => go({ open: made, lang: languageCode }) : undefined}
      isDirty={name !== '' && form.changed.length > 0}
      label={<Trans>Make the dish</Trans>}
      meta={<Trans>Guests see it once its allergens are answered for and you publish it.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New dish</Trans>}
    >
      <TextField
        {...form.field('name')}
        autoComplete="off"
        dir="auto"
        label={t`Name`}
        maxLength={mostProductLetters}
      />
      <SelectField {...form.field('sectionId')} label={t`Section`}>
        {menu.sections.map(({ id, titles }) => (
          <option key={id} value={id}>
            {textIn(titles, props)}
          </option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('shopPriceOre')}
          autoComplete="off"
          dir="ltr"
          hint={t`With VAT, in kr.`}
          inputMode="decimal"
          label={t`Price`}
          maxLength={12}
        />
        <TextField
          {...form.field('prepMinutes')}
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          label={t`Minutes to make`}
          maxLength={6}
        />
      </div>
      <SelectField {...form.field('vatClass')} label={t`VAT`}>
        {servedClasses.map((value) => (
          <option key={value} value={value}>
            {i18n._(vatWords[value])}
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
    </RecordSheet>
  )
}
