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
      <progress
        aria-label={label}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-[var(--muted)] shadow-[inset_0_0_0_1px_var(--line)] [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-[var(--primary)] [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-[var(--primary)]"
        max={Math.max(1, of)}
        value={done}
      />
      <p className="num flex justify-between gap-4 font-semibold">
        <Trans>
          {reached} of {all} rows
        </Trans>
        {beside && <span className="font-medium text-[var(--muted-foreground)]">{beside}</span>}
      </p>
    </div>
  )
}
