import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { useTypedEarly } from './use-typed-early.ts'

export interface Choice {
  value: string
  label: ReactNode
  description?: ReactNode
  /** At the end of the line: a price or a time. */
  figure?: ReactNode
  isDisabled?: boolean
}

interface ChoiceCardsProps {
  legend: ReactNode
  name: string
  choices: readonly Choice[]
  /** Give `value` with `onChange`, or `defaultValue` alone. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  error?: string | undefined
  /** Where a heading above already says it, the legend is only read out. */
  legendLook?: 'shown' | 'read-out'
}

/** One of several choices, each a line with an explanation and a figure at its end. */
export function ChoiceCards({
  legend,
  name,
  choices,
  value,
  defaultValue,
  onChange,
  error,
  legendLook = 'shown',
}: ChoiceCardsProps) {
  const id = useId()
  useTypedEarly(id, (field) => onChange?.(field.value))
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="min-w-0" id={id}>
      <legend className={legendLook === 'shown' ? 'field-label mb-1.5' : 'sr-only'}>
        {legend}
      </legend>
      <div className="cards">
        {choices.map((choice) => (
          <label className="cards-choice" key={choice.value}>
            <input
              checked={value === undefined ? undefined : value === choice.value}
              className="radio-dot"
              defaultChecked={value === undefined ? defaultValue === choice.value : undefined}
              disabled={choice.isDisabled}
              name={name}
              onChange={onChange && (() => onChange(choice.value))}
              type="radio"
              value={choice.value}
            />
            <span>{choice.label}</span>
            {choice.figure !== undefined && (
              <span className="cards-figure num">{choice.figure}</span>
            )}
            {choice.description !== undefined && <small>{choice.description}</small>}
          </label>
        ))}
      </div>
      {error && (
        <span className="field-error mt-1.5" id={`${name}-error`}>
          <Icon name="circle-alert" size="s" />
          <span>{error}</span>
        </span>
      )}
    </fieldset>
  )
}
