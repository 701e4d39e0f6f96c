import { Plural, Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { Phone } from '#app/ui/phone.tsx'
import { clockOf, watchOf } from './clock-texts.ts'
import type { KitchenState } from './kitchen-state.ts'

interface NoContactProps {
  phone: string
  state: KitchenState
  silentForMs: number
  now: number
  onTry: () => void
}

/** That nobody answers, for how long, and what to do: the board stays, taps wait. */
export function NoContact({ phone, state, silentForMs, now, onTry }: NoContactProps) {
  const { aheadMs } = state.board
  const nextTryS = Math.max(0, Math.round((state.nextTryAt + aheadMs - now) / 1000))
  const count = state.queue.length
  return (
    <section className="koff" role="alert">
      <Icon name="wifi-off" size="l" />
      <p className="age">
        <b>{watchOf(silentForMs)}</b>
        <small>
          <Trans>without contact</Trans>
        </small>
      </p>
      <p className="say">
        <b>
          <Trans>
            New orders may be waiting. Call <Phone number={phone} />, or print the board.
          </Trans>
        </b>
        <span>
          <Trans>
            The board is from {clockOf(state.contactAt + aheadMs)}. Tap as usual: all of it is kept
            here and sent afterwards.
          </Trans>
        </span>
      </p>
      {count > 0 && (
        <p className="que">
          <Plural one="# tap waits" other="# taps wait" value={count} />
        </p>
      )}
      <button className="kbtn" onClick={onTry} type="button">
        <Icon name="refresh-cw" />
        <span>
          <Trans>Next try in {nextTryS} s</Trans>
        </span>
      </button>
      <button className="kbtn dark" onClick={() => print()} type="button">
        <Icon name="printer" />
        <span>
          <Trans>Print the board</Trans>
        </span>
      </button>
    </section>
  )
}
