import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type {
  AdminProducts,
  ChangedProducts,
  ListedProductRow,
} from '#domain/admin-products.schema.ts'
import { isSlip, roundings } from '#domain/changed-price.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { Price } from '#app/ui/price.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type Form, useForm } from '#app/ui/use-form.ts'
import { changeOf, type Change, pricesIn } from './change-of.ts'
import { ChoiceField } from './choice-field.tsx'
import { changeWords } from './change-words.ts'

interface ChangeBarProps {
  /** The chosen ones. */
  products: readonly ListedProductRow[]
  categories: AdminProducts['categories']
  onChanged: () => Promise<void>
  onGiveUp: () => void
  /** Hears which products stayed as they were, and why. */
  onAnswered: (answer: ChangedProducts) => void
}

/** What can be changed of the chosen products at once. */
export function ChangeBar({
  products,
  categories,
  onChanged,
  onGiveUp,
  onAnswered,
}: ChangeBarProps) {
  const { t } = useLingui()
  const form = useForm<Draft>({
    ...{ what: 'percent', amount: '', stepOre: '100' },
    ...{ categoryId: categories[0]?.id ?? '', isSure: false },
  })
  const change = form.values as Change
  const count = products.length
  const body = changeOf(products, change)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await form.send<ChangedProducts>((idempotencyKey) =>
      callTwice('/admin/products/changes', { method: 'POST', body, idempotencyKey }),
    )
    if (!answer) return
    onAnswered(answer)
    const { done } = answer
    if (done > 0)
      notifyStaff.success(
        t`${plural(done, { one: '# product changed', other: '# products changed' })}`,
      )
    await onChanged()
  }
  return (
    <form
      aria-label={t`With the chosen products`}
      className="sticky top-0 z-2 grid gap-3 border-b border-[var(--border)] bg-[var(--card)] px-[var(--ws-gutter)] py-3"
      method="post"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <UnsavedGuard isDirty={false} isSaving={form.isBusy} />
      <FormError text={form.message} />
      <div className="flex flex-wrap items-end gap-3">
        <strong className="basis-full">
          <Plural one="# chosen" other="# chosen" value={count} />
        </strong>
        <ChoiceField {...form.field('what')} label={t`Change`} words={changeWords} />
        <ChangeFields categories={categories} form={form} what={change.what} />
        <FocusHandoffButton isBusy={form.isBusy} type="submit">
          <Trans>Change them</Trans>
        </FocusHandoffButton>
        <FocusHandoffButton onClick={onGiveUp} variant="plain">
          <Trans>Choose none</Trans>
        </FocusHandoffButton>
      </div>
      <NewPrices change={change} form={form} products={products} />
    </form>
  )
}

type Draft = { [Name in keyof Change]: Change[Name] extends boolean ? boolean : string }
type BarForm = Pick<Form<Draft>, 'field' | 'change'>

interface ChangeFieldsProps {
  form: BarForm
  what: Change['what']
  categories: AdminProducts['categories']
}

function ChangeFields({ form, what, categories }: ChangeFieldsProps) {
  const { t } = useLingui()
  const amount = { autoComplete: 'off', dir: 'ltr', maxLength: 12 } as const
  if (what === 'percent')
    return (
      <>
        <TextField
          {...form.field('amount')}
          {...amount}
          className="w-40"
          label={t`Percent`}
          placeholder="−5"
        />
        <SelectField {...form.field('stepOre')} label={t`Rounded to, in kr`}>
          {roundings.map((ore) => (
            <option key={ore} value={ore}>
              {(ore / 100).toFixed(2).replace('.', ',')}
            </option>
          ))}
        </SelectField>
      </>
    )
  if (what === 'price')
    return (
      <TextField
        {...form.field('amount')}
        {...amount}
        className="w-36"
        inputMode="decimal"
        label={t`Price, in kr`}
      />
    )
  if (what !== 'category') return null
  return (
    <SelectField {...form.field('categoryId')} label={t`Category`}>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

interface NewPricesProps {
  products: readonly ListedProductRow[]
  change: Change
  form: BarForm
}

/** Each price as it is and as it will be, before anything is saved. */
function NewPrices({ products, change, form }: NewPricesProps) {
  const prices = pricesIn(products, change)
  const mustBeSure = prices.some(({ shopPriceOre, newOre }) => isSlip(shopPriceOre, newOre))
  return (
    <>
      {prices.length > 0 && (
        <ul className="ws-quiet flex max-h-32 flex-wrap gap-x-5 overflow-y-auto">
          {prices.map(({ id, name, shopPriceOre, newOre }) => (
            <li className="flex flex-wrap gap-x-2" key={id}>
              <bdi>{name}</bdi>
              {shopPriceOre !== null && (
                <s>
                  <Price ore={shopPriceOre} />
                </s>
              )}
              <Price ore={newOre} />
            </li>
          ))}
        </ul>
      )}
      {mustBeSure && (
        <Checkbox
          checked={change.isSure}
          label={
            <Trans>
              It is right: more than ten times the price it had, or less than a tenth of it.
            </Trans>
          }
          onChange={({ target }) => form.change({ isSure: target.checked })}
        />
      )}
    </>
  )
}
