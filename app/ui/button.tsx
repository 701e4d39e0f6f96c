import type { ComponentProps } from 'react'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import { Spinner } from './spinner.tsx'

interface Look {
  variant?: 'primary' | 'outline' | 'plain' | undefined
  size?: 's' | 'm' | 'l' | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** The action is under way: pressed again it does nothing, and the label stays readable beside a spinner. */
  isBusy?: boolean
}

/** A button. `primary` for the one main action of a view, `outline` for the others, `plain` among other controls. */
export function Button({
  variant,
  size,
  isBusy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      className={lookOf({ variant, size }, className)}
      onClick={isBusy ? refuse : onClick}
    >
      {isBusy && <Spinner size="s" />}
      <span className="contents">{children}</span>
    </button>
  )
}

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: PageLinkProps & Look) {
  return <PageLink {...rest} className={lookOf({ variant, size }, className)} />
}

/** The classes of a button's look, for the rare element that is neither of the two above. */
export function lookOf({ variant = 'primary', size = 'm' }: Look, more?: string): string {
  return ['btn', `btn-${variant}`, size !== 'm' && `btn-${size}`, more].filter(Boolean).join(' ')
}

/** A busy submit button must not send its form again. */
function refuse(event: { preventDefault: () => void }) {
  event.preventDefault()
}
