import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { EditableText } from '#domain/editing.schema.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { dropDraft, saveText } from './editing-api.ts'
import { readWords, removeWords, saveWords } from './keep-words.ts'
import {
  canTake,
  momentOf,
  noSteps,
  type Step,
  steppedBack,
  steppedForward,
  type Steps,
  type TextMoment,
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

/** `wasWritten` hears of each text that a step has changed. Ctrl+Z and Ctrl+Shift+Z work outside of every field. */
export function useUndo(wasWritten: (text: EditableText) => void): Undo {
  const { t } = useLingui()
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
      const outcome = await brought(step.text, from, to)
      if (outcome === 'changed')
        notifyStaff.warning(t`Somebody else changed this text since. Nothing was undone.`)
      else if (outcome === 'failed')
        notifyStaff.error(t`That could not be saved. Nothing was changed.`)
      if (typeof outcome === 'string') return false
      if (outcome.isWhole) {
        const taken = way === 'back' ? steppedBack : steppedForward
        const reached = momentOf(outcome.text)
        change((before) => whereItLed(taken(before), { step, to, reached }))
      }
      wasWritten(outcome.text)
      if (!outcome.isWhole)
        notifyStaff.error(
          t`The published words were changed, but not the draft. Try again to finish it.`,
        )
      else if (outcome.hasLost) notifyStaff.info(t`What is no longer in the library was left out.`)
      return outcome.isWhole
    },
    [t, wasWritten, change],
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
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
      if (!isUndo || event.altKey || isInField(event.target)) return
      event.preventDefault()
      // Each step is published: a key that is held takes back no more than one.
      if (event.repeat) return
      if (event.shiftKey) redo()
      else undo()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [undo, redo])

  return { steps, add: (step) => change((before) => withStep(before, step)), undo, redo }
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null
  )
}

interface Brought {
  text: EditableText
  /** False where the words were written and the draft was not. */
  isWhole: boolean
  /** Pictures of it are no longer in the library, and were left out. */
  hasLost: boolean
}

/** Writes a text as it was at a moment, where it still is what the step left behind. */
async function brought(
  text: EditableText,
  from: TextMoment,
  to: TextMoment,
): Promise<Brought | 'changed' | 'failed'> {
  const language = text.languageCode
  const read = await readWords(text)
  if (!read.ok) return 'failed'
  let now = read.value
  let hasLost = false
  if (!canTake(momentOf(now), { from, to })) return 'changed'
  const isWritten = now.value !== to.value
  if (isWritten) {
    const { rev } = now
    const change = { language, value: to.value, rev, as: 'publish', isFormer: true } as const
    const written =
      to.value === '' ? await removeWords(now) : await saveWords(now, change, crypto.randomUUID())
    if (!written.ok) return 'failed'
    now = written.value
    hasLost = now.hasLostMedia === true
  }
  if ((now.draft?.value ?? null) === to.draft) return { text: now, isWhole: true, hasLost }
  const drafted =
    to.draft === null
      ? await dropDraft(text, { language, rev: now.rev })
      : await saveText(
          text,
          { language, value: to.draft, rev: now.rev, as: 'draft', isFormer: true },
          crypto.randomUUID(),
        )
  hasLost ||= drafted.ok && drafted.value.hasLostMedia === true
  if (drafted.ok) return { text: drafted.value, isWhole: true, hasLost }
  return isWritten ? { text: now, isWhole: false, hasLost } : 'failed'
}
