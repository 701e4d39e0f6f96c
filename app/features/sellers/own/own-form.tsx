import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import type { OwnForm as Form } from './use-own-form.ts'

interface OwnFormProps {
  form: Pick<Form, 'save' | 'message' | 'isBusy'>
  children: ReactNode
  className?: string
}

/** A form of the seller's own page: its fields, what is wrong with the whole, and its button. */
export function OwnForm({ form, children, className = 'account-form' }: OwnFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.save()
  }
  return (
    <form className={className} method="post" noValidate onSubmit={submit}>
      {children}
      <FormError text={form.message} />
      <Button className="justify-self-start needs-script" isBusy={form.isBusy} type="submit">
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
