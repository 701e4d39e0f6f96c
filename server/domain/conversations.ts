import { done, refused, type Result } from './result.ts'

/** The forms of the site by which somebody writes to the factory. */
export const contactForms = ['contact', 'support'] as const
export type ContactForm = (typeof contactForms)[number]

/** What a message is about. */
export const contactTopics = ['order', 'product', 'restaurant', 'business', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const conversationStatuses = ['new', 'open', 'answered', 'closed', 'spam'] as const
export type ConversationStatus = (typeof conversationStatuses)[number]

/** The factory owes an answer. */
export const waitingStatuses = ['new', 'open'] as const satisfies readonly ConversationStatus[]

export const shortestContactText = 10
export const longestContactText = 4000
export const longestSubject = 120
/** In ms: what was begun before a month ago counts as begun then, however long its tab has been open. */
export const longestWritingMs = 31 * 24 * 3_600_000
export const mostContactFileBytes = 10_000_000
/** How long what somebody wrote is kept after the last word of either side, in months. */
export const conversationMonths = 24

interface Step {
  from: readonly (ConversationStatus | null)[]
  to: ConversationStatus
}

const unspoilt = ['new', 'open', 'answered', 'closed'] as const

/** Every step a conversation can take, and where it leads. All but `write` are those who work here. */
const conversationEvents = {
  write: { from: [null], to: 'new' },
  open: { from: ['new', 'answered', 'closed'], to: 'open' },
  answer: { from: unspoilt, to: 'answered' },
  close: { from: ['new', 'open', 'answered'], to: 'closed' },
  mark_spam: { from: unspoilt, to: 'spam' },
  unmark_spam: { from: ['spam'], to: 'open' },
} as const satisfies Record<string, Step>
export type ConversationEvent = keyof typeof conversationEvents

/** Where an event leads from a status; refused with `illegal_transition` (names the status) where it leads nowhere. */
export function nextConversationStatus(
  status: ConversationStatus | null,
  event: ConversationEvent,
): Result<ConversationStatus> {
  const step: Step = conversationEvents[event]
  if (!step.from.includes(status))
    return refused('illegal_transition', { values: { state: status ?? '' } })
  return done(step.to)
}
