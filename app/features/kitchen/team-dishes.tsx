import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { Team, TeamPartProps } from './use-teams.ts'

type Dish = Team['sections'][number]['dishes'][number]

/** The menu of a kitchen: at which station each dish is made. One without is seen at every station. */
export function TeamDishes({ team, mayEdit, write }: TeamPartProps) {
  const [problem, setProblem] = useState('')
  const { stations, sections } = team
  const open = sections.flatMap(({ dishes }) => dishes).filter((dish) => dish.stationId === null)
  const station = async ({ id, stationId: seen }: Dish, stationId: string | null) => {
    setProblem(await write(`${team.id}/dishes/${id}/station`, 'PUT', { stationId, seen }))
  }
  return (
    <details className="kdishes">
      <summary>
        <Icon name="chevron-right" />
        <span>
          <b>
            <Trans>Where each dish is made</Trans>
          </b>
          <small>
            {open.length === 0 ? (
              <Trans>Every dish has its station.</Trans>
            ) : (
              <Plural
                one="# dish is seen at every station."
                other="# dishes are seen at every station."
                value={open.length}
              />
            )}
          </small>
        </span>
      </summary>
      <p className="kproblem" role="alert">
        {problem}
      </p>
      <div className="kteam-parts">
        {sections.map(({ id, title, dishes }) => (
          <div key={id}>
            <h4>
              <bdi>{title}</bdi>
            </h4>
            <ul className="krows">
              {dishes.map((dish) => (
                <li key={dish.id}>
                  <label htmlFor={`station-of-${dish.id}`}>
                    <bdi>{dish.title}</bdi>
                  </label>
                  <StationOf
                    dish={dish}
                    mayEdit={mayEdit}
                    onChoose={(stationId) => station(dish, stationId)}
                    stations={stations}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}

interface StationOfProps {
  dish: Dish
  stations: Team['stations']
  mayEdit: boolean
  onChoose: (stationId: string | null) => Promise<void>
}

function StationOf({ dish, stations, mayEdit, onChoose }: StationOfProps) {
  const { t } = useLingui()
  /** What was chosen and is on its way. */
  const [wanted, setWanted] = useState<string>()
  const choose = (stationId: string) => {
    setWanted(stationId)
    void onChoose(stationId || null).then(() => setWanted(undefined))
  }
  return (
    <span className="kselect">
      <select
        disabled={!mayEdit}
        id={`station-of-${dish.id}`}
        onChange={(event) => choose(event.currentTarget.value)}
        value={wanted ?? dish.stationId ?? ''}
      >
        <option value="">{t`Every station`}</option>
        {stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="s" />
    </span>
  )
}
