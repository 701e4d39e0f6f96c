import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { isFood } from '#domain/food-information.ts'
import { mostOptions } from '#domain/attributes.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { moved } from '#app/workspace/links/link-draft.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { newOption, newSize, type OptionDraft, optionDrafts, optionsIn } from './option-draft.ts'
import { OptionEditor } from './option-editor.tsx'
import type { ProductProps } from './product-props.ts'

/** What a buyer may choose of a product, and what each choice adds to its price. */
export function ProductOptionsForm(props: ProductProps) {
  const { product, languages, canEdit, onChanged } = props
  const { t } = useLingui()
  const { id, rev } = product
  const [code, setCode] = useState(props.language.code)
  const [fault, setFault] = useState<ErrorBody>()
  const form = useForm<{ options: string; isConfirmed: boolean }>(
    { options: JSON.stringify(optionDrafts(product.options)), isConfirmed: false },
    onChanged,
    rev,
  )
  const options = JSON.parse(form.values.options) as OptionDraft[]
  const set = (next: readonly OptionDraft[]) => {
    setFault(undefined)
    form.change({ options: JSON.stringify(next) })
  }
  const save = async () => {
    const { isConfirmed } = form.values
    const body = { rev: form.rowRev, options: optionsIn(options), isConfirmed }
    const done = await form.send(async (idempotencyKey) => {
      const path = `/admin/products/${id}/options`
      const answer = await callTwice<AdminProduct>(path, { method: 'PUT', body, idempotencyKey })
      const isRefused = !answer.ok && answer.reason === 'refused'
      setFault(isRefused && answer.error.code !== 'stale' ? answer.error : undefined)
      return answer
    })
    if (done) notifyStaff.success(t`Saved`)
  }
  const errorOf = (field: string) => {
    const of =
      fault?.fields ?? (fault?.field ? [{ field: fault.field, message: fault.message }] : [])
    return of.find((each) => each.field === field)?.message
  }
  const defaultCode = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  const language = languages.find((each) => each.code === code) ?? props.language
  const isDish = product.restaurantId !== null
  const saved = new Set(product.options.map(({ key }) => key))
  return (
    <RecordForm
      canEdit={canEdit}
      className="@container"
      isDirty={form.changed.length > 0}
      onCancel={() => {
        setFault(undefined)
        form.reset()
      }}
      onSave={save}
      saving={{ ...form, message: form.message ?? form.field('options').error }}
    >
      {form.field('options').hint && (
        <p className="ws-quiet">
          <span>
            <Trans>Now saved:</Trans>
          </span>{' '}
          <bdi>{savedWords(product, language.code, defaultCode)}</bdi>
        </p>
      )}
      {options.length === 0 ? (
        <p className="ws-quiet">
          {isDish ? (
            <Trans>It comes in one size.</Trans>
          ) : (
            <Trans>Nothing is asked: it is bought as it is.</Trans>
          )}
        </p>
      ) : (
        <SelectField
          className="max-w-60"
          label={t`Names in`}
          onChange={({ target }) => setCode(target.value)}
          value={language.code}
        >
          {languages.map((each) => (
            <option key={each.code} lang={each.code} value={each.code}>
              {each.nativeName}
            </option>
          ))}
        </SelectField>
      )}
      {options.map((option, at) => (
        <OptionEditor
          at={at}
          count={options.length}
          defaultCode={defaultCode}
          errorOf={errorOf}
          isSize={isDish}
          isSaved={saved.has(option.key)}
          key={option.key}
          language={language}
          onChange={(part) =>
            set(options.map((each, place) => (place === at ? { ...each, ...part } : each)))
          }
          onMove={(to) => set(moved(options, at, to))}
          onRemove={() => set(options.toSpliced(at, 1))}
          option={option}
          unit={product.facts.netUnit}
        />
      ))}
      {canEdit && isFood(product.facts) && form.changed.includes('options') && (
        <Checkbox
          checked={form.values.isConfirmed}
          error={form.field('isConfirmed').error}
          id={form.field('isConfirmed').id}
          label={<Trans>The food information above holds for every choice</Trans>}
          name="isConfirmed"
          onChange={({ target }) => form.change({ isConfirmed: target.checked })}
        />
      )}
      {canEdit && options.length < (isDish ? 1 : mostOptions) && (
        <AddOption isDish={isDish} onAdd={(option) => set([...options, option])} />
      )}
    </RecordForm>
  )
}

interface AddOptionProps {
  isDish: boolean
  onAdd: (option: OptionDraft) => void
}

/** One more question to the buyer; of a dish, its sizes. */
function AddOption({ isDish, onAdd }: AddOptionProps) {
  return (
    <div>
      <Button onClick={() => onAdd(isDish ? newSize() : newOption())} size="s" variant="outline">
        <Icon name="plus" size="s" />
        {isDish ? <Trans>Offer sizes</Trans> : <Trans>Ask something of the buyer</Trans>}
      </Button>
    </div>
  )
}

/** What somebody else has saved meanwhile, in a line: what is asked, and its choices with what they add. */
function savedWords({ options }: AdminProduct, code: string, defaultCode: string): string {
  if (options.length === 0) return '–'
  const nameOf = (texts: Record<string, string>) => texts[code] ?? texts[defaultCode] ?? ''
  const lines = optionDrafts(options).map(({ label, choices }) => {
    const named = choices.map((choice) => `${nameOf(choice.label)} +${choice.price}`)
    return [nameOf(label), ...named].join(' · ')
  })
  return lines.join(' | ')
}
