import { Trans, useLingui } from '@lingui/react/macro'
import { longestClosureNote } from '#domain/sellers.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { OwnForm } from './own-form.tsx'
import type { OwnProps } from './own-props.ts'
import { useOwnForm } from './use-own-form.ts'

/** From the first to the last day on which it is closed: the map says until when. */
export function ClosureForm({ seller, onChanged }: OwnProps) {
  const { t } = useLingui()
  const { closedFrom, closedTo, closureNote, today, rev } = seller
  // One that is over is no longer told to anybody.
  const isPlanned = closedTo !== null && closedTo >= today
  const form = useOwnForm({
    ...{ rev, part: 'closure', onChanged },
    saved: {
      isClosed: isPlanned,
      from: isPlanned ? (closedFrom ?? '') : '',
      to: isPlanned ? closedTo : '',
      note: isPlanned ? closureNote : '',
    },
    bodyOf: ({ isClosed, from, to, note }) => ({ closure: isClosed ? { from, to, note } : null }),
  })
  const { values } = form
  const error = (name: 'from' | 'to' | 'note') => form.part(`closure.${name}`).error
  return (
    <OwnForm form={form}>
      <Checkbox
        checked={values.isClosed}
        label={<Trans>We are closed for a time</Trans>}
        name="isClosed"
        onChange={({ target }) => form.change({ isClosed: target.checked })}
      />
      {values.isClosed && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              {...form.field('from')}
              error={form.field('from').error ?? error('from')}
              label={t`First day`}
              type="date"
            />
            <TextField
              {...form.field('to')}
              error={form.field('to').error ?? error('to')}
              label={t`Last day`}
              type="date"
            />
          </div>
          <TextField
            {...form.field('note')}
            autoComplete="off"
            dir="auto"
            error={form.field('note').error ?? error('note')}
            hint={t`Customers read it beside the days.`}
            isOptional
            label={t`Why, in a few words`}
            maxLength={longestClosureNote}
          />
        </>
      )}
    </OwnForm>
  )
}
