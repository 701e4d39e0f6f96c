import type { AdminConversation } from '#domain/admin-conversations.schema.ts'

export interface ConversationProps {
  conversation: AdminConversation
  onChanged: () => Promise<void>
}
