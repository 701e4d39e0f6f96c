import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminNewsletter } from '#domain/admin-newsletters.schema.ts'
import { newsletterLimits } from '#domain/newsletters.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { useSave } from '#app/ui/use-save.ts'
import type { EditorProps } from './editor-props.ts'
import { statusTones, statusWords } from './newsletter-words.ts'

/** What the newsletter is called, how it stands, and the way to its web page and to a test of it. */
export function EditorHead(editor: EditorProps) {
  const { newsletter, language, may, onChanged } = editor
  const { t, i18n } = useLingui()
  const { id, status, title, rev, shareableUrl, isDraftShared, testSentAt } = newsletter
  const form = useForm({ title }, onChanged, rev)
  const test = useSave({ onOutdated: onChanged })
  const { error, hint, ...field } = form.field('title')
  const rename = () => {
    if (form.changed.length === 0) return
    const body = { title: form.values.title, rev: form.rowRev }
    void form.send((idempotencyKey) =>
      callTwice<AdminNewsletter>(`/admin/newsletters/${id}`, {
        ...{ method: 'PATCH', body, idempotencyKey },
      }),
    )
  }
  const sendTest = async () => {
    const answer = await test.send((idempotencyKey) =>
      callTwice<AdminNewsletter>(`/admin/newsletters/${id}/test`, {
        ...{ method: 'POST', body: { language }, idempotencyKey },
      }),
    )
    if (answer?.ok) notifyStaff.success(t`A test is on its way to your own address`)
  }
  const wrong = error ?? form.message ?? test.message
  return (
    <header className="letter-head">
      <PageLink aria-label={t`All newsletters`} className="icon-btn" to="/admin/newsletter">
        <Icon name="arrow-left" />
      </PageLink>
      <h1 className="letter-title">
        <span className="sr-only">{title}</span>
        <input
          {...field}
          aria-invalid={error ? true : undefined}
          aria-label={t`Name of the newsletter`}
          autoComplete="off"
          dir="auto"
          maxLength={newsletterLimits.title}
          onBlur={rename}
          onKeyDown={(event) => event.key === 'Enter' && rename()}
          readOnly={!may.write}
        />
      </h1>
      <span className="ws-state" data-tone={statusTones[status]}>
        {i18n._(statusWords[status])}
      </span>
      {testSentAt !== null && (
        <small className="ws-quiet">
          <Trans>
            tested <Moment at={testSentAt} />
          </Trans>
        </small>
      )}
      <div className="letter-head-actions">
        {(isDraftShared || status === 'sent') && (
          <ButtonLink target="_blank" to={`/newsletter/${shareableUrl}`} variant="outline">
            <Icon name="external-link" size="s" />
            <Trans>Web page</Trans>
          </ButtonLink>
        )}
        {may.write && (
          <Button isBusy={test.isBusy} onClick={() => void sendTest()} variant="outline">
            <Icon name="mail" size="s" />
            <Trans>Send a test</Trans>
          </Button>
        )}
      </div>
      {(wrong ?? hint) && (
        <p className="field-error letter-head-error" role="alert">
          {wrong ?? hint}
        </p>
      )}
    </header>
  )
}
