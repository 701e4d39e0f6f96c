import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Redirect, Redirects } from '#domain/pages.schema.ts'
import { SideSheet } from '#app/features/admin/ui/side-sheet.tsx'
import { UnsavedGuard } from '#app/features/admin/ui/unsaved-guard.tsx'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { FormTold } from '#app/ui/form-told.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface RedirectsSheetProps {
  redirects: readonly Redirect[]
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** Addresses that lead on: those that pages had before, and those that are entered here. */
export function RedirectsSheet({ redirects, canEdit, onChanged }: RedirectsSheetProps) {
  const { t } = useLingui()
  const [leaving, setLeaving] = useState<Redirect>()
  return (
    <SideSheet
      meta={<Trans>Old addresses of pages lead on by themselves.</Trans>}
      title={<Trans>Redirects</Trans>}
    >
      {canEdit && <RedirectForm onChanged={onChanged} />}
      {redirects.length === 0 && (
        <p className="ws-note">
          <Trans>No address leads on yet.</Trans>
        </p>
      )}
      <ul className="page-redirects">
        {redirects.map((redirect) => (
          <li key={redirect.id}>
            <span>
              <bdi dir="ltr">{redirect.fromPath}</bdi>{' '}
              <small className="ws-quiet">
                {redirect.languageCode === '*' ? t`every language` : redirect.languageCode}
              </small>
            </span>
            <span>
              {redirect.to === null ? (
                <span className="ws-state" data-tone="warn">{t`Leads nowhere now`}</span>
              ) : (
                <bdi className="ws-quiet" dir="ltr">
                  {`→ ${redirect.to}`}
                </bdi>
              )}
            </span>
            {canEdit && (
              <button
                aria-label={t`Remove the redirect from ${redirect.fromPath}`}
                className="icon-btn"
                onClick={() => setLeaving(redirect)}
                type="button"
              >
                <Icon name="trash-2" size="s" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        description={<Trans>Links to it from elsewhere find nothing any more.</Trans>}
        isOpen={leaving !== undefined}
        label={<Trans>Remove</Trans>}
        onClose={() => setLeaving(undefined)}
        onDone={() => void onChanged()}
        run={(idempotencyKey) =>
          callApi<Redirects>(`/admin/content/redirects/${leaving?.id ?? ''}`, {
            method: 'DELETE',
            idempotencyKey,
          })
        }
        title={<Trans>Remove the redirect</Trans>}
      />
    </SideSheet>
  )
}

const blank = { fromPath: '', to: '' }

function RedirectForm({ onChanged }: Pick<RedirectsSheetProps, 'onChanged'>) {
  const { t } = useLingui()
  const form = useForm(blank)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const made = await form.send((idempotencyKey) =>
      callApi<Redirects>('/admin/content/redirects', {
        method: 'POST',
        body: form.values,
        idempotencyKey,
      }),
    )
    if (!made) return
    notifyStaff.success(t`Saved`)
    form.change(blank)
    await onChanged()
  }
  const address = { autoCapitalize: 'none', autoComplete: 'off', dir: 'ltr', spellCheck: false }
  return (
    <form className="ws-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <UnsavedGuard isDirty={form.values.fromPath !== ''} />
      <FormTold text={form.told} />
      <TextField
        {...form.field('fromPath')}
        {...address}
        hint={t`An address of this site where nothing is found, like /old-page.html.`}
        label={t`From`}
      />
      <TextField
        {...form.field('to')}
        {...address}
        hint={t`A page of this site, or an address elsewhere.`}
        label={t`To`}
      />
      <div className="ws-form-foot">
        <Button isBusy={form.isBusy} size="s" type="submit">
          <Trans>Add the redirect</Trans>
        </Button>
      </div>
    </form>
  )
}
