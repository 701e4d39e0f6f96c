import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { clockOf } from './clock-texts.ts'
import type { TeamPartProps } from './use-teams.ts'

/** The screens of a kitchen, and the code by which a new one becomes one of them. */
export function TeamScreens({ team, mayEdit, write }: TeamPartProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [made, setMade] = useState<{ code: string; expiresAt: number }>()
  const [problem, setProblem] = useState('')
  async function makeCode() {
    const call = { method: 'POST', body: { name }, idempotencyKey: newKey() } as const
    const answer = await callApi<{ code: string; expiresAt: number }>(
      `/admin/kitchens/${team.id}/codes`,
      call,
    )
    if (!answer.ok)
      return setProblem(
        answer.reason === 'refused' ? answer.error.message : t`Nobody answered. Try again.`,
      )
    setMade(answer.value)
    setName('')
    return setProblem('')
  }
  return (
    <div className="kpart">
      <h3>
        <Trans>Screens</Trans>
      </h3>
      {team.devices.length === 0 && (
        <p className="knone">
          <Trans>No screen is paired yet.</Trans>
        </p>
      )}
      <ul className="krows">
        {team.devices.map((device) => (
          <li key={device.id}>
            <bdi>{device.name}</bdi>
            {mayEdit && (
              <button
                aria-label={t`Shut out: ${device.name}`}
                className="kbtn"
                onClick={() =>
                  void write(`${team.id}/devices/${device.id}`, 'DELETE').then(setProblem)
                }
                type="button"
              >
                <Trans>Shut out</Trans>
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
            void makeCode()
          }}
        >
          <label className="kfield">
            <Trans>What the new screen is called</Trans>
            <input
              aria-describedby={`screen-problem-${team.id}`}
              onChange={(event) => setName(event.currentTarget.value)}
              required
              value={name}
            />
          </label>
          <p className="kproblem" id={`screen-problem-${team.id}`} role="alert">
            {problem}
          </p>
          <button className="kbtn" type="submit">
            <Trans>Make a code</Trans>
          </button>
        </form>
      )}
      <p role="status">
        {made && (
          <>
            <b className="kcode" dir="ltr">{`${made.code.slice(0, 4)} ${made.code.slice(4)}`}</b>
            <span>
              <Trans>
                Type it on the screen, at its kitchen page, by {clockOf(made.expiresAt)}. It opens
                once.
              </Trans>
            </span>
          </>
        )}
      </p>
    </div>
  )
}
