import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import {
  type AdminRestaurant,
  type AdminRestaurants,
  mostTableLetters,
} from '#domain/admin-restaurants.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice, removeTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface TableProps {
  table: AdminRestaurant['tables'][number]
  /** Of the tables of its restaurant. */
  path: string
  onChanged: () => Promise<void>
}

/** What can be done with a table: another name, another code, and its removal. */
export function TableActions({
  table: { id, name, rev },
  path,
  onChanged,
  onRename,
}: TableProps & { onRename: () => void }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<'code' | 'removal'>()
  const shared = { onClose: () => setAsked(undefined), onDone: () => void onChanged() }
  return (
    <>
      <Menu
        actions={[
          { id: 'rename', label: t`Rename`, icon: 'pencil', onSelect: onRename },
          { id: 'code', label: t`New code`, icon: 'refresh-cw', onSelect: () => setAsked('code') },
          {
            ...{ id: 'remove', label: t`Remove`, icon: 'trash-2', tone: 'destructive' },
            onSelect: () => setAsked('removal'),
          },
        ]}
        label={t`More of table ${name}`}
      >
        <Icon name="ellipsis" />
      </Menu>
      <ConfirmAction
        {...shared}
        description={
          <Trans>
            The card on it leads nowhere from then on, and says to ask the staff. Print a new one.
          </Trans>
        }
        isOpen={asked === 'code'}
        label={<Trans>Make a new code</Trans>}
        run={(idempotencyKey) =>
          callTwice(`${path}/${id}/token`, { method: 'POST', body: { rev }, idempotencyKey })
        }
        title={<Trans>A new code for table {name}?</Trans>}
      />
      <ConfirmAction
        {...shared}
        description={
          <Trans>
            The card on it leads nowhere from then on. Orders keep the name of the table.
          </Trans>
        }
        isOpen={asked === 'removal'}
        label={<Trans>Remove</Trans>}
        run={(idempotencyKey) => removeTwice(`${path}/${id}?rev=${rev}`, idempotencyKey)}
        title={<Trans>Remove table {name}?</Trans>}
      />
    </>
  )
}

/** The name of a table, to be typed anew. */
export function TableNameForm({
  table: { id, name, rev },
  path,
  onChanged,
  onClose,
}: TableProps & { onClose: () => void }) {
  const { t } = useLingui()
  const form = useForm({ name }, onChanged, rev)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = { name: form.values.name, rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminRestaurants>(`${path}/${id}`, { method: 'PATCH', body, idempotencyKey }),
    )
    if (done) onClose()
  }
  return (
    <form className="ws-form py-0!" method="post" noValidate onSubmit={(event) => void save(event)}>
      <UnsavedGuard isDirty={form.changed.length > 0} isSaving={form.isBusy} />
      <FormError text={form.message} />
      <TextField
        {...form.field('name')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus has made room for this field
        autoFocus
        dir="auto"
        label={t`Name`}
        maxLength={mostTableLetters}
      />
      <div className="ws-form-foot">
        <Button isBusy={form.isBusy} size="s" type="submit">
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onClose} size="s" variant="outline">
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
