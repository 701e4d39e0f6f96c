import { Trans, useLingui } from '@lingui/react/macro'
import type { Kitchen } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Columns, lateCount } from './board.ts'
import { clockOf, watchOf } from './clock-texts.ts'
import type { KitchenState } from './kitchen-state.ts'
import { type Place, placeName } from './station-board.ts'
import type { BoardActs } from './use-board-acts.ts'

interface KitchenBarProps {
  kitchen: Kitchen
  columns: Columns
  state: KitchenState
  acts: BoardActs
  now: number
  place: Place
  silentForMs: number
}

/** Above the board: what is open and late, what can be looked up, what is not as usual and until when, and whether anybody answers. */
export function KitchenBar(props: KitchenBarProps) {
  const { kitchen, columns, state, acts, now, place, silentForMs } = props
  const { t } = useLingui()
  const late = lateCount(columns, now)
  const { deviceName = '', workerName } = kitchen
  return (
    <header className="kbar">
      <h1>
        <bdi>{kitchen.restaurant.name}</bdi>
        <small>
          <bdi>{workerName ?? deviceName}</bdi>
          {place.stations.length > 0 && (
            <>
              <span> · </span>
              <bdi>{placeName(place) || t`Expo`}</bdi>
            </>
          )}
        </small>
      </h1>
      <Count of={columns.fresh.length} word={t`new`} />
      <Count of={columns.making.length} word={t`in progress`} />
      {late > 0 && <Count isLate of={late} word={t`late`} />}
      <span className="gap" />
      <div className="ktools">
        <button className="kbtn" onClick={() => acts.ask({ kind: 'all_day' })} type="button">
          <Icon name="list" />
          <span>
            <Trans>All-day</Trans>
          </span>
        </button>
        <button className="kbtn" onClick={() => acts.ask({ kind: 'sold_out' })} type="button">
          <Trans>Sold out</Trans>
        </button>
        <button className="kbtn" onClick={() => acts.ask({ kind: 'done' })} type="button">
          <Icon name="undo-2" />
          <span>
            <Trans>Recall</Trans>
          </span>
        </button>
        <Overrides acts={acts} now={now} state={state} />
        <button
          aria-haspopup="dialog"
          aria-label={t`Screen and shift`}
          className="kbtn"
          onClick={() => acts.ask({ kind: 'shift' })}
          type="button"
        >
          <Icon name="monitor" />
        </button>
      </div>
      <Light isReachable={state.isReachable} silentForMs={silentForMs} />
      <time className="kclock">{clockOf(now)}</time>
    </header>
  )
}

function Count({ of, word, isLate }: { of: number; word: string; isLate?: boolean }) {
  const { i18n } = useLingui()
  return (
    <p className={isLate ? 'kcount late' : 'kcount'}>
      <b>{i18n.number(of)}</b>
      <span>{word}</span>
    </p>
  )
}

function Overrides({ state, acts, now }: Pick<KitchenBarProps, 'state' | 'acts' | 'now'>) {
  const { pauseUntil = 0, rush } = state.board.overrides
  return (
    <>
      {pauseUntil > now ? (
        <button className="kbtn on" onClick={() => acts.pause(null)} type="button">
          <Icon name="pause" />
          <span>
            <Trans>Paused until {clockOf(pauseUntil)}</Trans>
          </span>
          <em>
            <Trans>End</Trans>
          </em>
        </button>
      ) : (
        <button className="kbtn" onClick={() => acts.ask({ kind: 'pause' })} type="button">
          <Icon name="pause" />
          <span>
            <Trans>Pause</Trans>
          </span>
        </button>
      )}
      {rush && rush.until > now ? (
        <button className="kbtn on" onClick={() => acts.rush(null)} type="button">
          <Icon name="flame" />
          <span>
            <Trans>
              Rush +{rush.minutes} min until {clockOf(rush.until)}
            </Trans>
          </span>
          <em>
            <Trans>End</Trans>
          </em>
        </button>
      ) : (
        <button className="kbtn" onClick={() => acts.ask({ kind: 'rush' })} type="button">
          <Icon name="flame" />
          <span>
            <Trans>Rush</Trans>
          </span>
        </button>
      )}
    </>
  )
}

/** Below this many ms the board is as it is in the kitchen; beyond the second nobody knows. */
const liveMs = 6000
const silentMs = 30_000

function Light({ silentForMs, isReachable }: { silentForMs: number; isReachable: boolean }) {
  const seconds = Math.max(0, Math.round(silentForMs / 1000))
  if (silentForMs > silentMs)
    return (
      <p className="klight off" role="status">
        <i />
        <span>
          <Trans>No contact, {watchOf(silentForMs)}</Trans>
        </span>
      </p>
    )
  return (
    <p className={silentForMs < liveMs && isReachable ? 'klight' : 'klight slow'}>
      <i />
      <span>
        {silentForMs < liveMs ? (
          <Trans>Live, {seconds} s</Trans>
        ) : (
          <Trans>Waiting, {seconds} s</Trans>
        )}
      </span>
    </p>
  )
}
