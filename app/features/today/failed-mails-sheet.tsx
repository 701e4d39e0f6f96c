import { Trans, useLingui } from '@lingui/react/macro'
import type { FailedMails } from '#domain/admin.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { useSave } from '#app/ui/use-save.ts'

interface FailedMailsSheetProps {
  mails: FailedMails
  canSend: boolean
  onChanged: () => Promise<void>
}

/** The mails that could not be sent: to whom, why, and one button that tries all of them again. */
export function FailedMailsSheet(props: FailedMailsSheetProps) {
  const { mails, total, sendable } = props.mails
  const { canSend, onChanged } = props
  const { t, i18n } = useLingui()
  const { send, isBusy, message } = useSave()
  const again = async () => {
    const answer = await send((idempotencyKey) =>
      callTwice<FailedMails>('/admin/failed-mails/again', {
        method: 'POST',
        body: {},
        idempotencyKey,
      }),
    )
    if (!answer?.ok) return
    notifyStaff.success(t`They leave within a minute`)
    await onChanged()
  }
  const [shown, all] = [i18n.number(mails.length), i18n.number(total)]
  return (
    <SideSheet
      footer={
        canSend &&
        sendable > 0 && (
          <Button isBusy={isBusy} onClick={() => void again()}>
            <Trans>Send all again</Trans>
          </Button>
        )
      }
      meta={
        mails.length < total && (
          <Trans>
            The last {shown} of {all}
          </Trans>
        )
      }
      title={<Trans>Mails that could not be sent</Trans>}
    >
      <FormError text={message} />
      {total === 0 && (
        <p className="ws-note">
          <Trans>All mails have left, or are on their way.</Trans>
        </p>
      )}
      <ul>
        {mails.map(({ id, recipient, about, orderId, orderNumber, reason, isWiped, at }) => (
          <li className="border-b border-[var(--border)] py-3" key={id}>
            <span className="flex flex-wrap justify-between gap-x-4">
              <bdi>{recipient}</bdi>
              <small className="ws-quiet">
                <Moment at={at} />
              </small>
            </span>
            {orderId ? (
              <PageLink to={`/admin/orders?open=${orderId}`}>
                <bdi className="num">{orderNumber}</bdi>
              </PageLink>
            ) : (
              about === 'account' && <Trans>About an account</Trans>
            )}
            {isWiped && (
              <p className="ws-quiet">
                <Trans>
                  Its link is removed, so it is not sent again. Whoever it was for asks for a new
                  one.
                </Trans>
              </p>
            )}
            {reason && (
              <p className="ws-quiet wrap-anywhere" dir="ltr">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </SideSheet>
  )
}
