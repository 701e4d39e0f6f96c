import { useCallback, useEffect, useRef } from 'react'
import { wayOfKeys } from './undo-keys.ts'
import type { Steps, Way } from './undo-steps.ts'
import type { StepRow } from './steps.store.ts'
import { type TakenWith, useTakenStep } from './use-taken-step.ts'

/** Everything saved in this session, to be taken back and taken again. */
export interface Undo {
  steps: Steps
  undo: () => void
  redo: () => void
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y work outside of every field. */
export function useUndo(row: StepRow, taken: TakenWith): Undo {
  const take = useTakenStep(row, taken)
  const waiting = useRef<Way[]>([])
  const isBusy = useRef(false)
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

  return { steps: row.steps, undo, redo }
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
  )
}
