import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TeamPartProps } from './use-teams.ts'

/** The people of a kitchen: each begins a shift with a PIN. */
export function TeamPeople({ team, mayEdit, write }: TeamPartProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState('')
  async function add() {
    const refused = await write(`${team.id}/staff`, 'POST', { name, pin })
    setProblem(refused)
    if (refused === '') {
      setName('')
      setPin('')
    }
  }
  return (
    <div className="kpart">
      <h3>
        <Trans>People</Trans>
      </h3>
      {team.staff.length === 0 && (
        <p className="knone">
          <Trans>Nobody yet: a screen works in its own name.</Trans>
        </p>
      )}
      <ul className="krows">
        {team.staff.map(({ id, name: itsName, rev, isActive }) => (
          <li className={isActive ? undefined : 'off'} key={id}>
            <bdi>{itsName}</bdi>
            {mayEdit && (
              <button
                aria-label={isActive ? t`Take away: ${itsName}` : t`Let in again: ${itsName}`}
                className="kbtn"
                onClick={() =>
                  void write(`${team.id}/staff/${id}`, 'PATCH', {
                    rev,
                    isActive: !isActive,
                  }).then(setProblem)
                }
                type="button"
              >
                {isActive ? <Trans>Take away</Trans> : <Trans>Let in again</Trans>}
              </button>
            )}
          </li>
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
          <div className="kpair-fields">
            <label className="kfield">
              <Trans>Name</Trans>
              <input
                aria-describedby={`person-problem-${team.id}`}
                onChange={(event) => setName(event.currentTarget.value)}
                required
                value={name}
              />
            </label>
            <label className="kfield">
              <Trans>PIN, 4 to 6 digits</Trans>
              <input
                aria-describedby={`person-problem-${team.id}`}
                autoComplete="off"
                inputMode="numeric"
                maxLength={6}
                onChange={(event) => setPin(event.currentTarget.value)}
                required
                value={pin}
              />
            </label>
          </div>
          <p className="kproblem" id={`person-problem-${team.id}`} role="alert">
            {problem}
          </p>
          <button className="kbtn" type="submit">
            <Trans>Add</Trans>
          </button>
        </form>
      )}
    </div>
  )
}
