import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { fieldId } from './field-summary.tsx'
import { boundTo, type SectionProps } from './section.ts'

/** What else we should know, what cannot be withdrawn from, and the terms. */
export function NoteSection({ form, view }: SectionProps) {
  const { t } = useLingui()
  const { values, errors, change } = form
  const hasFresh = view.lines.some(({ isWithdrawable }) => !isWithdrawable)
  return (
    <section className="step">
      <h2>
        <Trans>Almost done</Trans>
      </h2>
      <div className="step-fields">
        <TextArea
          {...boundTo(form, 'note')}
          dir="auto"
          isOptional
          label={t`Note to us`}
          maxLength={600}
        />
        {hasFresh && values.buyerKind === 'private' && (
          <p className="text-s">
            <Trans>
              No right of withdrawal for fresh goods marked * or goods made to your order.
            </Trans>
          </p>
        )}
        <Checkbox
          checked={values.terms}
          data-unkept
          error={errors.terms}
          id={fieldId('terms')}
          label={
            <Trans>
              I accept the{' '}
              <ContentLink className="inline-link" url="/terms">
                terms of sale
              </ContentLink>
              .
            </Trans>
          }
          name="terms"
          onChange={(event) => change({ terms: event.target.checked })}
        />
      </div>
    </section>
  )
}
