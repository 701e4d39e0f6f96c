import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AdminProduct, longestSku, mostProductLetters } from '#domain/admin-products.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { ChoiceField } from './choice-field.tsx'
import type { ProductProps } from './product-props.ts'
import { unitWords } from '#app/workspace/names/product-names.ts'
import { typedOreOrNone, typedWhole } from '#app/workspace/form/typed-number.ts'

type NewProductSheetProps = Pick<
  ProductProps,
  'language' | 'languages' | 'categories' | 'onChanged'
>

/** A new product: what it is called in one language, what it costs and how much is in it. The rest follows once it is made. */
export function NewProductSheet(props: NewProductSheetProps) {
  const { language, languages, categories, onChanged } = props
  const { t } = useLingui()
  const { go } = useList()
  const form = useForm({
    ...{ name: '', slug: '', sku: '', categoryId: categories[0]?.id ?? '', shopPriceOre: '' },
    ...{ netQuantity: '', netUnit: 'g', languageCode: language.code },
  })
  const [own, setOwn] = useState({ slug: false, sku: false })
  const [made, setMade] = useState<AdminProduct>()
  const { name, languageCode } = form.values
  const save = async () => {
    const { values } = form
    const shopPriceOre = typedOreOrNone(values.shopPriceOre)
    const body = { ...values, shopPriceOre, netQuantity: typedWhole(values.netQuantity) }
    const answer = await form.send((idempotencyKey) =>
      callTwice<AdminProduct>('/admin/products', { method: 'POST', body, idempotencyKey }),
    )
    if (!answer) return
    notifyStaff.success(t`${name} is made, as a draft`)
    await onChanged()
    setMade(answer)
  }
  const called = (words: string) => {
    const slug = slugOf(words)
    form.change({
      name: words,
      ...(own.slug ? {} : { slug }),
      ...(own.sku ? {} : { sku: slug.toUpperCase().slice(0, longestSku) }),
    })
  }
  const typesOwn = (field: 'slug' | 'sku') => (value: string) => {
    setOwn((before) => ({ ...before, [field]: value !== '' }))
    form.change({ [field]: value })
  }
  return (
    <RecordSheet
      goOn={made ? () => go({ open: made.id, lang: languageCode }) : undefined}
      isDirty={name !== '' && form.changed.length > 0}
      label={<Trans>Make the product</Trans>}
      meta={<Trans>Visitors see it once you publish it.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New product</Trans>}
    >
      <TextField
        {...form.field('name')}
        autoComplete="off"
        dir="auto"
        label={t`Name`}
        maxLength={mostProductLetters}
        onChange={({ target }) => called(target.value)}
      />
      <SelectField {...form.field('categoryId')} label={t`Category`}>
        {categories.map(({ id, name: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </SelectField>
      <Amounts form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('sku')}
          autoCapitalize="characters"
          autoComplete="off"
          dir="ltr"
          hint={t`Suggested from the name.`}
          label={t`Item number`}
          maxLength={longestSku}
          onChange={({ target }) => typesOwn('sku')(target.value)}
          spellCheck={false}
        />
        <TextField
          {...form.field('slug')}
          autoCapitalize="none"
          autoComplete="off"
          dir="ltr"
          hint={t`Suggested from the name, in the letters a to z.`}
          label={t`Address`}
          onChange={({ target }) => typesOwn('slug')(target.value)}
          spellCheck={false}
        />
      </div>
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

type Amount = 'shopPriceOre' | 'netQuantity' | 'netUnit'

function Amounts({
  form,
}: {
  form: Pick<ReturnType<typeof useForm<Record<Amount, string>>>, 'field'>
}) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...form.field('shopPriceOre')}
        autoComplete="off"
        dir="ltr"
        hint={t`With VAT, in kr.`}
        inputMode="decimal"
        label={t`Price`}
        maxLength={12}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('netQuantity')}
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          label={t`Net quantity`}
          maxLength={9}
        />
        <ChoiceField {...form.field('netUnit')} label={t`Unit`} words={unitWords} />
      </div>
    </>
  )
}
