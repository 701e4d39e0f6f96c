import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Kitchen } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'

interface StationChoiceProps {
  stations: Kitchen['stations']
  /** None: expo. */
  chosen: readonly string[]
  onChoose: (stationIds: readonly string[]) => void
}

/** Where a screen stands in a shift: at some of the stations, or at none of them as expo, which sees all. */
export function StationChoice({ stations, chosen, onChoose }: StationChoiceProps) {
  const turn = (id: string) =>
    chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
  return (
    <section aria-labelledby="shift-where">
      <h2 id="shift-where">
        <Trans>Stations</Trans>
      </h2>
      <div aria-labelledby="shift-where" className="kstations" role="group">
        <Choice isChosen={chosen.length === 0} onTurn={() => onChoose([])}>
          <b>
            <Trans>Expo</Trans>
          </b>
          <small>
            <Trans>sees everything, sends it out</Trans>
          </small>
        </Choice>
        {stations.map(({ id, name }) => (
          <Choice isChosen={chosen.includes(id)} key={id} onTurn={() => onChoose(turn(id))}>
            <b>
              <bdi>{name}</bdi>
            </b>
          </Choice>
        ))}
      </div>
    </section>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onTurn: () => void
  children: ReactNode
}

function Choice({ isChosen, onTurn, children }: ChoiceProps) {
  return (
    <button
      aria-checked={isChosen}
      className="kbtn pick"
      onClick={onTurn}
      role="checkbox"
      type="button"
    >
      <span className="box">{isChosen && <Icon name="check" />}</span>
      <span>{children}</span>
    </button>
  )
}
