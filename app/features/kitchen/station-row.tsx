import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiWrite } from '#app/platform/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import { KitchenDialog } from './kitchen-dialog.tsx'
import type { Team } from './use-teams.ts'

interface StationRowProps {
  station: Team['stations'][number]
  at: number
  count: number
  mayEdit: boolean
  onMove: (to: number) => void
  /** Writes this station; `more` goes behind its address. */
  write: (method: ApiWrite['method'], more: string, body?: unknown) => Promise<string>
}

/** One station: its place among the others, and what can be done with it. */
export function StationRow({ station, at, count, mayEdit, onMove, write }: StationRowProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { name } = station
  return (
    <li>
      <bdi>{name}</bdi>
      {mayEdit && (
        <span className="kacts">
          <button
            aria-disabled={at === 0}
            aria-label={t`Move ${name} up`}
            className="kbtn"
            onClick={() => at > 0 && onMove(at - 1)}
            type="button"
          >
            <Icon name="arrow-up" />
          </button>
          <button
            aria-disabled={at === count - 1}
            aria-label={t`Move ${name} down`}
            className="kbtn"
            onClick={() => at < count - 1 && onMove(at + 1)}
            type="button"
          >
            <Icon name="arrow-down" />
          </button>
          <button
            aria-haspopup="dialog"
            aria-label={t`Change ${name}`}
            className="kbtn"
            onClick={() => setIsOpen(true)}
            type="button"
          >
            <Icon name="pencil" />
          </button>
        </span>
      )}
      {isOpen && <StationDialog onClose={() => setIsOpen(false)} station={station} write={write} />}
    </li>
  )
}

interface StationDialogProps extends Pick<StationRowProps, 'station' | 'write'> {
  onClose: () => void
}

function StationDialog({ station, write, onClose }: StationDialogProps) {
  const [name, setName] = useState(station.name)
  const [problem, setProblem] = useState('')
  const { rev } = station
  const then = (refused: string) => {
    setProblem(refused)
    if (refused === '') onClose()
  }
  return (
    <KitchenDialog
      onClose={onClose}
      title={
        <Trans>
          Station <bdi>{station.name}</bdi>
        </Trans>
      }
    >
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void write('PATCH', '', { rev, name }).then(then)
        }}
      >
        <label className="kfield">
          <Trans>Name</Trans>
          <input
            aria-describedby="station-problem"
            onChange={(event) => setName(event.currentTarget.value)}
            required
            value={name}
          />
        </label>
        <p className="kproblem" id="station-problem" role="alert">
          {problem}
        </p>
        <div className="kchoices">
          <button className="kbtn go" type="submit">
            <Trans>Save</Trans>
          </button>
          <button
            className="kbtn"
            onClick={() => void write('DELETE', `?rev=${rev}`).then(then)}
            type="button"
          >
            <Icon name="trash-2" />
            <span>
              <Trans>Remove the station</Trans>
            </span>
          </button>
        </div>
        <p className="knone">
          <Trans>Without it, its dishes are seen at every station.</Trans>
        </p>
      </form>
    </KitchenDialog>
  )
}
