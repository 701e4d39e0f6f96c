import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { Redirects } from '#domain/pages.schema.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { Form } from '#app/ui/use-form.ts'

export const blankRedirect = { fromPath: '', to: '', isGone: false }

interface RedirectFormProps {
  form: Form<typeof blankRedirect>
  onChanged: () => Promise<void>
}

/** Where an address leads, or that what was there is gone. */
export function RedirectForm({ form, onChanged }: RedirectFormProps) {
  const { t } = useLingui()
  const { fromPath, to, isGone } = form.values
  // What is sent and taken stands here until the answer has been shown.
  const isDirty = fromPath !== '' && form.changed.length > 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = await form.send((idempotencyKey) =>
      callTwice<Redirects>('/admin/content/redirects', {
        method: 'POST',
        body: { fromPath, to: isGone ? null : to },
        idempotencyKey,
      }),
    )
    if (!made) return
    notifyStaff.success(t`Saved`)
    form.change(blankRedirect)
    await onChanged()
  }
  const address = { autoCapitalize: 'none', autoComplete: 'off', dir: 'ltr', spellCheck: false }
  return (
    <form className="ws-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <UnsavedGuard isDirty={isDirty} isSaving={form.isBusy} />
      <FormError text={form.message} />
      <TextField
        {...form.field('fromPath')}
        {...address}
        hint={t`An address of this site where nothing is found, like /old-page.html.`}
        label={t`From`}
      />
      {!isGone && (
        <TextField
          {...form.field('to')}
          {...address}
          hint={t`A page of this site, or an address elsewhere.`}
          label={t`To`}
        />
      )}
      <Checkbox
        checked={isGone}
        label={t`Nothing took its place: it is gone, and search engines may forget it`}
        onChange={({ target }) => form.change({ isGone: target.checked })}
      />
      <div className="ws-form-foot">
        <Button isBusy={form.isBusy} size="s" type="submit">
          <Trans>Add the redirect</Trans>
        </Button>
      </div>
    </form>
  )
}
