import { useLingui } from '@lingui/react/macro'
import type { Applied, Step, StepKinds, Rejection } from '#app/platform/undo-step.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import type { StepRow } from './steps.store.ts'
import { givenUp, nextStep, stepped, type Way, whereItLed, withoutSame } from './undo-steps.ts'

export interface TakenWith {
  kinds: StepKinds
  /** The page is read again. */
  refresh: () => void
}

/** Takes the next step of the row back, or again, and says what came of it. Answers whether it went all the way. */
export function useTakenStep(row: StepRow, { kinds, refresh }: TakenWith) {
  const { t, i18n } = useLingui()

  function tellUntaken(why: Rejection, { kind }: Step): void {
    if (why === 'failed') notifyStaff.error(t`That could not be saved. Nothing was changed.`)
    if (why === 'over')
      notifyStaff.warning(t`The planned time has passed. Choose a new time to plan it.`)
    if (why === 'gone')
      notifyStaff.warning(t`It is no longer there, or you may no longer change it.`)
    if (why === 'changed' && kinds[kind]) notifyStaff.warning(i18n._(kinds[kind].wasChanged))
  }

  /** A step that would be refused again the next time is in the way of no other one. */
  function giveUp(why: Rejection, step: Step, way: Way): void {
    if (why === 'over') row.change((steps) => givenUp(steps, step, way))
    if (why === 'gone' || why === 'changed') row.change((steps) => withoutSame(steps, step, way))
  }

  return async (way: Way): Promise<boolean> => {
    const next = nextStep(row.now(), way)
    if (!next) return false
    const { step, to } = next
    const outcome = await taken(kinds, next)
    if (outcome !== 'failed') refresh()
    if (typeof outcome === 'string') {
      giveUp(outcome, step, way)
      tellUntaken(outcome, step)
      return false
    }
    const { reached, isWhole, hasLost, elsewhere } = outcome
    if (!isWhole) {
      notifyStaff.error(t`Only a part of that was done. Try again to finish it.`)
      return false
    }
    row.change((steps) => whereItLed(stepped(steps, step, way), { step, to, reached }))
    if (hasLost) notifyStaff.info(t`What is no longer in the library was left out.`)
    else if (elsewhere)
      notifyStaff.info(way === 'back' ? t`Undone: ${elsewhere}` : t`Done again: ${elsewhere}`)
    return true
  }
}

interface Taken extends Applied {
  /** What is said of it where its work is not seen. */
  elsewhere: string | undefined
}

/** What came of a step. One that was kept by another build, and means nothing to this one, is gone. */
async function taken(
  kinds: StepKinds,
  { step, from, to }: NonNullable<ReturnType<typeof nextStep>>,
): Promise<Taken | Rejection> {
  const kind = Object.hasOwn(kinds, step.kind) ? kinds[step.kind] : undefined
  const isWhole = Object.keys(from).every((part) => part in to)
  if (!kind || !isWhole) return 'gone'
  try {
    // What it takes away is in view before.
    const elsewhere = kind.nameElsewhere?.(step.of, { from, to })
    const outcome = await kind.bring(step.of, from, to)
    return typeof outcome === 'string' ? outcome : { ...outcome, elsewhere }
  } catch (error) {
    console.error('A step could not be taken', error)
    return 'gone'
  }
}
