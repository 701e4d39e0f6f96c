import { useLingui } from '@lingui/react/macro'
import type { StepKinds } from '#app/platform/undo-step.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { givenUp, nextStep, stepped, type Way, whereItLed } from './undo-steps.ts'
import type { StepRow } from './use-steps.ts'

export interface TakenWith {
  kinds: StepKinds
  /** The page is read again. */
  refresh: () => void
}

/** Takes the next step of the row back, or again, and says what came of it. Answers whether it went all the way. */
export function useTakenStep(row: StepRow, { kinds, refresh }: TakenWith) {
  const { t, i18n } = useLingui()
  return async (way: Way): Promise<boolean> => {
    const next = nextStep(row.now(), way)
    const kind = next && kinds[next.step.kind]
    if (!next) return false
    const { step, from, to } = next
    const outcome = (await kind?.bring(step.of, from, to)) ?? 'failed'
    if (outcome === 'over') {
      row.change((steps) => givenUp(steps, step, way))
      notifyStaff.warning(t`The planned time has passed. It cannot be planned again.`)
      return false
    }
    if (!kind || outcome === 'failed') {
      notifyStaff.error(t`That could not be saved. Nothing was changed.`)
      return false
    }
    refresh()
    if (outcome === 'changed') {
      notifyStaff.warning(i18n._(kind.wasChanged))
      return false
    }
    const { reached, isWhole, hasLost } = outcome
    if (!isWhole) {
      notifyStaff.error(t`Only a part of that was done. Try again to finish it.`)
      return false
    }
    row.change((steps) => whereItLed(stepped(steps, step, way), { step, to, reached }))
    const elsewhere = kind.nameElsewhere?.(step.of)
    if (hasLost) notifyStaff.info(t`What is no longer in the library was left out.`)
    else if (elsewhere)
      notifyStaff.info(way === 'back' ? t`Undone: ${elsewhere}` : t`Done again: ${elsewhere}`)
    return true
  }
}
