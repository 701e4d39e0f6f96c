import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { highestQuantity, nearestQuantity } from '#domain/quantity.ts'
import { Icon } from './icon.tsx'
import { notify } from './notify.ts'
import { useTypedEarly } from './use-typed-early.ts'

interface QuantityProps {
  value: number
  onChange: (value: number) => void
  /** What is counted, for those who cannot see it: the product's name. */
  label: string
  min?: number
  max?: number
  step?: number
  size?: 's' | 'm'
}

/**
 * How many: a number between two buttons. A typed number takes hold on Enter or on leaving; nonsense falls back to the last one, and
 * what is out of bounds to the bound, with a message.
 */
export function Quantity({
  value,
  onChange,
  label,
  min = 1,
  max: bound = 999,
  step = 1,
  size = 'm',
}: QuantityProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<string>()
  const max = highestQuantity({ min, step, max: bound })
  const settle = (wanted: number) => {
    setDraft(undefined)
    if (wanted > max) notify.info(t`At most ${max} can be ordered.`)
    if (wanted < min) notify.info(t`At least ${min} must be ordered.`)
    const next = nearestQuantity(wanted, { min, step, max })
    if (next !== value) onChange(next)
    return next
  }
  const take = (field: HTMLInputElement, typed: string | undefined) => {
    if (typed !== undefined) show(field, settle(typed === '' ? value : Number(typed)))
  }
  const id = useId()
  useTypedEarly<HTMLInputElement>(id, (field) => {
    if (field === document.activeElement) setDraft(field.value)
    else take(field, field.value)
  })
  // A button that is disabled loses the focus it was pressed with: these only do nothing.
  const isLeast = value <= min
  const isMost = value >= max
  return (
    <div
      aria-label={label}
      className={size === 's' ? 'quantity quantity-s' : 'quantity'}
      role="group"
    >
      <button
        aria-label={t`One less`}
        aria-disabled={isLeast}
        onClick={() => isLeast || settle(value - step)}
        type="button"
      >
        <Icon name="minus" size="s" />
      </button>
      <input
        aria-label={t`Quantity`}
        className="num"
        id={id}
        inputMode="numeric"
        max={max}
        min={min}
        onBlur={(event) => take(event.currentTarget, draft)}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (draft === undefined) return
          if (event.key === 'Escape') {
            setDraft(undefined)
            show(event.currentTarget, value)
          }
          if (event.key !== 'Enter') return
          event.preventDefault()
          take(event.currentTarget, draft)
        }}
        step={step}
        type="number"
        value={draft ?? value}
      />
      <button
        aria-label={t`One more`}
        aria-disabled={isMost}
        onClick={() => isMost || settle(value + step)}
        type="button"
      >
        <Icon name="plus" size="s" />
      </button>
    </div>
  )
}

/** React leaves a field alone whose text is the same number, such as `2e0`. */
function show(field: HTMLInputElement, value: number): void {
  field.value = String(value)
}
