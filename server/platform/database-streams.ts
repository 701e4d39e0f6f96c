import { serverConfig } from '#config'
import { baseOf, nextBaseOf } from './database-address.ts'
import {
  answerIn,
  type BatchMode,
  DatabaseError,
  isOver,
  type PipelineAnswer,
  resultsOf,
  type Statement,
  type StatementResult,
  transactionOf,
} from './hrana.ts'
import type { Settings } from './settings.ts'
import { UnderWay } from './under-way.ts'

/** A connection that the server holds open for the bearer of the baton. */
interface Stream {
  baton: string
  base: URL
  idleSince: number
}

const { timeoutMs, keptStreams, streamIdleMs } = serverConfig.database

/**
 * The way to the database, one per isolate. A stream that has answered is used again while it is young: to the server a new one
 * costs more than most queries (docs/decisions/007-streams.md). Between requests only the baton is kept, a string, since workerd
 * forbids one request to use another's connection. A stream is kept only where its transaction is known to be over, and one above
 * the number that is kept is closed by the call that opened it.
 */
export class DatabaseStreams {
  readonly #base: URL
  readonly #headers: Record<string, string>
  readonly #idle: Stream[] = []
  readonly #underWay = new UnderWay()

  constructor(settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>) {
    this.#base = baseOf(settings.DATABASE_URL)
    this.#headers = {
      'content-type': 'application/json',
      ...(settings.DATABASE_AUTH_TOKEN
        ? { authorization: `Bearer ${settings.DATABASE_AUTH_TOKEN}` }
        : {}),
    }
  }

  /**
   * All statements in one transaction, in one round trip; in two where the server has forgotten the stream. Without an answer it
   * ends after `limitMs` with a `TimeoutError`.
   */
  async batch(
    mode: BatchMode,
    statements: readonly Statement[],
    limitMs: number = timeoutMs,
  ): Promise<StatementResult[]> {
    const transaction = transactionOf(mode, statements)
    const signal = AbortSignal.timeout(limitMs)
    const stream = this.#take()
    const answer =
      (stream && (await this.#onKept(stream, transaction, signal))) ??
      (await this.#onNew(transaction, signal))
    return resultsOf(answer)
  }

  /** Undefined where the server has forgotten the stream: it has run nothing then. */
  async #onKept(
    { baton, base }: Stream,
    transaction: object,
    signal: AbortSignal,
  ): Promise<PipelineAnswer | undefined> {
    try {
      return await this.#onLasting(base, { baton, requests: [transaction] }, signal)
    } catch (error) {
      if (!(error instanceof RefusedCall) || !error.isStreamGone) throw error
      // What made it forget this one, a new start or a move, has most likely taken the others too.
      this.#idle.length = 0
      return undefined
    }
  }

  #onNew(transaction: object, signal: AbortSignal): Promise<PipelineAnswer> {
    const isKept = this.#underWay.count + this.#idle.length < keptStreams
    return isKept
      ? this.#onLasting(this.#base, { baton: null, requests: [transaction] }, signal)
      : this.#send(this.#base, { baton: null, requests: [transaction, close] }, signal)
  }

  async #onLasting(base: URL, body: object, signal: AbortSignal): Promise<PipelineAnswer> {
    const end = this.#underWay.begin(timeoutMs)
    try {
      const answer = await this.#send(base, body, signal)
      await this.#keepOrClose(answer, base, signal)
      return answer
    } finally {
      end()
    }
  }

  async #send(base: URL, body: object, signal: AbortSignal): Promise<PipelineAnswer> {
    const { status, ok, text } = await answered(`${base.href}v2/pipeline`, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(body),
      signal,
    })
    if (ok) return answerIn(text)
    throw new RefusedCall(status, text)
  }

  #take(): Stream | undefined {
    const stream = this.#idle.pop()
    if (stream && Date.now() - stream.idleSince < streamIdleMs) return stream
    // The others have rested even longer.
    this.#idle.length = 0
    return undefined
  }

  /** An open transaction would hold up every writer until the server gives the stream up. */
  async #keepOrClose(answer: PipelineAnswer, current: URL, signal: AbortSignal): Promise<void> {
    const { baton, base_url } = answer
    if (!baton) return
    const base = nextBaseOf(base_url, this.#base, current)
    if (isOver(answer)) this.#idle.push({ baton, base, idleSince: Date.now() })
    else
      await this.#send(base, { baton, requests: [close] }, signal).catch(() => {
        // The server ends it by itself after a while.
      })
  }
}

const close = { type: 'close' }

/** What a server sent, whole. A connection that fails on the way is a fault of the database, however the runtime calls it. */
async function answered(address: string, call: RequestInit & { signal: AbortSignal }) {
  try {
    const response = await fetch(address, call)
    return { status: response.status, ok: response.ok, text: await response.text() }
  } catch (error) {
    if (call.signal.aborted) throw error
    throw new DatabaseError('the connection failed', 'SERVER_ERROR')
  }
}

class RefusedCall extends DatabaseError {
  /**
   * Servers say it in different ways: sqld answers 400 to a baton that it does not know, Turso has answered 404, some versions
   * 500 with the code. A refused call has run nothing, a failed one may have.
   */
  readonly isStreamGone: boolean

  constructor(status: number, refusal: string) {
    super(`HTTP status ${status}`, 'SERVER_ERROR')
    this.isStreamGone = (status >= 400 && status < 500) || refusal.includes('STREAM_EXPIRED')
  }
}
