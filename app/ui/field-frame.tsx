import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'
import { Icon } from './icon.tsx'

/** What every field has around its control. */
export interface FieldWords {
  label: ReactNode
  /** Help that stays under the field. */
  hint?: ReactNode
  /** What is wrong and what to do; replaces the hint. */
  error?: string | undefined
  isOptional?: boolean
}

/** Label, hint and error of one control with the given id. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  children,
}: FieldWords & { id: string; className?: string | undefined; children: Elements }) {
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="field-label" htmlFor={id}>
        <span>{label}</span>
        {isOptional && (
          <span className="field-optional">
            {' '}
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      {children}
      {error ? (
        <span className="field-error" id={`${id}-note`}>
          <Icon name="circle-alert" size="s" />
          <span>{error}</span>
        </span>
      ) : (
        hint && (
          <span className="field-hint" id={`${id}-note`}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}

/** The attributes that tie a control to its frame. */
export function controlOf(id: string, { hint, error, isOptional }: Omit<FieldWords, 'label'>) {
  return {
    id,
    required: !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  }
}
