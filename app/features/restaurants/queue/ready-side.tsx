import { type Called, callKey } from './called.ts'
import { queueText } from './queue-words.ts'
import { Said } from './said.tsx'
import type { Tongue } from './use-turn.ts'

/** The numbers that are called: the latest as large as it can be, the others under it. */
export function ReadySide({ called, turn }: { called: readonly Called[]; turn: Tongue }) {
  const [latest, ...others] = called
  return (
    <section className="q-side q-ready">
      <h2>
        <Said turn={turn}>{queueText(turn.i18n, 'ready')}</Said>
      </h2>
      <div aria-live="polite">
        {latest && (
          <p className="q-now" data-fresh={latest.isFresh || undefined} key={callKey(latest)}>
            {latest.ticket}
          </p>
        )}
        <ul className="q-wait">
          {others.map((one) => (
            <li data-fresh={one.isFresh || undefined} key={callKey(one)}>
              {one.ticket}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
