import type { Trial, TrialLine } from '#domain/ai.schema.ts'
import { appConfig } from '#config'
import { readerHeader } from '#domain/reader-header.ts'
import { type ApiAnswer, refusalIn } from '#app/platform/api.ts'
import { believedWriter } from '#app/platform/believed-reader.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

const path = '/admin/ai/trials'

/**
 * Tries a task out and hands on each line of its answer as it comes. Ends with `ok` once the last line was there; `unreachable` where the
 * answer broke off. Never throws.
 */
export async function runTrial(
  trial: Trial,
  { signal, onLine }: { signal: AbortSignal; onLine: (line: TrialLine) => void },
): Promise<ApiAnswer<undefined>> {
  try {
    const reader = believedWriter(path, 'POST')
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      signal: AbortSignal.any([signal, AbortSignal.timeout(appConfig.timeoutMs * 3)]),
      headers: {
        'content-type': 'application/json',
        'x-language': currentLanguageCode(),
        'idempotency-key': newKey(),
        ...(reader ? { [readerHeader]: reader } : {}),
      },
      body: JSON.stringify(trial),
    })
    if (!response.ok || !response.body) return await refusalIn(response)
    const isWhole = await readLines(response.body, onLine)
    return isWhole ? { ok: true, value: undefined } : { ok: false, reason: 'unreachable' }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}

/** Stops what is on its way, and gives its credits back. */
export function stopTrial(id: string): Promise<ApiAnswer<unknown>> {
  return callTwice(`/admin/ai/uses/${id}/stop`, {
    method: 'POST',
    body: {},
    idempotencyKey: newKey(),
  })
}

/** True where the last line came. */
async function readLines(
  body: ReadableStream<BufferSource>,
  onLine: (line: TrialLine) => void,
): Promise<boolean> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let waiting = ''
  let isWhole = false
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return isWhole
    const lines = (waiting + value).split('\n')
    waiting = lines.pop() ?? ''
    for (const text of lines) {
      const line = JSON.parse(text) as TrialLine
      isWhole ||= line.type === 'end'
      onLine(line)
    }
  }
}
