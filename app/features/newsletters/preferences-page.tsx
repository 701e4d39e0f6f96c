import styles from '#app/styles/newsletter.css?url'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Subscriptions } from '#domain/subscriptions.schema.ts'
import { saveFile } from '#app/platform/save-file.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { ChoiceForm } from './choice-form.tsx'
import { LetterDay } from './letter-day.tsx'
import {
  type CameBy,
  deleteAddress,
  fetchExport,
  leaveAll,
  savePreferences,
} from './newsletters.functions.ts'

interface PreferencesPageProps {
  by: CameBy
  view: Subscriptions
  onChanged: () => Promise<void>
}

/** What somebody gets, beside what is known of them; all of it, leaving and being forgotten one press away. */
export function PreferencesPage({ by, view, onChanged }: PreferencesPageProps) {
  const { t } = useLingui()
  const leaving = useSave()
  const exporting = useSave()
  const [isAsking, setIsAsking] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)
  if (isDeleted)
    return (
      <div className="wrap page-end py-10">
        <h1 className="text-2xl">
          <Trans>The address is forgotten</Trans>
        </h1>
      </div>
    )
  const leave = async () => {
    const left = await leaving.send((key) => leaveAll(by, key))
    if (left?.ok) await onChanged()
  }
  const download = async () => {
    const file = await exporting.send(() => fetchExport(by.token))
    if (file?.ok) saveFile(file.value, 'newsletter.json')
  }
  return (
    <div className="wrap letter-prefs">
      <link href={styles} precedence="newsletter" rel="stylesheet" />
      <Breadcrumbs crumbs={[{ label: t`Home`, url: '/' }, { label: t`Your letters` }]} />
      <div className="letter-prefs-two">
        <div>
          <h1>
            <Trans>Your letters</Trans>
          </h1>
          <p className="letter-muted">
            <Trans>
              To <b dir="ltr">{view.email}</b>. We send only what you tick.
            </Trans>
          </p>
          <ChoiceForm
            // What is left by the button beside it is no longer ticked.
            key={view.lists.map(({ isOn }) => Number(isOn)).join('')}
            onSaved={onChanged}
            save={(choice, key) => savePreferences(by, choice, key)}
            view={view}
          />
        </div>
        <aside className="letter-known">
          <h2>
            <Trans>What we know about you</Trans>
          </h2>
          <dl>
            {view.since !== null && (
              <div>
                <dt>
                  <Trans>Known since</Trans>
                </dt>
                <dd>
                  <LetterDay at={view.since} />
                </dd>
              </div>
            )}
            {view.confirmedAt !== null && (
              <div>
                <dt>
                  <Trans>Confirmed</Trans>
                </dt>
                <dd>
                  <LetterDay at={view.confirmedAt} />
                </dd>
              </div>
            )}
            {view.consentVersion !== null && (
              <div>
                <dt>
                  <Trans>Text of the consent</Trans>
                </dt>
                <dd>{t`version ${view.consentVersion}`}</dd>
              </div>
            )}
            <div>
              <dt>
                <Trans>What you open</Trans>
              </dt>
              <dd>
                <Trans>is not measured</Trans>
              </dd>
            </div>
          </dl>
          <Button isBusy={exporting.isBusy} onClick={() => void download()} variant="outline">
            <Icon name="download" size="s" />
            <Trans>Download everything</Trans>
          </Button>
          <FormError text={exporting.message} />
          <hr />
          <h3>
            <Trans>No more letters</Trans>
          </h3>
          <p className="letter-muted">
            <Trans>One press. Confirmations of your orders still come.</Trans>
          </p>
          <Button isBusy={leaving.isBusy} onClick={() => void leave()} variant="outline">
            <Trans>Sign me off everything</Trans>
          </Button>
          <FormError text={leaving.message} />
          <Button className="letter-delete" onClick={() => setIsAsking(true)} variant="plain">
            <Trans>Delete my address</Trans>
          </Button>
        </aside>
      </div>
      <ConfirmDialog
        description={t`We forget the address and all that you have agreed to. This cannot be undone.`}
        isOpen={isAsking}
        label={t`Delete my address`}
        onClose={() => setIsAsking(false)}
        onDone={() => setIsDeleted(true)}
        run={(key) => deleteAddress(by.token, key)}
        title={t`Delete your address?`}
      />
    </div>
  )
}
