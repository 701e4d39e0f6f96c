import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Kitchen } from '#domain/kitchen.schema.ts'
import { delayMinutes } from '#domain/restaurant-orders.ts'
import { clockOf } from './clock-texts.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'
import type { BoardActs } from './use-board-acts.ts'

interface OverrideDialogProps {
  kind: 'pause' | 'rush'
  kitchen: Kitchen
  acts: BoardActs
  now: number
}

const minuteMs = 60_000
const spans = [15, 30, 45, 60, 90] as const
/** An end beyond this is tomorrow's. */
const longestMs = 16 * 60 * minuteMs

/** Takes no orders for a while, or promises later times: until when is asked first, so that neither is forgotten. */
export function OverrideDialog({ kind, kitchen, acts, now }: OverrideDialogProps) {
  const { t } = useLingui()
  const [minutes, setMinutes] = useState<(typeof delayMinutes)[number]>(10)
  const { closesAt } = kitchen.restaurant
  const choose = (until: number) => {
    if (kind === 'pause') acts.pause(until)
    else acts.rush(until, minutes)
    acts.close()
  }
  return (
    <KitchenDialog
      onClose={acts.close}
      title={
        kind === 'pause' ? (
          <Trans>Until when are no orders taken?</Trans>
        ) : (
          <Trans>Until when does everything take longer?</Trans>
        )
      }
    >
      {kind === 'rush' && (
        <div aria-label={t`How much longer`} className="kchoices" role="radiogroup">
          {delayMinutes.map((each) => (
            <button
              aria-checked={each === minutes}
              className="kbtn pick"
              key={each}
              onClick={() => setMinutes(each)}
              role="radio"
              type="button"
            >
              <Trans>+{each} min</Trans>
            </button>
          ))}
        </div>
      )}
      <div className="kchoices">
        {spans.map((span) => (
          <button
            className="kbtn"
            key={span}
            onClick={() => choose(now + span * minuteMs)}
            type="button"
          >
            <Trans>
              {span} min, until {clockOf(now + span * minuteMs)}
            </Trans>
          </button>
        ))}
        {closesAt !== undefined && closesAt > now && closesAt < now + longestMs && (
          <button className="kbtn" onClick={() => choose(closesAt)} type="button">
            <Trans>Until we close, {clockOf(closesAt)}</Trans>
          </button>
        )}
      </div>
    </KitchenDialog>
  )
}
