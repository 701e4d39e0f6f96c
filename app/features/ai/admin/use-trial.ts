import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Trial, TrialLine } from '#domain/ai.schema.ts'
import type { UseOutcome } from '#domain/ai.ts'
import type { LockedWord } from '#domain/locked-words.ts'
import { runTrial, stopTrial } from './run-trial.ts'

type End = Extract<TrialLine, { type: 'end' }>

export interface TrialAnswer {
  outcome: UseOutcome
  language: string
  id: string
  credits: number
  locked: LockedWord[]
  text: string
  /** What was refused or went wrong. */
  message: string
  end: End | undefined
}

/** One trial at a time: what came of it so far, and how it ended. */
export function useTrial(onEnd: () => void) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState<TrialAnswer>()
  const stop = useRef<AbortController>(undefined)
  const id = useRef('')
  const change = (part: Partial<TrialAnswer> | ((before: TrialAnswer) => Partial<TrialAnswer>)) =>
    setAnswer(
      (before) => before && { ...before, ...(typeof part === 'function' ? part(before) : part) },
    )
  useEffect(() => () => stop.current?.abort(), [])

  function take(line: TrialLine): void {
    if (line.type === 'begun') {
      id.current = line.id
      change({ id: line.id, credits: line.credits, locked: line.locked })
    } else if (line.type === 'text') change(({ text }) => ({ text: text + line.text }))
    else change({ end: line, outcome: line.outcome, message: line.message, credits: line.credits })
  }

  async function run(trial: Trial): Promise<void> {
    const ends = new AbortController()
    stop.current = ends
    id.current = ''
    const { language } = trial
    setAnswer({
      outcome: 'running',
      language,
      id: '',
      credits: 0,
      locked: [],
      text: '',
      message: '',
      end: undefined,
    })
    const came = await runTrial(trial, { signal: ends.signal, onLine: take })
    if (ends.signal.aborted) return
    stop.current = undefined
    if (!came.ok) {
      const message =
        came.reason === 'refused'
          ? came.error.message
          : t`We cannot reach the site. Try again in a moment.`
      change({ outcome: 'failed', message })
    }
    onEnd()
  }

  async function halt(): Promise<void> {
    stop.current?.abort()
    stop.current = undefined
    change({ outcome: 'stopped', credits: 0 })
    if (id.current !== '') await stopTrial(id.current)
    onEnd()
  }

  return { answer, run, halt, isRunning: answer?.outcome === 'running' }
}
