/** The figures of quotes. They stand beside `app.config.ts`, which every visitor downloads with the first page. */
export const quoteRules = {
  numberPrefix: 'Q',
  /** When sales are at work, by the clock in Oslo: an answer is due one working day after the request. */
  opensHour: 8,
  closesHour: 16,
  /** How long an offer is valid unless sales say otherwise. */
  validDays: 30,
  /** So many days before an offer ends its buyer is reminded. */
  reminderDays: 3,
  /** Sales are warned of what earns less, in basis points of the net price. */
  marginFloorBp: 2400,
  /** Days until what is on the shelf leaves, as an offer says it first. */
  leadDays: 2,
  /** Days to pay an invoice of an accepted offer, as an offer says it first. */
  paymentDays: 30,
  /** Requests of one network address within an hour, and to one mailbox within a day. */
  networkPerHour: 20,
  addressPerDay: 5,
  /** Files of one network address within an hour. */
  filesPerHour: 60,
  /** How long it is known who asked for what came to nothing. */
  keptDays: 730,
  /** Messages to one quote within an hour. */
  messagesPerHour: 20,
} as const
