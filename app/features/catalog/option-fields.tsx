import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Picked } from '#domain/chosen-price.ts'
import type { ProductOption } from '#domain/product.schema.ts'
import { Price } from '#app/ui/price.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useTypedEarly } from '#app/ui/use-typed-early.ts'

interface OptionFieldsProps {
  options: readonly ProductOption[]
  picked: Picked
  onPick: (key: string, value: string | number | undefined) => void
}

/** What a buyer may choose: cards for choices, a number, or a text. */
export function OptionFields({ options, picked, onPick }: OptionFieldsProps) {
  return options.map((option) =>
    option.type === 'choice' ? (
      <ChoiceField key={option.key} onPick={onPick} option={option} picked={picked[option.key]} />
    ) : (
      <TextField
        dir="auto"
        inputMode={option.type === 'number' ? 'numeric' : 'text'}
        isOptional={!option.isRequired}
        key={option.key}
        label={option.label}
        maxLength={option.type === 'text' ? option.max : undefined}
        max={option.type === 'number' ? option.max : undefined}
        min={option.type === 'number' ? 0 : undefined}
        name={option.key}
        onChange={({ target: { value } }) => onPick(option.key, valueOf(option, value))}
        type={option.type}
        value={picked[option.key] ?? ''}
      />
    ),
  )
}

interface ChoiceFieldProps {
  option: ProductOption
  picked: string | number | undefined
  onPick: OptionFieldsProps['onPick']
}

function ChoiceField({ option, picked, onPick }: ChoiceFieldProps) {
  const isPriced = option.choices.some(({ addedOre }) => addedOre !== 0)
  const id = useId()
  useTypedEarly(id, ({ value }) => onPick(option.key, value === '' ? undefined : value))
  return (
    <fieldset className="min-w-0" id={id}>
      <legend className="field-label">{option.label}</legend>
      <div className="option-cards">
        {!option.isRequired && (
          <label className="option-card">
            <input
              checked={picked === undefined}
              name={option.key}
              onChange={() => onPick(option.key, undefined)}
              type="radio"
              value=""
            />
            <Trans>None</Trans>
          </label>
        )}
        {option.choices.map(({ value, label, priceOre }) => (
          <label className="option-card" key={value}>
            <input
              checked={picked === value}
              name={option.key}
              onChange={() => onPick(option.key, value)}
              type="radio"
              value={value}
            />
            <span>{label}</span>
            {isPriced && priceOre !== undefined && (
              <small>
                <Price ore={priceOre} />
              </small>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An empty field has not been chosen; a number that is none is left for the server to refuse. */
function valueOf(option: ProductOption, text: string): string | number | undefined {
  if (text === '') return undefined
  if (option.type !== 'number') return text
  return Math.min(Number(text), option.max ?? Number.MAX_SAFE_INTEGER)
}
