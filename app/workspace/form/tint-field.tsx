import { useLingui } from '@lingui/react/macro'
import { type Tint, tints } from '#domain/catalog.ts'

interface TintFieldProps {
  value: string
  onChange: (tint: Tint) => void
}

/** The ground behind a category's tile, shown as it is there. */
export function TintField({ value, onChange }: TintFieldProps) {
  const { t } = useLingui()
  const names: Record<Tint, string> = {
    dairy: t`Cream`,
    grain: t`Grain`,
    berry: t`Berry`,
    sea: t`Sea`,
    leaf: t`Leaf`,
  }
  return (
    <fieldset className="field">
      <legend className="field-label">{t`Ground of its tile`}</legend>
      <div className="flex flex-wrap gap-2">
        {tints.map((tint) => (
          <label
            className="grid cursor-pointer justify-items-center gap-1 rounded-[var(--radius-s)] p-1 text-[length:var(--text-s)]"
            key={tint}
          >
            <input
              checked={value === tint}
              className="peer sr-only"
              name="tint"
              onChange={() => onChange(tint)}
              type="radio"
              value={tint}
            />
            <span
              className={`tint-${tint} size-11 rounded-[var(--radius-s)] border border-[var(--control-border)] bg-[var(--t)] peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-[var(--primary)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-[var(--ring)]`}
            />
            <span>{names[tint]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
