import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'

interface ProgressBarProps {
  label: string
  done: number
  of: number
  /** Quiet words at its end. */
  beside?: ReactNode
}

/** How many rows of how many. */
export function ProgressBar({ label, done, of, beside }: ProgressBarProps) {
  const { i18n } = useLingui()
  const [reached, all] = [i18n.number(done), i18n.number(of)]
  return (
    <div className="grid gap-2">
      <div
        aria-label={label}
        aria-valuemax={of}
        aria-valuemin={0}
        aria-valuenow={done}
        className="h-2.5 overflow-hidden rounded-full bg-[var(--muted)] shadow-[inset_0_0_0_1px_var(--line)]"
        role="progressbar"
      >
        <div
          className="h-full rounded-full bg-[var(--primary)]"
          style={{ inlineSize: `${(100 * done) / Math.max(1, of)}%` }}
        />
      </div>
      <p className="num flex justify-between gap-4 font-semibold">
        <Trans>
          {reached} of {all} rows
        </Trans>
        {beside && <span className="font-medium text-[var(--muted-foreground)]">{beside}</span>}
      </p>
    </div>
  )
}
