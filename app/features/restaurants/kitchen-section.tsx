import { Trans, useLingui } from '@lingui/react/macro'
import { longestKitchenNote } from '#domain/chosen-dish.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Phone } from '#app/ui/phone.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { bound } from './bound.ts'
import { guestFieldId } from './guest-form.ts'
import type { GuestFormState } from './use-guest-form.ts'

/** What the kitchen must know of the whole order, and what is agreed. */
export function KitchenSection({ form }: { form: GuestFormState }) {
  const { t } = useLingui()
  const { values, errors, view, change } = form
  const phone = <Phone number={view.restaurant.phone} />
  return (
    <section className="step">
      <h2>
        <Trans>Allergy and message</Trans>
      </h2>
      <div className="step-fields">
        <TextArea
          {...bound(form, 'allergyNote')}
          dir="auto"
          isOptional
          label={t`Allergy`}
          maxLength={longestKitchenNote}
          rows={2}
        />
        <p className="text-sm text-muted-foreground">
          <Trans>Tell us about allergies. In doubt, call {phone}.</Trans>
        </p>
        {values.allergyNote.trim() !== '' && (
          <p className="text-sm font-semibold">
            <Trans>The kitchen sees this on top of your order, in red.</Trans>
          </p>
        )}
        <TextArea
          {...bound(form, 'comment')}
          dir="auto"
          isOptional
          label={t`Message to the kitchen`}
          maxLength={longestKitchenNote}
          rows={2}
        />
        {values.mode === 'pickup' && (
          <Checkbox
            checked={values.hasCutlery}
            label={t`Add cutlery and napkins`}
            name="hasCutlery"
            onChange={(event) => change({ hasCutlery: event.currentTarget.checked })}
          />
        )}
        <Checkbox
          checked={values.terms}
          data-unkept
          error={errors.terms}
          id={guestFieldId('terms')}
          label={
            <Trans>
              I accept the{' '}
              <ContentLink className="inline-link" url="/terms">
                terms of sale
              </ContentLink>
            </Trans>
          }
          name="terms"
          onChange={(event) => change({ terms: event.currentTarget.checked })}
        />
      </div>
    </section>
  )
}
