import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { StationRow } from './station-row.tsx'
import type { TeamPartProps } from './use-teams.ts'

/** The stations of a kitchen in their order, and whether expo waits for them. */
export function TeamStations({ team, mayEdit, write }: TeamPartProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const { id, rev, stations, isExpoStrict } = team
  const ids = stations.map((station) => station.id)
  async function add() {
    const refused = await write(`${id}/stations`, 'POST', { name })
    setProblem(refused)
    if (refused === '') setName('')
  }
  const move = (from: number, to: number) => {
    const order = ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1))
    void write(`${id}/stations/order`, 'PUT', { ids: order, seen: ids }).then(setProblem)
  }
  return (
    <div className="kpart">
      <h3>
        <Trans>Stations</Trans>
      </h3>
      {stations.length === 0 && (
        <p className="knone">
          <Trans>None: every screen shows every dish.</Trans>
        </p>
      )}
      <ul className="krows">
        {stations.map((station, at) => (
          <StationRow
            at={at}
            count={stations.length}
            key={station.id}
            mayEdit={mayEdit}
            onMove={(to) => move(at, to)}
            station={station}
            write={(method, more, body) =>
              write(`${id}/stations/${station.id}${more}`, method, body)
            }
          />
        ))}
      </ul>
      {mayEdit && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <label className="kfield">
            <Trans>What the new station is called</Trans>
            <input
              aria-describedby={`station-problem-${id}`}
              onChange={(event) => setName(event.currentTarget.value)}
              required
              value={name}
            />
          </label>
          <p className="kproblem" id={`station-problem-${id}`} role="alert">
            {problem}
          </p>
          <button aria-label={t`Add station`} className="kbtn" type="submit">
            <Trans>Add</Trans>
          </button>
        </form>
      )}
      {mayEdit && stations.length > 0 && (
        <button
          aria-checked={isExpoStrict}
          className="kbtn pick kstrict"
          onClick={() =>
            void write(id, 'PATCH', { rev, isExpoStrict: !isExpoStrict }).then(setProblem)
          }
          role="checkbox"
          type="button"
        >
          <span className="box">{isExpoStrict && <Icon name="check" />}</span>
          <span>
            <b>
              <Trans>Expo waits for the stations</Trans>
            </b>
            <small>
              <Trans>It cannot say “ready” before all of them have.</Trans>
            </small>
          </span>
        </button>
      )}
    </div>
  )
}
