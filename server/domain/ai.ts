/** What a model is asked for. A trial is a question of one's own; the others are about a text of the site. */
export const aiTasks = ['ask', 'translate', 'update', 'shorter', 'plainer', 'describe'] as const
export type AiTask = (typeof aiTasks)[number]

/** Where somebody tries a task out; nothing of it is kept but its figures. */
export const trialTasks = ['ask', 'translate', 'shorter', 'plainer'] as const
export type TrialTask = (typeof trialTasks)[number]

/** What may be asked for a text: `update` is a translation of which the source has changed. */
export const draftTasks = ['translate', 'update', 'shorter', 'plainer'] as const
export type DraftTask = (typeof draftTasks)[number]

/** `refused` is an answer that changed what is locked; `failed` is none at all. */
export const useOutcomes = ['running', 'done', 'stopped', 'refused', 'failed'] as const
export type UseOutcome = (typeof useOutcomes)[number]

/** A draft waits (`new`), or cannot be accepted as it is (`refused`). */
export const draftStates = ['new', 'refused', 'accepted', 'discarded'] as const
export type DraftState = (typeof draftStates)[number]

/** `halted` has stopped by itself: without credits or provider. */
export const aiJobStates = ['running', 'paused', 'halted', 'done'] as const
export type AiJobState = (typeof aiJobStates)[number]

/** Why a model gave no answer. `garbage` is one that nobody can use, such as a megabyte. */
const aiFaults = ['timeout', 'rate_limited', 'denied', 'garbage', 'unreachable'] as const
export type AiFaultKind = (typeof aiFaults)[number]

export const aiLimits = {
  /** Of what is asked and what a draft is made of, in characters. */
  text: 6000,
  /** Of an answer: what is longer is nobody's text. */
  answer: 24_000,
  trialsPerMinute: 5,
  /** A use that is older was left behind by a Worker that died. */
  lostMs: 2 * 60_000,
  /** Drafts of a whole language within a minute. */
  draftsPerRun: 10,
  listedUses: 20,
} as const

/** How long a model may take, in ms: to its first word, and in all. */
export interface AiPatience {
  firstMs: number
  totalMs: number
}
export const trialPatience: AiPatience = { firstMs: 10_000, totalMs: 30_000 }
export const draftPatience: AiPatience = { firstMs: 10_000, totalMs: 10_000 }

/**
 * About how many tokens a text is: three bytes each, which is rather too many for most models.
 * @example tokensOf('abcdef') // 2
 */
export function tokensOf(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 3)
}

/** The longest answer that is asked for, in tokens: a translation may be half as long again as its source. */
export function mostAnswerTokens(text: string): number {
  return Math.ceil(tokensOf(text) * 1.5) + 100
}

const tokensPerCredit = 500

/**
 * What a call costs: a credit for each 500 tokens begun, those that go in and those that come out together.
 * @example creditsOf(214 + 37) // 1
 */
export function creditsOf(tokens: number): number {
  return Math.max(1, Math.ceil(tokens / tokensPerCredit))
}

/** The month that credits are counted in, in UTC: `2026-11`. */
export function creditMonth(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}
