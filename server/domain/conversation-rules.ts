/** The figures of messages to the factory. They stand beside `app.config.ts`, which every visitor downloads with the first page. */
export const conversationRules = {
  numberPrefix: 'M',
  /** Messages of one network address within an hour; those after the first few want a proof of work. */
  networkPerHour: 5,
  unprovenPerHour: 2,
  /** Nobody has read and filled in the form in less. */
  fastestMs: 3000,
  /** Receipts to one address within an hour: who types an address may not be who reads it. */
  receiptsPerHour: 3,
  /** Files of one network address within an hour. */
  filesPerHour: 20,
  /** How long a challenge can be solved. */
  proofMinutes: 20,
  /** Rounds of each try, and how many tries it takes: about a third of a second. */
  proofCost: 1000,
  proofTries: { from: 400, to: 900 },
  unsentFileMs: 24 * 3_600_000,
} as const
