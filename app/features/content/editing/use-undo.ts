import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Step } from '#app/platform/undo-step.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { wayOfKeys } from './undo-keys.ts'
import {
  givenUpBack,
  givenUpForward,
  noSteps,
  steppedBack,
  steppedForward,
  type Steps,
  whereItLed,
  withStep,
} from './undo-steps.ts'

/** Everything saved in this session, to be taken back and taken again. */
export interface Undo {
  steps: Steps
  add: (step: Step) => void
  undo: () => void
  redo: () => void
}

type Way = 'back' | 'forward'

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y work outside of every field. */
export function useUndo(): Undo {
  const { t, i18n } = useLingui()
  const [steps, setSteps] = useState(noSteps)
  /** The same at once: the next press can come before this one's is drawn. */
  const latest = useRef(noSteps)
  const waiting = useRef<Way[]>([])
  const isBusy = useRef(false)

  const change = useCallback((changed: (before: Steps) => Steps) => {
    latest.current = changed(latest.current)
    setSteps(latest.current)
  }, [])
  /** Answers whether it went all the way. */
  const take = useCallback(
    async (way: Way): Promise<boolean> => {
      const { done, undone } = latest.current
      const step = (way === 'back' ? done : undone).at(-1)
      if (!step) return false
      const [from, to] = way === 'back' ? [step.after, step.before] : [step.before, step.after]
      const outcome = await step.bring(from, to)
      if (outcome === 'changed') notifyStaff.warning(i18n._(step.wasChanged))
      else if (outcome === 'failed')
        notifyStaff.error(t`That could not be saved. Nothing was changed.`)
      else if (outcome === 'over') {
        change(way === 'back' ? givenUpBack : givenUpForward)
        notifyStaff.warning(t`The planned time has passed. Nothing was changed.`)
      }
      if (typeof outcome === 'string') return false
      if (outcome.isWhole) {
        const taken = way === 'back' ? steppedBack : steppedForward
        const { reached } = outcome
        change((before) => whereItLed(taken(before), { step, to, reached }))
      }
      if (!outcome.isWhole)
        notifyStaff.error(t`Only a part of that was done. Try again to finish it.`)
      else if (outcome.hasLost) notifyStaff.info(t`What is no longer in the library was left out.`)
      return outcome.isWhole
    },
    [t, i18n, change],
  )
  const latestTake = useRef(take)
  useEffect(() => {
    latestTake.current = take
  }, [take])
  /** What is asked for while a step is on its way comes after it, unless that one is refused. */
  const go = useCallback(async (way: Way): Promise<void> => {
    waiting.current.push(way)
    if (isBusy.current) return
    isBusy.current = true
    try {
      // Each step by what the page knows by then.
      for (let next = waiting.current.shift(); next; next = waiting.current.shift())
        if (!(await latestTake.current(next))) waiting.current = []
    } finally {
      waiting.current = []
      isBusy.current = false
    }
  }, [])
  const undo = useCallback(() => void go('back'), [go])
  const redo = useCallback(() => void go('forward'), [go])
  useEffect(
    () => () => {
      waiting.current = []
    },
    [],
  )

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const way = wayOfKeys(event)
      if (!way || isInField(event.target)) return
      event.preventDefault()
      // Each step is published: a key that is held takes back no more than one.
      if (event.repeat) return
      if (way === 'forward') redo()
      else undo()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [undo, redo])

  const add = useCallback((step: Step) => change((before) => withStep(before, step)), [change])
  return { steps, add, undo, redo }
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
  )
}
