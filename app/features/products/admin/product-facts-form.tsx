import { Trans, useLingui } from '@lingui/react/macro'
import { longestSku } from '#domain/admin-products.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ChoiceField } from './choice-field.tsx'
import { factsBody, typedFacts } from './product-facts.ts'
import type { ProductProps } from './product-props.ts'
import {
  availabilityWords,
  badgeWords,
  temperatureWords,
  unitWords,
  vatWords,
  withdrawalWords,
} from '#app/workspace/names/product-names.ts'
import { useProductForm } from './use-product-form.ts'

type FactsFormProps = Pick<ProductProps, 'product' | 'categories' | 'canEdit' | 'onChanged'>
type Form = ReturnType<typeof useProductForm<ReturnType<typeof typedFacts>>>['form']

/** What a product is: where it stands, how it is sold, how it is sent. */
export function ProductFactsForm({ product, categories, canEdit, onChanged }: FactsFormProps) {
  const { form, frame } = useProductForm({
    ...{ product, onChanged, part: '/facts', saved: typedFacts(product.facts) },
    bodyOf: factsBody,
  })
  return (
    <RecordForm {...frame} canEdit={canEdit}>
      <Places categories={categories} form={form} />
      <Sale form={form} />
      <Pack form={form} />
    </RecordForm>
  )
}

function Places({ form, categories }: Pick<FactsFormProps, 'categories'> & { form: Form }) {
  const { t } = useLingui()
  const { categoryId, otherCategoryIds } = form.values
  const others = otherCategoryIds.split(' ').filter(Boolean)
  const choose = (id: string, isChosen: boolean) =>
    form.change({
      otherCategoryIds: categories
        .map((category) => category.id)
        .filter((each) => (each === id ? isChosen : others.includes(each)))
        .join(' '),
    })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('sku')}
          autoCapitalize="characters"
          autoComplete="off"
          dir="ltr"
          label={t`Item number`}
          maxLength={longestSku}
          spellCheck={false}
        />
        <TextField
          {...form.field('barcode')}
          autoComplete="off"
          dir="ltr"
          hint={form.field('barcode').hint ?? t`8, 12, 13 or 14 digits.`}
          inputMode="numeric"
          isOptional
          label={t`Barcode`}
          maxLength={40}
        />
      </div>
      <SelectField {...form.field('categoryId')} label={t`Category`}>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <fieldset className="ws-choices">
        <legend className="field-label">
          <Trans>Also stands in</Trans>
        </legend>
        {categories
          .filter(({ id }) => id !== categoryId)
          .map(({ id, name }) => (
            <Checkbox
              checked={others.includes(id)}
              key={id}
              label={<bdi>{name}</bdi>}
              onChange={({ target }) => choose(id, target.checked)}
            />
          ))}
      </fieldset>
    </>
  )
}

function Sale({ form }: { form: Form }) {
  const { t } = useLingui()
  const whole = { autoComplete: 'off', dir: 'ltr', inputMode: 'numeric', maxLength: 6 } as const
  return (
    <>
      <h3>
        <Trans>How it is sold</Trans>
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          {...form.field('availability')}
          label={t`Availability`}
          words={availabilityWords}
        />
        <ChoiceField
          {...form.field('badge')}
          label={t`Badge`}
          none={t`No badge`}
          words={badgeWords}
        />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <TextField {...form.field('minQty')} {...whole} label={t`Least per order`} />
        <TextField {...form.field('stepQty')} {...whole} label={t`In steps of`} />
        <TextField {...form.field('maxQty')} {...whole} label={t`Most per order`} />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField {...form.field('vatClass')} label={t`VAT`} words={vatWords} />
        <ChoiceField
          {...form.field('withdrawalPolicy')}
          label={t`Right of withdrawal`}
          words={withdrawalWords}
        />
      </div>
    </>
  )
}

function Pack({ form }: { form: Form }) {
  const { t } = useLingui()
  const whole = { autoComplete: 'off', dir: 'ltr', inputMode: 'numeric', maxLength: 9 } as const
  return (
    <>
      <h3>
        <Trans>The pack</Trans>
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field('netQuantity')} {...whole} label={t`Net quantity`} />
        <ChoiceField {...form.field('netUnit')} label={t`Unit`} words={unitWords} />
        <TextField
          {...form.field('grossWeightG')}
          {...whole}
          hint={form.field('grossWeightG').hint ?? t`With its packaging: what is sent.`}
          label={t`Weight in grams`}
        />
        <ChoiceField
          {...form.field('temperature')}
          label={t`Kept and sent`}
          words={temperatureWords}
        />
        <TextField
          {...form.field('shelfLifeDays')}
          {...whole}
          isOptional
          label={t`Days it keeps when it is sent`}
        />
        <TextField
          {...form.field('originCountry')}
          autoCapitalize="characters"
          autoComplete="off"
          dir="ltr"
          hint={form.field('originCountry').hint ?? t`Two letters, for example NO.`}
          label={t`Country of origin`}
          maxLength={2}
        />
      </div>
    </>
  )
}
