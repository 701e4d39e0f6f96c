import { appConfig } from '#config'
import {
  type BatchMode,
  DatabaseError,
  type PipelineAnswer,
  resultsOf,
  type Statement,
  type StatementResult,
  transactionOf,
} from './hrana.ts'
import type { Settings } from './settings.ts'

/** A connection that the server holds open for whoever shows the baton. */
interface Stream {
  baton: string
  url: string
  idleSince: number
}

/**
 * The way to the database, one per isolate. A stream that has answered is used again while it is young: to the server a new one
 * costs more than most queries (docs/decisions/007-streams.md). Between requests only the baton is kept, a string, since workerd
 * forbids one request to use another's connection. A stream whose call failed in any way is never used again, and one above the
 * number that is kept is closed by the call that opened it.
 */
export class DatabaseStreams {
  readonly #url: string
  readonly #headers: Record<string, string>
  readonly #idle: Stream[] = []
  #inUse = 0

  constructor(settings: Pick<Settings, 'DATABASE_URL' | 'DATABASE_AUTH_TOKEN'>) {
    this.#url = settings.DATABASE_URL.replace(/^libsql:/u, 'https:')
    this.#headers = {
      'content-type': 'application/json',
      ...(settings.DATABASE_AUTH_TOKEN
        ? { authorization: `Bearer ${settings.DATABASE_AUTH_TOKEN}` }
        : {}),
    }
  }

  /** All statements in one round trip and one transaction. Ends after 3 s with a `TimeoutError`. */
  async batch(mode: BatchMode, statements: readonly Statement[]): Promise<StatementResult[]> {
    const transaction = transactionOf(mode, statements)
    const stream = this.#take()
    const answer =
      (stream && (await this.#onKept(stream, transaction))) ?? (await this.#onNew(transaction))
    return resultsOf(answer)
  }

  /** Undefined where the server has forgotten the stream: it has run nothing then. */
  async #onKept(stream: Stream, transaction: object): Promise<PipelineAnswer | undefined> {
    this.#inUse += 1
    try {
      const answer = await this.#send(stream.url, { baton: stream.baton, requests: [transaction] })
      this.#give(answer, stream.url)
      return answer
    } catch (error) {
      if (error instanceof ForgottenStream) return undefined
      throw error
    } finally {
      this.#inUse -= 1
    }
  }

  async #onNew(transaction: object): Promise<PipelineAnswer> {
    const isKept = this.#inUse + this.#idle.length < appConfig.database.keptStreams
    if (!isKept)
      return this.#send(this.#url, { baton: null, requests: [transaction, { type: 'close' }] })
    this.#inUse += 1
    try {
      const answer = await this.#send(this.#url, { baton: null, requests: [transaction] })
      this.#give(answer, this.#url)
      return answer
    } finally {
      this.#inUse -= 1
    }
  }

  async #send(url: string, body: object): Promise<PipelineAnswer> {
    const response = await fetch(new URL('/v2/pipeline', url), {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(appConfig.database.timeoutMs),
    })
    if (response.ok) return (await response.json()) as PipelineAnswer
    const refusal = await response.text()
    if (response.status === 400 && /baton|STREAM_EXPIRED/u.test(refusal))
      throw new ForgottenStream(refusal)
    throw new DatabaseError(`HTTP status ${response.status}`, 'SERVER_ERROR')
  }

  #take(): Stream | undefined {
    const stream = this.#idle.pop()
    if (stream && Date.now() - stream.idleSince < appConfig.database.streamIdleMs) return stream
    // The others have rested even longer.
    this.#idle.length = 0
    return undefined
  }

  #give({ baton, base_url }: PipelineAnswer, url: string): void {
    if (baton) this.#idle.push({ baton, url: base_url ?? url, idleSince: Date.now() })
  }
}

class ForgottenStream extends Error {
  override name = 'ForgottenStream'
}
