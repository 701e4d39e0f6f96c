import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import type { AdminNewsletter, ListedNewsletter } from '#domain/admin-newsletters.schema.ts'
import { newsletterLimits } from '#domain/newsletters.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface NewNewsletterProps {
  /** What a copy is made of, or nothing that was there. */
  making: ListedNewsletter | 'new' | undefined
  onClose: () => void
}

/** A new newsletter needs a name alone; its editor opens on it. */
export function NewNewsletter({ making, onClose }: NewNewsletterProps) {
  const { t } = useLingui()
  const router = useRouter()
  const formId = useId()
  const of = making === 'new' ? undefined : making
  const old = of?.title ?? ''
  const copy = of ? t`${old} (copy)`.slice(0, newsletterLimits.title) : ''
  const form = useForm({ title: copy })
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const path = of ? `/admin/newsletters/${of.id}/duplicate` : '/admin/newsletters'
    const made = await form.send((idempotencyKey) =>
      callTwice<AdminNewsletter>(path, {
        ...{ method: 'POST', body: { title: form.values.title }, idempotencyKey },
      }),
    )
    if (made) void router.navigate({ to: '/admin/newsletter/$id/edit', params: { id: made.id } })
  }
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose} variant="outline">
            <Trans>Cancel</Trans>
          </Button>
          <Button form={formId} isBusy={form.isBusy} type="submit">
            <Trans>Write it</Trans>
          </Button>
        </>
      }
      isBusy={form.isBusy}
      isOpen={making !== undefined}
      onClose={onClose}
      title={of ? <Trans>Make a copy</Trans> : <Trans>New newsletter</Trans>}
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void make(event)}>
        <TextField
          {...form.field('title')}
          autoComplete="off"
          dir="auto"
          hint={t`For your own lists: readers see its subject.`}
          label={t`Name`}
          maxLength={newsletterLimits.title}
        />
        <FormError text={form.message} />
      </form>
    </Dialog>
  )
}
