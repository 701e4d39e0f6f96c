import '#app/styles/queue.css'
import { Trans } from '@lingui/react/macro'
import type { Queue } from '#domain/queue.schema.ts'
import { clockText } from '#app/features/restaurants/clock-text.ts'
import { useWakeLock } from '#app/platform/browser/use-wake-lock.ts'
import type { PollRules } from '#app/platform/poll/poll.ts'
import { useClock } from '#app/platform/poll/use-clock.ts'
import { usePoll } from '#app/platform/poll/use-poll.ts'
import { Icon } from '#app/ui/icon.tsx'
import { calledAt } from './called.ts'
import { queueText } from './queue-words.ts'
import { ReadySide } from './ready-side.tsx'
import { useChime } from './use-chime.ts'
import { type Offered, type Tongue, useTurn } from './use-turn.ts'
import { Said } from './said.tsx'

/** A wall that has heard nothing for so long says so. */
const staleMs = 30_000

const rules: PollRules<Queue> = {
  tagOf: ({ rev, freshUntil }, now) => (now < freshUntil ? String(rev) : undefined),
  usualMs: () => 5000,
}

interface QueuePageProps {
  restaurantId: string
  /** As the page came with it. */
  queue: Queue
  languages: readonly Offered[]
}

/** A restaurant's wall: the numbers that are being made, and those that are called. It says everything in each language in turn. */
export function QueuePage({ restaurantId, queue: begun, languages }: QueuePageProps) {
  const path = `/queue/${encodeURIComponent(restaurantId)}`
  const { value: queue, heardAt, aheadMs } = usePoll(path, begun, rules)
  const now = useClock(begun.serverTime, aheadMs)
  const { tongues, turn } = useTurn(languages, now - begun.serverTime)
  const called = calledAt(queue.ready, now)
  const isSoundOn = useChime(called)
  useWakeLock()
  const isStale = heardAt > 0 && now - (heardAt + aheadMs) > staleMs
  const isQuiet = queue.preparing.length === 0 && called.length === 0
  return (
    <div className="queue" data-stale={isStale || undefined} data-theme="dark">
      {isStale && <Stale heardAt={heardAt + aheadMs} now={now} turn={turn} />}
      <header className="q-top">
        <h1>
          <bdi>{queue.names[turn.code] ?? Object.values(queue.names)[0]}</bdi>
        </h1>
        <time className="num" suppressHydrationWarning>
          {clockText(turn.code, now, now)}
        </time>
      </header>
      <main className="q-main" id="main" tabIndex={-1}>
        {isQuiet && !queue.opening.isOpen ? (
          <Closed now={now} opensAt={queue.opening.at} turn={turn} />
        ) : (
          <>
            <section className="q-side q-making">
              <h2>
                <Said turn={turn}>{queueText(turn.i18n, 'preparing')}</Said>
              </h2>
              <ul className="q-grid" data-many={queue.preparing.length > 12 || undefined}>
                {queue.preparing.map((ticket, index) => (
                  <li key={`${ticket} ${index}`}>{ticket}</li>
                ))}
              </ul>
            </section>
            <ReadySide called={called} turn={turn} />
          </>
        )}
      </main>
      <footer className="q-foot">
        <p>
          <Said turn={turn}>{queueText(turn.i18n, isQuiet ? 'nothing' : 'come')}</Said>
        </p>
        {!isSoundOn && (
          <button className="q-sound" type="button">
            <Icon name="volume-2" />
            <span>
              <Trans>Turn on the sound</Trans>
            </span>
          </button>
        )}
        <Tongues tongues={tongues} turn={turn} />
      </footer>
    </div>
  )
}

function Stale({ heardAt, now, turn }: { heardAt: number; now: number; turn: Tongue }) {
  const when = clockText(turn.code, heardAt, now)
  return (
    <p className="q-stale">
      <Icon name="clock" />
      <Said turn={turn}>{queueText(turn.i18n, 'stale', when)}</Said>
      <small>
        <Said turn={turn}>{queueText(turn.i18n, 'ask')}</Said>
      </small>
    </p>
  )
}

interface ClosedProps {
  opensAt: number | undefined
  now: number
  turn: Tongue
}

function Closed({ opensAt, now, turn }: ClosedProps) {
  return (
    <section className="q-closed">
      <h2>
        <Said turn={turn}>{queueText(turn.i18n, 'closed')}</Said>
      </h2>
      {opensAt !== undefined && (
        <p>
          <Said turn={turn}>
            {queueText(turn.i18n, 'opens', clockText(turn.code, opensAt, now))}
          </Said>
        </p>
      )}
    </section>
  )
}

/** Which languages take their turn, and whose it is. */
function Tongues({ tongues, turn }: { tongues: readonly Tongue[]; turn: Tongue }) {
  if (tongues.length < 2) return null
  return (
    <ul aria-hidden className="q-tongues">
      {tongues.map(({ code, nativeName }) => (
        <li data-on={code === turn.code || undefined} key={code} lang={code}>
          <bdi>{nativeName}</bdi>
        </li>
      ))}
    </ul>
  )
}
