import type { AdminSubscriber, Subscribers } from '#domain/admin-subscribers.schema.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { NewsletterList } from '#domain/newsletter-lists.schema.ts'

/** What the page is read with: the addresses and one of them, or the lists with their texts. */
export interface SubscribersData {
  lists: NewsletterList[]
  languages: EditableLanguage[]
  subscribers: Subscribers | null
  subscriber: AdminSubscriber | null
  /** The language that the lists are looked at in, and the texts of newsletters in it: they come together. */
  languageCode: string
  texts: EditableText[]
}

/** In the address as `queue`: the lists instead of the addresses. */
export const listsQueue = 'lists'
