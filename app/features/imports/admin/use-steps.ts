import { useEffect, useEffectEvent, useState } from 'react'
import type { Import } from '#domain/imports.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { pauseUntilOnline, untilAnswered } from '#app/platform/until-answered.ts'

/** Somebody else, or the server itself, is at the same rows: it is asked again in a moment. */
const pauseMs = 1000

/** What still has to be done of an import, part after part, and by which call. */
function nextStepOf({ status, isStopped }: Import): 'validate-next' | 'run-next' | undefined {
  if (status === 'validating') return 'validate-next'
  if ((status === 'running' || status === 'undoing') && !isStopped) return 'run-next'
  return undefined
}

/**
 * An import as it goes on while somebody looks: each answer asks for the next part, until there is none; then the page is read anew.
 * Who leaves misses nothing: it goes on without them.
 */
export function useSteps(read: Import, onDone: () => Promise<void>) {
  const [seen, setSeen] = useState(read)
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const [latest, setLatest] = useState(read)
  const [refusal, setRefusal] = useState({ rev: 0, message: '' })
  if (read !== seen) {
    setSeen(read)
    setLatest(read)
  }
  const step = nextStepOf(read)
  const { id, rev } = read
  const isFinished = useEffectEvent(onDone)
  useEffect(() => {
    if (!step) return undefined
    const watch = { isWanted: true }
    const leftAfter = pace()
    const follow = async () => {
      while (watch.isWanted) {
        const answer = await takeStep(id, step, () => watch.isWanted)
        if (!watch.isWanted) return
        const now = importIn(answer)
        if (now) {
          setLatest(now)
          setSecondsLeft(leftAfter(now.progress))
        }
        if (now ? nextStepOf(now) !== step : !isBusy(answer)) {
          if (!now && !answer.ok && answer.reason === 'refused')
            setRefusal({ rev, message: answer.error.message })
          await isFinished()
          return
        }
        if (!answer.ok) await pauseUntilOnline(pauseMs)
      }
    }
    void follow()
    return () => {
      watch.isWanted = false
    }
    // A new revision is a new wish of somebody: what was followed is left, and the next part asked for.
  }, [id, rev, step])
  return { latest, secondsLeft, message: refusal.rev === rev ? refusal.message : '' }
}

/** How many seconds the rest takes, if it goes on as it has since the first answer. */
function pace() {
  let begun: { at: number; done: number } | undefined
  return ({ done, of }: Import['progress']): number | undefined => {
    const now = performance.now()
    begun ??= { at: now, done }
    if (done <= begun.done) return undefined
    return Math.ceil(((now - begun.at) / 1000 / (done - begun.done)) * (of - done))
  }
}

function takeStep(id: string, step: string, isWanted: () => boolean) {
  const call = { method: 'POST', body: {}, idempotencyKey: newKey() } as const
  return untilAnswered(() => callApi<Import>(`/admin/imports/${id}/${step}`, call), { isWanted })
}

/** A refusal carries how the import stands now. */
function importIn(answer: ApiAnswer<Import>): Import | undefined {
  if (answer.ok) return answer.value
  return answer.reason === 'refused' ? (answer.error.current as Import | undefined) : undefined
}

function isBusy(answer: ApiAnswer<Import>): boolean {
  return !answer.ok && answer.reason === 'refused' && answer.error.code === 'import_busy'
}
