import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { SavedList } from '#domain/saved-list.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormTold } from './form-told.tsx'
import { useForm } from './use-form.ts'

/** Makes a list by its name. */
export function NewListForm({ onChanged }: { onChanged: () => Promise<void> }) {
  const { t } = useLingui()
  const form = useForm({ name: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = form.values
    const made = await form.send((idempotencyKey) =>
      callApi<SavedList>('/account/lists', {
        idempotencyKey,
        method: 'POST',
        body,
      }),
    )
    if (!made) return
    form.change({ name: '' })
    await onChanged()
  }
  return (
    <form
      className="account-line-form needs-script"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField {...form.field('name')} dir="auto" label={t`Name of a new list`} maxLength={60} />
      <Button isBusy={form.isBusy} type="submit" variant="outline">
        <Trans>Make the list</Trans>
      </Button>
      <FormTold text={form.told} />
    </form>
  )
}
