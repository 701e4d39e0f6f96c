import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminConversation } from '#domain/admin-conversations.schema.ts'
import { megabytes } from '#domain/media.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { useSave } from '#app/ui/use-save.ts'
import type { ConversationProps } from './conversation-props.ts'
import { mailWords } from './inbox-words.ts'

type Message = AdminConversation['messages'][number]

/** What was said, the oldest first: the sender at the start, we at the end, and notes for us in between. */
export function ConversationThread(props: ConversationProps) {
  const { t } = useLingui()
  const { messages } = props.conversation
  return (
    <ol aria-label={t`Conversation`} className="inbox-thread">
      {messages.map((message, at) => (
        <li
          data-author={message.isInternal ? 'note' : message.author}
          key={message.id}
          lang={message.author === 'sender' ? props.conversation.languageCode : undefined}
        >
          {message.isInternal ? (
            <Note message={message} />
          ) : (
            <Said {...props} isFirst={at === 0} message={message} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface SaidProps extends ConversationProps {
  message: Message
  isFirst: boolean
}

function Said({ message, isFirst, ...props }: SaidProps) {
  const { t } = useLingui()
  const { author, authorName, text, at } = message
  const { form } = props.conversation
  const way = form === 'support' ? t`by the form on the support page` : t`by the contact form`
  return (
    <article>
      <header>
        <bdi className="font-semibold">{authorName}</bdi>
        <span>{author === 'staff' ? t`by e-mail` : way}</span>
        <small className="num">
          <Moment at={at} />
        </small>
      </header>
      <p className="whitespace-pre-line" dir="auto">
        {text}
      </p>
      {isFirst && <Files {...props} />}
      {message.mail && <MailState {...props} message={message} />}
    </article>
  )
}

function Note({ message: { authorName, text, at } }: { message: Message }) {
  return (
    <div className="inbox-note">
      <Icon name="lock" size="s" />
      <p>
        <strong>
          <Trans>A note, for us alone.</Trans>
        </strong>{' '}
        <bdi>{authorName}</bdi>{' '}
        <span className="whitespace-pre-line" dir="auto">
          {text}
        </span>{' '}
        <small className="num">
          <Moment at={at} />
        </small>
      </p>
    </div>
  )
}

/** Downloads that open nothing. */
function Files({ conversation: { id, files } }: ConversationProps) {
  const { i18n, t } = useLingui()
  return files.map((file) => {
    const size = i18n.number(megabytes(file.bytes))
    return (
      <a
        className="inbox-file"
        download
        href={`/api/admin/conversations/${id}/files/${file.id}`}
        key={file.id}
      >
        <Icon name="download" size="s" />
        <bdi>{file.name}</bdi>
        <span className="num">{t`${size} MB`}</span>
      </a>
    )
  })
}

/** How far the answer's mail has come; one that could not be sent can be sent again. */
function MailState({ conversation, message, onChanged }: Omit<SaidProps, 'isFirst'>) {
  const { i18n } = useLingui()
  const { send, isBusy, message: fault } = useSave({ onOutdated: onChanged })
  const { mail } = message
  if (mail === null) return null
  const again = () =>
    send((idempotencyKey) =>
      callTwice(`/admin/conversations/${conversation.id}/answers/${message.id}/again`, {
        ...{ method: 'POST', body: {}, idempotencyKey },
      }),
    )
  return (
    <div className="inbox-mail" data-state={mail}>
      <Icon
        name={mail === 'sent' ? 'check' : mail === 'queued' ? 'clock' : 'circle-alert'}
        size="s"
      />
      <span>{i18n._(mailWords[mail])}</span>
      {mail === 'failed' && conversation.can.edit && (
        <Button isBusy={isBusy} onClick={() => void again()} size="s" variant="outline">
          <Trans>Send again</Trans>
        </Button>
      )}
      <FormError text={fault} />
    </div>
  )
}
