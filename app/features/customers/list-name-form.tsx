import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import type { SavedList } from '#domain/saved-list.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface ListNameFormProps {
  list: SavedList
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Gives a list another name. */
export function ListNameForm({ list, onChanged, onClose }: ListNameFormProps) {
  const { t } = useLingui()
  const { id, name, rev } = list
  const form = useForm({ name }, onChanged, rev)
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await form.send((idempotencyKey) =>
      callApi<SavedList>(`/account/lists/${id}`, {
        idempotencyKey,
        method: 'PATCH',
        body: { ...form.values, rev: form.rowRev },
      }),
    )
    if (saved) onClose()
  }
  return (
    <form
      className="account-line-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      ref={box}
    >
      <TextField {...form.field('name')} dir="auto" label={t`Name of the list`} />
      <Button isBusy={form.isBusy} type="submit">
        <Trans>Save</Trans>
      </Button>
      <Button onClick={onClose} variant="outline">
        <Trans>Cancel</Trans>
      </Button>
      <FormError text={form.message} />
    </form>
  )
}
