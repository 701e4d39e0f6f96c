import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { MissingAddresses, Redirect, Redirects } from '#domain/pages.schema.ts'
import { shownAddress } from '#domain/shown-address.ts'
import { usePassedFocus } from '#app/workspace/links/use-passed-focus.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { MissingList } from './missing-list.tsx'
import { blankRedirect, RedirectForm } from './redirect-form.tsx'
import { useMissingFixes } from './use-missing-fixes.ts'

interface RedirectsSheetProps {
  redirects: readonly Redirect[]
  missing: MissingAddresses
  /** False while both are still being read: nothing is said of them until then. */
  isRead: boolean
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** Addresses that lead on: those that pages had before, and those that are entered here. */
export function RedirectsSheet(props: RedirectsSheetProps) {
  const { redirects, missing, isRead, canEdit, onChanged } = props
  const [leaving, setLeaving] = useState<Redirect>()
  const form = useForm(blankRedirect)
  const fixes = useMissingFixes(onChanged)
  const choose = (fromPath: string) => {
    form.change({ fromPath: shownAddress(fromPath), isGone: false })
    requestAnimationFrame(() => document.getElementById(form.field('to').id)?.focus())
  }
  return (
    <SideSheet
      meta={<Trans>Old addresses of pages lead on by themselves.</Trans>}
      title={<Trans>Redirects</Trans>}
    >
      {canEdit && <RedirectForm form={form} onChanged={onChanged} />}
      {isRead && (
        <MissingList fixes={canEdit ? { ...fixes, choose } : undefined} missing={missing} />
      )}
      <h3>
        <Trans>Addresses that lead on</Trans>
      </h3>
      {isRead && redirects.length === 0 && (
        <p className="ws-note">
          <Trans>No address leads on yet.</Trans>
        </p>
      )}
      <ul className="page-redirects">
        {redirects.map((redirect) => (
          <RedirectRow
            key={redirect.id}
            onRemove={canEdit ? () => setLeaving(redirect) : undefined}
            redirect={redirect}
          />
        ))}
      </ul>
      <ConfirmAction
        description={<Trans>Links to it from elsewhere find nothing any more.</Trans>}
        isOpen={leaving !== undefined}
        label={<Trans>Remove</Trans>}
        onClose={() => setLeaving(undefined)}
        onDone={() => void onChanged()}
        run={(idempotencyKey) =>
          callTwice<Redirects>(`/admin/content/redirects/${leaving?.id ?? ''}`, {
            method: 'DELETE',
            idempotencyKey,
          })
        }
        title={<Trans>Remove the redirect</Trans>}
      />
    </SideSheet>
  )
}

function RedirectRow({
  redirect,
  onRemove,
}: {
  redirect: Redirect
  onRemove: (() => void) | undefined
}) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  usePassedFocus(row)
  return (
    <li ref={row}>
      <span>
        <bdi dir="ltr">{shownAddress(redirect.fromPath)}</bdi>{' '}
        <small className="ws-quiet">
          {redirect.languageCode === '*' ? t`every language` : redirect.languageCode}
        </small>
      </span>
      <span>
        {redirect.isGone ? (
          <span className="ws-state">{t`Gone`}</span>
        ) : redirect.to === null ? (
          <span className="ws-state" data-tone="warn">{t`Leads nowhere now`}</span>
        ) : (
          <bdi className="ws-quiet" dir="ltr">
            {`→ ${redirect.to}`}
          </bdi>
        )}
      </span>
      {onRemove && (
        <button
          aria-label={t`Remove the redirect from ${shownAddress(redirect.fromPath)}`}
          className="icon-btn"
          onClick={onRemove}
          type="button"
        >
          <Icon name="trash-2" size="s" />
        </button>
      )}
    </li>
  )
}
