import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminMenu } from '#domain/admin-dishes.schema.ts'
import { readOsloInput } from '#domain/oslo-input.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { TimeField } from '#app/workspace/form/time-field.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { useSave } from '#app/ui/use-save.ts'

const dayMs = 24 * 3_600_000
/** Somebody will put it back; nobody forgets it for longer than this. */
const openEndMs = 365 * dayMs

interface SoldOutProps {
  until: number | null
  now: number
}

/** Until when something cannot be had, in words; nothing where it can. */
export function SoldOutState({ until, now }: SoldOutProps) {
  if (until === null || until <= now) return null
  return (
    <span className="ws-state" data-tone="warn">
      {until - now > 30 * dayMs ? (
        <Trans>Sold out until somebody puts it back</Trans>
      ) : (
        <Trans>
          Sold out until <Moment at={until} />
        </Trans>
      )}
    </span>
  )
}

interface SoldOutFieldProps extends SoldOutProps {
  /** Of a dish or an option. */
  id: string
  name: string
  menu: Pick<AdminMenu, 'restaurant' | 'closesAt'>
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** Says at once until when something cannot be had, as the kitchen does: guests and screens follow. */
export function SoldOutField(props: SoldOutFieldProps) {
  const { id, name, until, now, menu, canEdit, onChanged } = props
  const { t } = useLingui()
  const { send, isSaving, message } = useSave({ onOutdated: onChanged })
  const [typed, setTyped] = useState('')
  const { closesAt } = menu
  const isOut = until !== null && until > now
  const say = (time: number | null) =>
    void send<AdminMenu>(
      (idempotencyKey) =>
        callTwice(`/admin/dishes/${menu.restaurant.id}/sold-out/${id}`, {
          ...{ method: 'PUT', body: { until: time }, idempotencyKey },
        }),
      { content: time },
    )
  const chosen = readOsloInput(typed)
  return (
    <div className="grid gap-2" role="group" aria-label={t`Sold out: ${name}`}>
      <UnsavedGuard isDirty={false} isSaving={isSaving} />
      <p>
        {isOut ? (
          <SoldOutState now={now} until={until} />
        ) : (
          <span className="ws-state" data-tone="good">
            <Trans>Can be had</Trans>
          </span>
        )}
      </p>
      <div role="alert">{message && <p className="ws-note">{message}</p>}</div>
      {canEdit && (
        <div className="flex flex-wrap items-end gap-2">
          {isOut && (
            <Button isBusy={isSaving} onClick={() => say(null)} size="s">
              <Trans>Back on sale</Trans>
            </Button>
          )}
          {!isOut && closesAt !== null && (
            <Button isBusy={isSaving} onClick={() => say(closesAt)} size="s" variant="outline">
              <Trans>Sold out until we close</Trans>
            </Button>
          )}
          {!isOut && (
            <Button
              isBusy={isSaving}
              onClick={() => say(Date.now() + openEndMs)}
              size="s"
              variant="outline"
            >
              <Trans>Until I put it back</Trans>
            </Button>
          )}
          <TimeField
            className="max-w-56"
            isOptional
            label={t`Sold out until`}
            name={`sold-out-${id}`}
            onChange={({ target }) => setTyped(target.value)}
            value={typed}
          />
          {chosen !== null && (
            <Button isBusy={isSaving} onClick={() => say(chosen)} size="s" variant="outline">
              <Trans>Say so</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
