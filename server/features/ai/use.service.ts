import type { AiTask } from '#domain/ai.ts'
import { aiLimits, creditsOf, mostAnswerTokens, tokensOf, type AiPatience } from '#domain/ai.ts'
import { newId } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { JobCtx } from '#server/http/context.ts'
import { AiFault, type AiCall, type AiPort } from '#server/platform/ai.ts'
import { endUse, takeCredits, type UseEnd } from './ai-uses.repository.ts'
import type { Asking } from './prompts.ts'

/** Who asks a model, of which factory. */
export type AiCtx = Pick<JobCtx, 'database' | 'now' | 'later' | 'log' | 'ai'> & {
  site: { factoryId: string }
  actor: { userId?: string }
}

export interface WantedUse {
  /** By which the same call is known when it comes again. */
  id?: string
  task: AiTask
  isTrial?: boolean
  subject: string
  language: string
  asking: Asking
  patience: AiPatience
  picture?: AiCall['picture']
}

/** A call whose credits are taken. */
export interface Use {
  id: string
  credits: number
  begunAt: number
  estimate: { in: number; out: number }
  stream: (signal?: AbortSignal) => ReturnType<AiPort['stream']>
}

/** A picture is counted as so many tokens, as most models do. */
const pictureTokens = 1000

/** About what a call costs at the most; less is given back, and more is never taken. */
export function estimatedCredits({
  asking,
  picture,
}: Pick<WantedUse, 'asking' | 'picture'>): number {
  const { in: asked, out } = estimateOf(asking, picture !== undefined)
  return creditsOf(asked + out)
}

function estimateOf({ system, prompt, material }: Asking, hasPicture: boolean) {
  return {
    in: tokensOf(system + prompt) + (hasPicture ? pictureTokens : 0),
    out: mostAnswerTokens(material),
  }
}

/**
 * Takes the credits of a call before it is made. Refuses `ai_off`, `ai_credits_spent`, `ai_too_many_trials` of a person who tries more
 * than five a minute, and `busy` of a call that is on its way already.
 */
export async function beginUse(ctx: AiCtx, wanted: WantedUse): Promise<Result<Use>> {
  const { ai } = ctx
  if (!ai) return refused('ai_off')
  const {
    id = newId(),
    task,
    isTrial = false,
    subject,
    language,
    asking,
    patience,
    picture,
  } = wanted
  const estimate = estimateOf(asking, picture !== undefined)
  const credits = creditsOf(estimate.in + estimate.out)
  const userId = ctx.actor.userId ?? null
  const now = ctx.now()
  const use = {
    ...{ id, task, isTrial, subject, languageCode: language, credits, userId, now },
    ...{ factoryId: ctx.site.factoryId, model: ai.model },
  }
  const limits = isTrial
    ? [{ who: ['ai-trial', userId ?? ''], most: aiLimits.trialsPerMinute, windowMs: 60_000 }]
    : []
  const taken = await takeCredits(ctx.database, use, limits)
  if (taken === 'spent') return refused('ai_credits_spent')
  if (taken === 'tried') return refused('ai_too_many_trials')
  if (taken === 'known') return refused('busy')
  const call = {
    ...{ system: asking.system, prompt: asking.prompt, maxTokens: estimate.out, patience },
    ...(picture ? { picture } : {}),
  }
  return done({
    ...{ id, credits, estimate, begunAt: now },
    stream: (signal) => ai.stream({ ...call, ...(signal ? { signal } : {}) }),
  })
}

/** What an answer came to, and what it took. */
export interface Answered {
  text: string
  end: Pick<UseEnd, 'credits' | 'tokensIn' | 'tokensOut' | 'firstMs' | 'totalMs'>
}

/** Reads an answer to its end and hears of each piece. Throws an `AiFault`. */
export async function answerOf(
  ctx: Pick<AiCtx, 'now'>,
  use: Use,
  { signal, onText }: { signal?: AbortSignal; onText?: (text: string) => void } = {},
): Promise<Answered> {
  let text = ''
  let firstMs: number | null = null
  const stream = use.stream(signal)
  for (;;) {
    const { value, done: isOver } = await stream.next()
    if (!isOver) {
      firstMs ??= ctx.now() - use.begunAt
      text += value
      onText?.(value)
      continue
    }
    const tokensIn = value.in ?? use.estimate.in
    const tokensOut = value.out ?? tokensOf(text)
    const credits = Math.min(use.credits, creditsOf(tokensIn + tokensOut))
    const totalMs = ctx.now() - use.begunAt
    return { text, end: { credits, tokensIn, tokensOut, firstMs, totalMs } }
  }
}

/** Ends a use for which no answer came, and gives its credits back: `ai_timeout`, `ai_busy`, `ai_denied`, `ai_garbage` or `ai_unreachable`. */
export async function failUse(ctx: AiCtx, use: Use, error: unknown) {
  const kind = error instanceof AiFault ? error.kind : undefined
  const totalMs = ctx.now() - use.begunAt
  await endUse(ctx.database, use.id, {
    outcome: 'failed',
    detail: kind ?? 'fault',
    credits: 0,
    totalMs,
  })
  if (!kind) throw error
  ctx.log.warn('ai.failed', { kind })
  return refused(codeOf[kind])
}

const codeOf = {
  timeout: 'ai_timeout',
  rate_limited: 'ai_busy',
  denied: 'ai_denied',
  garbage: 'ai_garbage',
  unreachable: 'ai_unreachable',
} as const
