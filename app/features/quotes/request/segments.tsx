import { type ReactNode, useId } from 'react'

interface SegmentsProps<Value extends string> {
  legend: ReactNode
  /** Where its place says already what it is, the legend is only read out. */
  legendLook?: 'shown' | 'read-out'
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  size?: 's' | 'm'
}

/** One of a few short choices in one row that is as wide as it needs, `m` as wide as its place. */
export function Segments<Value extends string>({
  legend,
  legendLook = 'shown',
  choices,
  value,
  onChange,
  size = 'm',
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={legendLook === 'shown' ? 'field-label mb-1.5' : 'sr-only'}>
        {legend}
      </legend>
      <div className={size === 's' ? 'segments segments-s' : 'segments'}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              checked={choice.value === value}
              className="sr-only"
              name={name}
              onChange={() => onChange(choice.value)}
              type="radio"
              value={choice.value}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
