import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedConversation } from '#domain/admin-conversations.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { statusTones, statusWords } from './inbox-words.ts'

interface MessageListProps {
  conversations: readonly ListedConversation[]
  openId: string | undefined
}

/** The rows of the inbox: who wrote, about what, the beginning of the last words, and how it stands. */
export function MessageList({ conversations, openId }: MessageListProps) {
  const { t } = useLingui()
  if (conversations.length === 0)
    return (
      <EmptyState
        actions={
          <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
            <Trans>Show all messages</Trans>
          </ListLink>
        }
        icon="message-circle"
        title={<Trans>No message fits this</Trans>}
      />
    )
  return (
    <ul aria-label={t`Messages`} className="inbox-list">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ListLink
            aria-current={conversation.id === openId ? 'true' : undefined}
            change={{ open: conversation.id }}
            data-new={conversation.status === 'new' || undefined}
          >
            <Row conversation={conversation} />
          </ListLink>
        </li>
      ))}
    </ul>
  )
}

const nothingAsked = { q: undefined, topic: undefined, queue: undefined }

function Row({ conversation }: { conversation: ListedConversation }) {
  const { i18n, t } = useLingui()
  const languageName = useLanguageName()
  const { name, lastAt, subject, excerpt, status, languageCode } = conversation
  const language = languageName(languageCode)
  const isForeign = languageCode !== currentLanguageCode()
  return (
    <>
      <span className="inbox-row-head">
        <bdi className="inbox-name">{name || t`Forgotten sender`}</bdi>
        <small className="num">
          <Moment at={lastAt} />
        </small>
      </span>
      <span className="inbox-subject" dir="auto">
        {subject}
      </span>
      <span className="inbox-excerpt" dir="auto">
        {restOf(excerpt, subject)}
      </span>
      <span className="inbox-row-foot">
        <span className="ws-state" data-tone={statusTones[status]}>
          {i18n._(statusWords[status])}
        </span>
        {isForeign && <span lang={languageCode}>{language}</span>}
        <RowFacts conversation={conversation} />
      </span>
    </>
  )
}

/** What the subject says is not said twice: it is the beginning of the first message. */
function restOf(excerpt: string, subject: string): string {
  const beginning = subject.replace(/ …$/u, '')
  return excerpt.startsWith(beginning) ? excerpt.slice(beginning.length).trim() : excerpt
}

function RowFacts({ conversation }: { conversation: ListedConversation }) {
  const { number, orderNumber, assignedTo } = conversation
  return (
    <>
      <bdi className="num">{orderNumber || number}</bdi>
      {assignedTo && <bdi>{assignedTo.name}</bdi>}
    </>
  )
}
