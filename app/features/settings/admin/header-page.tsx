import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { HeaderSettings } from '#domain/header.schema.ts'
import { logoStyleNames } from '#app/workspace/names/header-names.ts'
import { useUndoOffer } from '#app/workspace/links/use-undo-offer.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { pageAddress } from '#app/ui/page-link.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { HeaderFrame } from './header-frame.tsx'
import { HeaderLayoutCards } from './header-layout-cards.tsx'
import { previewPath } from './header-preview.ts'
import { typedOf, wantedOf } from './header-values.ts'

interface HeaderPageProps {
  settings: HeaderSettings
  /** False for those who may look and not save. */
  canEdit: boolean
  /** What is saved has changed, here or elsewhere. */
  onChanged: () => Promise<void>
}

/** The header's layout and logo, seen at three widths before they are saved. */
export function HeaderPage({ settings, canEdit, onChanged }: HeaderPageProps) {
  const { t } = useLingui()
  const saved = typedOf(settings)
  const form = useForm(saved, onChanged, settings.rev)
  const wanted = wantedOf(form.values)
  const isOther = JSON.stringify(wanted) !== JSON.stringify(wantedOf(saved))
  // What was saved may not have been read anew yet.
  const isDirty = canEdit && isOther && form.changed.length > 0
  const undoing = useUndoOffer<HeaderSettings>('/admin/settings/header')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isDirty) return
    const sent = await form.send((idempotencyKey) =>
      callTwice<HeaderSettings>('/admin/settings/header', {
        idempotencyKey,
        method: 'PUT',
        body: { ...wanted, rev: form.rowRev },
      }),
    )
    if (!sent) return
    const before = { ...wantedOf(saved), rev: sent.rev }
    notifyStaff.success(t`Saved`, undoing({ body: before, onUndone: () => void onChanged() }))
  }
  const side = (name: 'headerLogoWidth' | 'headerLogoHeight' | 'headerMaxLogoWidth') => ({
    ...form.field(name),
    dir: 'ltr' as const,
    inputMode: 'numeric' as const,
  })
  return (
    <form
      className="header-settings"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <UnsavedGuard isDirty={isDirty} isSaving={form.isBusy && isDirty} />
      <header className="ws-page-head">
        <h1>
          <Trans>Header</Trans>
        </h1>
        {!canEdit && (
          <p>
            <Trans>You can look at everything here, but not save.</Trans>
          </p>
        )}
      </header>
      <HeaderFrame path={pageAddress(previewPath(wanted))} />
      <HeaderLayoutCards
        onChange={(headerMenuStyle) => form.change({ headerMenuStyle })}
        value={form.values.headerMenuStyle}
      />
      <fieldset className="logo-settings">
        <legend className="field-label">
          <Trans>Logo</Trans>
        </legend>
        <SelectField {...form.field('headerLogoStyle')} label={t`Shape`}>
          <option value="rounded">{t(logoStyleNames.rounded)}</option>
          <option value="square">{t(logoStyleNames.square)}</option>
          <option value="circular">{t(logoStyleNames.circular)}</option>
        </SelectField>
        <TextField {...side('headerLogoWidth')} label={t`Width in px`} />
        <TextField {...side('headerLogoHeight')} label={t`Height in px`} />
        <TextField {...side('headerMaxLogoWidth')} label={t`Largest width in px`} />
        <Checkbox
          checked={form.values.showCompanyNameInHeader}
          label={<Trans>Show the company’s name</Trans>}
          onChange={({ target }) => form.change({ showCompanyNameInHeader: target.checked })}
        />
      </fieldset>
      <FormError text={form.message} />
      {canEdit && (
        <div className="ws-form-foot">
          <Button
            aria-disabled={!isDirty}
            className="needs-script"
            isBusy={form.isBusy}
            type="submit"
          >
            <Trans>Save</Trans>
          </Button>
          {isDirty && (
            <FocusHandoffButton onClick={form.reset} variant="outline">
              <Trans>Cancel</Trans>
            </FocusHandoffButton>
          )}
        </div>
      )}
    </form>
  )
}
