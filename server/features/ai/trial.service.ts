import type { Trial, TrialLine } from '#domain/ai.schema.ts'
import { trialPatience } from '#domain/ai.ts'
import { lockDifferences, type LockedText, lockWords, unlockWords } from '#domain/locked-words.ts'
import { done, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { sentenceOf } from '#server/i18n/sentences.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { endUse, findLeft } from './ai-uses.repository.ts'
import { differenceText } from './difference-text.ts'
import { englishNameOf } from './english-name.ts'
import { type Asking, freeAsking, textAsking } from './prompts.ts'
import { answerOf, beginUse, failUse, type Use } from './use.service.ts'

/** Begins a trial: the lines of its answer, as it comes. Refuses as `beginUse` does. Nothing of it is kept but its figures. */
export async function beginTrial(
  ctx: Ctx,
  trial: Trial,
): Promise<Result<ReadableStream<Uint8Array>>> {
  const { task, language, text } = trial
  const locked = task === 'ask' ? lockWords('') : lockWords(text, [ctx.site.company.name])
  const begun = await beginUse(ctx, {
    ...{ task, isTrial: true, subject: '', language, patience: trialPatience },
    asking: askingOf(ctx, trial, locked),
  })
  return begun.ok ? done(linesOf(ctx, { trial, locked, use: begun.value })) : begun
}

function askingOf(ctx: Ctx, { task, language, text }: Trial, locked: LockedText): Asking {
  const to = englishNameOf(language)
  if (task === 'ask') return freeAsking(text, to)
  const from = task === 'translate' ? englishNameOf(defaultLanguageOf(ctx.site)) : to
  return textAsking({ task, text: locked.text, from, to })
}

interface Running {
  trial: Trial
  locked: LockedText
  use: Use
}

function linesOf(ctx: Ctx, running: Running): ReadableStream<Uint8Array> {
  const stop = new AbortController()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (line: TrialLine) => {
        // Nobody reads what was stopped.
        if (!stop.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      // It goes on to its end also where nobody reads: its credits are settled then.
      ctx.later(
        run(ctx, running, { send, signal: stop.signal }).finally(() => {
          if (!stop.signal.aborted) controller.close()
        }),
      )
    },
    cancel() {
      stop.abort(new Error('stopped'))
    },
  })
}

async function run(
  ctx: Ctx,
  { trial, locked, use }: Running,
  { send, signal }: { send: (line: TrialLine) => void; signal: AbortSignal },
): Promise<void> {
  send({ type: 'begun', id: use.id, credits: use.credits, locked: locked.words })
  const reader = openedTokens(locked, trial.language, (text) => send({ type: 'text', text }))
  try {
    const { text, end } = await answerOf(ctx, use, { signal, onText: (part) => reader.take(part) })
    reader.end()
    const differences = trial.task === 'ask' ? [] : differencesIn(ctx, { trial, locked, text })
    const [first] = differences
    const outcome = first ? 'refused' : 'done'
    await endUse(ctx.database, use.id, {
      ...end,
      outcome,
      ...(first ? { detail: differenceText(first) } : {}),
    })
    const { tokensIn = null, tokensOut = null, firstMs = null, totalMs = null, credits } = end
    const figures = { tokensIn, tokensOut, firstMs, totalMs, credits }
    send({ type: 'end', outcome, message: '', differences, left: await leftOf(ctx), ...figures })
  } catch (error) {
    if (signal.aborted) {
      await endUse(ctx.database, use.id, { outcome: 'stopped', credits: 0 })
      return
    }
    const message = await reasonOf(ctx, use, error)
    const none = {
      tokensIn: null,
      tokensOut: null,
      firstMs: null,
      totalMs: ctx.now() - use.begunAt,
    }
    send({
      type: 'end',
      outcome: 'failed',
      message,
      differences: [],
      credits: 0,
      left: await leftOf(ctx),
      ...none,
    })
  }
}

/** Why there is no answer, in the caller's language; a fault of ours is said as such and logged. */
async function reasonOf(ctx: Ctx, use: Use, error: unknown): Promise<string> {
  const i18n = await translatorFor(ctx)
  const values = { ref: ctx.requestId }
  try {
    const { problem } = await failUse(ctx, use, error)
    return sentenceOf(i18n, { code: problem.code, values: { ...values, ...problem.values } })
  } catch {
    ctx.log.error('failed', { doing: 'ai.trial' })
    return sentenceOf(i18n, { code: 'internal', values })
  }
}

function leftOf({ database, site, now }: Ctx): Promise<number> {
  return findLeft(database, site.factoryId, now())
}

function differencesIn(
  ctx: Ctx,
  { trial, locked, text }: { trial: Trial; locked: LockedText; text: string },
) {
  const { language } = trial
  const names = [ctx.site.company.name]
  const back = unlockWords(text, locked, language)
  const differences = lockDifferences({ source: trial.text, draft: back.text, language, names })
  return [...back.differences, ...differences].slice(0, 20)
}

/** Puts tokens back while an answer comes: one that has begun waits for its end. */
function openedTokens(locked: LockedText, language: string, onText: (text: string) => void) {
  let waiting = ''
  const give = (text: string) => {
    const { text: opened } = unlockWords(text, locked, language)
    if (opened !== '') onText(opened)
  }
  return {
    take(piece: string) {
      waiting += piece
      const open = waiting.lastIndexOf('⟦')
      const cut = open > waiting.lastIndexOf('⟧') ? open : waiting.length
      give(waiting.slice(0, cut))
      waiting = waiting.slice(cut)
    },
    end() {
      give(waiting)
      waiting = ''
    },
  }
}
