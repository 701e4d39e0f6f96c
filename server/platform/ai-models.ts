import { APICallError, type LanguageModel, streamText } from 'ai'
import { aiLimits } from '#domain/ai.ts'
import { type AiCall, AiFault, type AiTokens } from './ai.ts'
import type { Settings } from './settings.ts'

/** An answer with all that travels around its words: each of them comes in some 200 bytes. */
const mostBytes = 768_000

/** A model at an address that speaks as OpenAI's does. */
export async function openModel({
  AI_URL,
  AI_KEY,
  AI_MODEL,
}: Pick<Settings, 'AI_URL' | 'AI_KEY' | 'AI_MODEL'>): Promise<LanguageModel> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'open',
    baseURL: AI_URL.replace(/\/+$/u, ''),
    ...(AI_KEY === '' ? {} : { apiKey: AI_KEY }),
    includeUsage: true,
    fetch: boundedFetch,
  })
  return provider(AI_MODEL)
}

/** A model of the Workers AI binding. */
export async function boundModel(binding: unknown, name: string): Promise<LanguageModel> {
  const { createWorkersAI } = await import('workers-ai-provider')
  const provider = createWorkersAI({ binding })
  return provider(name)
}

const unfinished: ReadonlySet<string> = new Set(['length', 'content-filter', 'error'])

/** What a model answers, within the time and the length that an answer may have. */
export async function* streamOf(
  model: LanguageModel,
  { system, prompt, picture, maxTokens, patience, signal }: AiCall,
): AsyncGenerator<string, AiTokens> {
  const late = new AbortController()
  const isLate = () => late.abort(new AiFault('timeout'))
  const timers = [setTimeout(isLate, patience.firstMs), setTimeout(isLate, patience.totalMs)]
  const ends = signal ? AbortSignal.any([signal, late.signal]) : late.signal
  try {
    const { stream } = streamText({
      model,
      instructions: system,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: prompt },
            ...(picture
              ? [{ type: 'file' as const, data: picture.bytes, mediaType: picture.mediaType }]
              : []),
          ],
        },
      ],
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: ends,
      // Heard below, where it ends the answer; said here, it would be printed as well.
      onError: () => undefined,
    })
    let length = 0
    let tokens: AiTokens = { in: undefined, out: undefined }
    const parts = stream[Symbol.asyncIterator]()
    for (;;) {
      const { value: part, done } = await orEnded(parts.next(), ends)
      if (done) break
      if (part.type === 'error') throw part.error
      // Cut off, or held back: half an answer is none.
      if (part.type === 'finish' && unfinished.has(part.finishReason)) throw new AiFault('garbage')
      if (part.type === 'finish')
        tokens = { in: part.totalUsage.inputTokens, out: part.totalUsage.outputTokens }
      if (part.type !== 'text-delta' || part.text === '') continue
      clearTimeout(timers[0])
      length += part.text.length
      if (length > aiLimits.answer) throw new AiFault('garbage')
      yield part.text
    }
    if (length === 0) throw new AiFault('garbage')
    return tokens
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw late.signal.aborted ? new AiFault('timeout') : faultIn(error)
  } finally {
    for (const timer of timers) clearTimeout(timer)
    // What is still on its way is for nobody.
    late.abort()
  }
}

/** Some providers go on where they were told to end. */
async function orEnded<Value>(task: Promise<Value>, ends: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const end = () => reject(ends.reason as Error)
  ends.addEventListener('abort', end, { once: true })
  if (ends.aborted) end()
  try {
    return await Promise.race([task, promise])
  } finally {
    ends.removeEventListener('abort', end)
  }
}

function faultIn(error: unknown): AiFault {
  const own = ownFault(error)
  if (own) return own
  if (!APICallError.isInstance(error))
    return new AiFault(isParsing(error) ? 'garbage' : 'unreachable')
  const { statusCode = 0 } = error
  if (statusCode === 429) return new AiFault('rate_limited')
  if (statusCode === 401 || statusCode === 403) return new AiFault('denied')
  return new AiFault(statusCode >= 200 && statusCode < 300 ? 'garbage' : 'unreachable')
}

/** An answer that was read and is no answer. */
function isParsing(error: unknown): boolean {
  const name = error instanceof Error ? error.name : ''
  return /JSONParse|TypeValidation|InvalidResponse|NoOutput|EmptyResponse/u.test(name)
}

/** A fault of ours, which the library may have wrapped. */
function ownFault(error: unknown): AiFault | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof AiFault) return at
  return undefined
}

/** A body is read no further than an answer can be long. */
async function boundedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  // A provider that leads elsewhere is not the one that was set; workerd knows no `error` here.
  const response = await fetch(input, { ...init, redirect: 'manual' })
  if (response.status >= 300 && response.status < 400) throw new AiFault('unreachable')
  if (!response.body) return response
  let bytes = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > mostBytes) controller.error(new AiFault('garbage'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}
