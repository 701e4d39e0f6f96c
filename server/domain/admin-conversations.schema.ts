import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedText, uuid } from './bounded-text.schema.ts'
import {
  contactForms,
  contactTopics,
  conversationStatuses,
  longestContactText,
} from './conversations.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { orderStatuses } from './orders.ts'
import { cleanLines } from './typed-text.ts'

export const conversationsPageSize = 50

/** What is asked of the list at once. */
export const conversationQueues = ['open', 'mine', 'answered', 'closed', 'spam'] as const
export type ConversationQueue = (typeof conversationQueues)[number]

export const conversationQuerySchema = v.object({
  /** In number, name, e-mail, order number and words. */
  q: listSearch,
  queue: listChoice(conversationQueues),
  topic: listChoice(contactTopics),
  page: listPage,
})
export type ConversationQuery = v.InferOutput<typeof conversationQuerySchema>

/** Somebody who answers messages. */
const colleague = v.object({ userId: v.string(), name: v.string() })

const listedConversation = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(conversationStatuses),
  topic: v.picklist(contactTopics),
  name: v.string(),
  subject: v.string(),
  /** The beginning of the last thing that was said. */
  excerpt: v.string(),
  orderNumber: v.string(),
  languageCode: v.string(),
  assignedTo: v.nullable(colleague),
  lastAt: v.number(),
})
export type ListedConversation = v.InferOutput<typeof listedConversation>

export const adminConversationsSchema = v.object({
  conversations: v.array(listedConversation),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
  /** How many there are of each, whatever is filtered; `all` of them but spam. */
  queues: v.object({ ...v.entriesFromList(conversationQueues, v.number()), all: v.number() }),
})
export type AdminConversations = v.InferOutput<typeof adminConversationsSchema>

/** How far an answer's mail has come; null where no mail belongs to it, or it is so old that nobody knows. */
const mailState = v.nullable(v.picklist(['queued', 'sent', 'failed']))
export type AnswerMailState = v.InferOutput<typeof mailState>

export const adminConversationSchema = v.object({
  ...v.omit(listedConversation, ['excerpt']).entries,
  rev: v.number(),
  form: v.picklist(contactForms),
  email: v.string(),
  createdAt: v.number(),
  /** The oldest first; notes that only those who work here read are among them. */
  messages: v.array(
    v.object({
      id: v.string(),
      author: v.picklist(['sender', 'staff']),
      authorName: v.string(),
      text: v.string(),
      isInternal: v.boolean(),
      at: v.number(),
      mail: mailState,
    }),
  ),
  /** What came with the first message. */
  files: v.array(
    v.object({ id: v.string(), name: v.string(), bytes: v.number(), mediaType: v.string() }),
  ),
  /** The order that it is about: where number and address are those of one. */
  order: v.nullable(
    v.object({
      number: v.string(),
      status: v.picklist(orderStatuses),
      totalOre: v.number(),
      at: v.number(),
    }),
  ),
  colleagues: v.array(colleague),
  templates: v.array(v.object({ id: v.string(), name: v.string(), text: v.string() })),
  can: v.object({ edit: v.boolean(), answer: v.boolean() }),
})
export type AdminConversation = v.InferOutput<typeof adminConversationSchema>

export const conversationParam = v.strictObject({ id: uuid('not_found') })
export const conversationFileParam = v.strictObject({
  id: uuid('not_found'),
  file: uuid('not_found'),
})
export const conversationAnswerParam = v.strictObject({
  id: uuid('not_found'),
  message: uuid('not_found'),
})

/** Null: nobody has it. */
export const assignConversationSchema = v.strictObject({
  rev,
  userId: v.nullable(uuid('not_found')),
})
export type AssignConversation = v.InferOutput<typeof assignConversationSchema>

/** The steps that need no words: `open` also opens again what was answered or closed. */
const conversationMoves = ['open', 'close', 'mark_spam', 'unmark_spam'] as const
export type ConversationMove = (typeof conversationMoves)[number]
export const moveConversationSchema = v.strictObject({ rev, move: v.picklist(conversationMoves) })
export type MoveConversation = v.InferOutput<typeof moveConversationSchema>

const words = v.pipe(
  boundedText(4 * longestContactText, 'contact_text_long'),
  v.transform(cleanLines),
  v.maxLength(longestContactText, 'contact_text_long'),
  v.minLength(1, 'message_missing'),
)
/** The answer goes to the sender by mail. */
export const answerConversationSchema = v.strictObject({ rev, text: words, close: v.boolean() })
export type AnswerConversation = v.InferOutput<typeof answerConversationSchema>
/** A note is read by those who work here alone. */
export const noteConversationSchema = v.strictObject({ text: words })
export type NoteConversation = v.InferOutput<typeof noteConversationSchema>
