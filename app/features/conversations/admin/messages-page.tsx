import '#app/styles/inbox.css'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type AdminConversation,
  type AdminConversations,
  conversationQueues,
} from '#domain/admin-conversations.schema.ts'
import { contactTopics } from '#domain/conversations.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { Templates } from '#domain/reply-templates.schema.ts'
import { TemplatesSheet } from '#app/features/reply-templates/admin/templates-sheet.tsx'
import type { SectionProps } from '#app/workspace/frame/section.tsx'
import { SectionPage } from '#app/workspace/frame/section-page.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListQueues } from '#app/workspace/list/list-queues.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { ConversationSheet } from './conversation-sheet.tsx'
import { inboxTopicWords, queueWords } from './inbox-words.ts'
import { MessageList } from './message-list.tsx'

export interface MessagesData {
  list: AdminConversations
  /** What is open beside the list. */
  conversation: AdminConversation | null
  templates: Templates['templates'] | null
}

/** The inbox: what people have written to the factory, and one conversation beside the list. */
export function MessagesPage({ data, start, onChanged }: SectionProps<MessagesData>) {
  const { t, i18n } = useLingui()
  const { list, conversation, templates } = data
  const canEdit = isAllowed(start, 'messages.edit')
  return (
    <SectionPage
      actions={
        <ListLink change={{ open: 'templates' }} className={lookOf({ variant: 'outline' })}>
          <Trans>Templates</Trans>
        </ListLink>
      }
      count={i18n.number(list.total)}
      sheet={
        (conversation && (
          <ConversationSheet
            conversation={conversation}
            key={conversation.id}
            onChanged={onChanged}
          />
        )) ||
        (templates && (
          <TemplatesSheet
            canEdit={canEdit}
            onChanged={onChanged}
            templates={templates}
            use="conversations"
          />
        ))
      }
      title={<Trans>Messages</Trans>}
      tools={
        <>
          <ListQueues
            label={t`What needs somebody now`}
            queues={[
              { queue: undefined, label: t`All`, count: i18n.number(list.queues.all) },
              ...conversationQueues.map((queue) => ({
                queue,
                label: i18n._(queueWords[queue]),
                count: i18n.number(list.queues[queue]),
              })),
            ]}
          />
          <ListSearch label={t`Number, name, e-mail, order or words`} />
          <ListFilter
            label={t`About`}
            name="topic"
            options={contactTopics.map((value) => ({
              value,
              label: i18n._(inboxTopicWords[value]),
            }))}
          />
        </>
      }
    >
      <MessageList conversations={list.conversations} openId={conversation?.id} />
      {list.total > list.pageSize && <TablePager {...list} />}
    </SectionPage>
  )
}
