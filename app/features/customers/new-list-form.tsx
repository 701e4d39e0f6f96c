import { useLingui } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import type { SavedList } from '#domain/saved-list.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface NewListFormProps {
  /** What the button says. */
  submit: ReactNode
  onMade: (list: SavedList) => Promise<void>
}

/** Makes a list by its name. */
export function NewListForm({ submit: label, onMade }: NewListFormProps) {
  const { t } = useLingui()
  const form = useForm({ name: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = form.values
    const made = await form.send((idempotencyKey) =>
      callApi<SavedList>('/account/lists', { method: 'POST', body, idempotencyKey }),
    )
    if (!made) return
    form.change({ name: '' })
    await onMade(made)
  }
  return (
    <form
      className="account-line-form needs-script"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField {...form.field('name')} dir="auto" label={t`Name of a new list`} />
      <Button isBusy={form.isBusy} type="submit" variant="outline">
        {label}
      </Button>
      <FormError text={form.message} />
    </form>
  )
}
