import { type SQL, sql } from 'drizzle-orm'
import { outbox } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import { preparedInsert } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** The messages that the product can send; each has its renderer in the jobs. */
export type OrderMessageKind =
  | 'M1'
  /** Goods are missing: what shall we do? `about` is the missing item. */
  | 'M3'
  /** Ready to be picked up. */
  | 'M4'
  /** Sent, or on its way in our van: `about` is the shipment. */
  | 'M5'
  | 'M6'
  /** Cancelled because nobody approved the invoice in time. */
  | 'M6-unapproved'
  /** Cancelled because nobody paid in time. */
  | 'M6-unpaid'
  /** The money came when the order was cancelled and the goods were gone: it is let go. */
  | 'M6-late'
  /** A withdrawal was received: with its day and time. */
  | 'M7'
  | 'M8-accepted'
  | 'M8-declined'
  /** A complaint was received: `about` is the complaint. */
  | 'M9'
  | 'M9-accepted'
  | 'M9-refused'
  /** Money was paid back: `about` is the refund. */
  | 'M10'
  /** The invoice is there: `about` is it. */
  | 'M11'
/** Of an order to a restaurant: received, with its receipt; or what has become of it. */
export type RestaurantMessageKind = 'R0' | TicketMessageKind
/** What has become of an order to a restaurant; `about` is its rev, since it may be put off or ready twice. */
export type TicketMessageKind =
  /** Accepted, with the promised time. */
  | 'R1'
  | 'R2'
  /** Nobody answered in time. */
  | 'R3'
  /** It takes longer: with the new time. */
  | 'R4'
  | 'R5'
  /** Cancelled, by the restaurant or its guest. */
  | 'R6'
  /** Its payment came when it was off, and the money is let go. */
  | 'R6-late'
  /** The way to the order once more, for who has lost it. */
  | 'R7'
export type AccountMessageKind =
  /** Confirm a new account: with the link's secret. */
  | 'A1'
  /** Choose a new password: with the link's secret. */
  | 'A2'
  /** Confirm a new address, to that address: with the link's secret. */
  | 'A3'
  /** Somebody asked to change the address: to the old one. */
  | 'A3-asked'
  /** The address was changed: to the old one and to the new one. */
  | 'A3-done'
  /** Signed in from a browser that was not known: `entityId` is the session. */
  | 'A4'
  /** A passkey was added: to its person. */
  | 'A4-passkey'
  /** The second factor was taken away by someone who may: to its person. */
  | 'A4-factor'
  /** Invited to work here: with the link's secret. */
  | 'A5'
  /** What one may do in the admin panel has changed: `entityId` is the person. */
  | 'A5-role'
  /** The same to the owners. */
  | 'A5-owners'
  /** The file with a person's data is ready: with the link's secret. */
  | 'A6'
  /** The account is deleted; the address is forgotten once the message is sent. */
  | 'A7'
  /** Somebody tried to sign up with an address that has an account. */
  | 'A8'
  /** A guest claims an order: `secret` is the code to type, `entityId` the order. */
  | 'A9'
  /** Delete the account: with the link's secret, for who has no password. */
  | 'A10'
  /** Show that the address of an order is read: `secret` is the code to type. */
  | 'A11'
  /** Much money was paid back: to the owners; `entityId` is the refund. */
  | 'A12'
/** Of a quote: to its buyer, or to who answers it. */
export type QuoteMessageKind =
  /** A request was received: to its buyer, with the link. */
  | 'Q1'
  /** The same to sales. */
  | 'Q2'
  /** Sales have written, or asked: `about` is the message. */
  | 'Q3'
  /** The buyer has written: to sales; `about` is the message. */
  | 'Q3-answer'
  /** An offer: `about` is its version. */
  | 'Q4'
  /** The buyer asks for a new round: to sales; `about` is the version that they had. */
  | 'Q5'
  /** Accepted, with the order: to the buyer. */
  | 'Q6'
  | 'Q6-staff'
  /** Declined: to sales. */
  | 'Q7'
  | 'Q7-withdrawn'
  /** The factory makes no offer. */
  | 'Q8'
  /** The offer ends soon: `about` is its version. */
  | 'Q9'
/** Of an application to become a seller, which `entityId` is, or of a seller that there is. */
export type SellerMessageKind =
  /** The way back to a draft: to its applicant. */
  | 'S0'
  /** Show that the address of an application is read: `secret` is the code to type. */
  | 'S0-code'
  /** An application was received: to its applicant, with the link; `about` is its rev, since one may be sent again. */
  | 'S1'
  /** The same to sales. */
  | 'S2'
  /** Something is to be changed: with the marked fields and what the factory wrote. */
  | 'S3'
  /** Approved: with the secret of the invitation that binds an account to the seller. */
  | 'S4'
  /** Rejected: with the reason. */
  | 'S5'
  /** Off the map for now: `entityId` is the seller, `about` its rev. */
  | 'S6-suspended'
  | 'S6-reinstated'
  | 'S6-terminated'

/** Of the newsletter, to an address whose subscriber `entityId` is. What is sent to all of them has a way of its own. */
export type NewsletterMessageKind =
  /** Do you want the newsletter? With the secret of the link that says so. */
  | 'N1'
  /** Welcome, with the way to the preferences. */
  | 'N2'
  /** Goodbye: no more of them. */
  | 'N3'

/** A test of a newsletter, which `entityId` is: to the editor who asked for one. */
export type TestMessageKind = 'N0'

/** Of a message to the factory. */
export type ConversationMessageKind =
  /** It was received: to its sender. */
  | 'C1'
  /** The same to who answers. */
  | 'C2'
  /** An answer: `about` is it. */
  | 'C3'
export type MessageKind =
  | OrderMessageKind
  | RestaurantMessageKind
  | QuoteMessageKind
  | SellerMessageKind
  | NewsletterMessageKind
  | TestMessageKind
  | ConversationMessageKind
  | AccountMessageKind

export interface NewMessage {
  factoryId: string
  kind: MessageKind
  /** What it is about; of an order it names the message with the kind, so that one event tells it once. */
  entityId: string
  /** Which of several things of the order it is about, such as a complaint: each has one mail. */
  about?: string
  /** A message that somebody wants sent once more, by the id of their wish. */
  again?: string
  languageCode: string
  recipient: string
  at: number
  /** Whose account it is about: the message goes with it, whatever address it went to. None on a word to a guest. */
  userId?: string
  /** What the message hands over, such as a link's secret: kept until it is rendered, and never longer. */
  secret?: string
}

/**
 * The statement that puts a message into the outbox: it belongs to the batch that makes the message due. Nothing is due to who has
 * left: to an empty address the message is kept as one that was given up, and nobody sends it.
 */
export function queuedMessage(message: NewMessage): Statement {
  const { languageCode, recipient } = message
  const row = newRow(message)
  const state = recipient === '' ? ('failed' as const) : row.state
  return insertedMessage({ ...row, state, languageCode, recipient })
}

const insertedMessage = preparedInsert(outbox)

/** The same to the person that a query finds when the batch runs, if any: `recipient`, `language_code` and `user_id`, one row at most. */
export function queuedFor(
  build: Database['build'],
  message: Omit<NewMessage, 'recipient' | 'languageCode' | 'userId'>,
  receivers: SQL,
): Statement {
  const row = newRow(message)
  // The columns in the table's own order, as SQLite takes them.
  const columns = sql.join(
    [
      sql`${row.id}, ${row.factoryId}, ${row.kind}, ${row.dedupeKey}`,
      sql`receiver.language_code, receiver.recipient`,
      sql`json_set(${JSON.stringify(row.payload)}, '$.userId', receiver.user_id)`,
      sql`${row.state}, 0, ${row.dueAt}, null, ${row.createdAt}, null`,
    ],
    sql`, `,
  )
  return statementOf(
    build.insert(outbox).select(sql`select ${columns} from (${receivers}) receiver`),
  )
}

function newRow(message: Omit<NewMessage, 'recipient' | 'languageCode'>) {
  const { factoryId, kind, entityId, about, again, at, userId, secret } = message
  const id = newId()
  return {
    id,
    factoryId,
    kind,
    dedupeKey: isAboutOrder(kind)
      ? [kind, entityId, about, again].filter((part) => part !== undefined).join(':')
      : `${kind}:${id}`,
    payload: {
      entityId,
      ...(about === undefined ? {} : { about }),
      ...(userId === undefined ? {} : { userId }),
      ...(secret === undefined ? {} : { secret }),
    },
    state: 'queued' as const,
    dueAt: at,
    createdAt: at,
  }
}

/** A step of an order, a quote, an application or a conversation is announced once; who asks twice for a link to their account gets two: what opens that door counts the tries. */
function isAboutOrder(kind: MessageKind): boolean {
  return /^(?:[CMQR]|S[1-6])/u.test(kind)
}
