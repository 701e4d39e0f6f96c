import '#app/styles/kitchen.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KitchenTeam } from '#domain/kitchen.schema.ts'
import { type ApiWrite, callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { clockOf } from './clock-texts.ts'

type Team = KitchenTeam['restaurants'][number]
/** Writes, and answers what was refused in words; empty where it was done. */
type Write = (path: string, method: ApiWrite['method'], body: unknown) => Promise<string>

/** The screens of the kitchens and the people who work at them: codes, PINs, and who is shut out. */
export function TeamPage({ teams: read }: { teams: KitchenTeam }) {
  const { t } = useLingui()
  const [teams, setTeams] = useState(read)
  const write: Write = async (path, method, body) => {
    const call = { method, body, idempotencyKey: newKey() }
    const answer = await callApi<KitchenTeam>(`/admin/kitchens/${path}`, call)
    if (!answer.ok)
      return answer.reason === 'refused' ? answer.error.message : t`Nobody answered. Try again.`
    setTeams(answer.value)
    return ''
  }
  return (
    <div className="kitchen kteam" data-theme="dark">
      <header className="kbar">
        <h1>
          <Trans>Screens and people</Trans>
        </h1>
        <span className="gap" />
        <PageLink className="kbtn" to="/kitchen/dashboard">
          <Trans>To the kitchen</Trans>
        </PageLink>
      </header>
      <main id="main" tabIndex={-1}>
        {teams.restaurants.length === 0 && (
          <p>
            <Trans>You manage no restaurant yet. An owner can give you one.</Trans>
          </p>
        )}
        {teams.restaurants.map((team) => (
          <section aria-labelledby={`team-${team.id}`} key={team.id}>
            <h2 id={`team-${team.id}`}>
              <bdi>{team.name}</bdi>
            </h2>
            <PageLink className="kbtn" to={`/public-queue/${team.id}`}>
              <Trans>Screen for guests</Trans>
            </PageLink>
            <div className="kteam-parts">
              <Screens team={team} write={write} />
              <People team={team} write={write} />
            </div>
          </section>
        ))}
      </main>
    </div>
  )
}

function Screens({ team, write }: { team: Team; write: Write }) {
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
    if (answer.ok) {
      setMade(answer.value)
      setName('')
      setProblem('')
    } else
      setProblem(
        answer.reason === 'refused' ? answer.error.message : t`Nobody answered. Try again.`,
      )
  }
  return (
    <div>
      <h3>
        <Trans>Screens</Trans>
      </h3>
      <ul className="krows">
        {team.devices.map((device) => (
          <li key={device.id}>
            <bdi>{device.name}</bdi>
            <button
              aria-label={t`Shut out: ${device.name}`}
              className="kbtn"
              onClick={() =>
                void write(`${team.id}/devices/${device.id}`, 'DELETE', undefined).then(setProblem)
              }
              type="button"
            >
              <Trans>Shut out</Trans>
            </button>
          </li>
        ))}
      </ul>
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
            maxLength={40}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            value={name}
          />
        </label>
        <button className="kbtn go" type="submit">
          <Trans>Make a code</Trans>
        </button>
      </form>
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
      <p className="kproblem" role="alert">
        {problem}
      </p>
    </div>
  )
}

function People({ team, write }: { team: Team; write: Write }) {
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
    <div>
      <h3>
        <Trans>People</Trans>
      </h3>
      <ul className="krows">
        {team.staff.map(({ id, name: itsName, rev, isActive }) => (
          <li key={id}>
            <bdi>{itsName}</bdi>
            <button
              aria-label={isActive ? t`Take away: ${itsName}` : t`Let in again: ${itsName}`}
              className="kbtn"
              onClick={() =>
                void write(`${team.id}/staff/${id}`, 'PATCH', { rev, isActive: !isActive }).then(
                  setProblem,
                )
              }
              type="button"
            >
              {isActive ? <Trans>Take away</Trans> : <Trans>Let in again</Trans>}
            </button>
          </li>
        ))}
      </ul>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <label className="kfield">
          <Trans>Name</Trans>
          <input
            maxLength={40}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            value={name}
          />
        </label>
        <label className="kfield">
          <Trans>PIN, 4 to 6 digits</Trans>
          <input
            autoComplete="off"
            inputMode="numeric"
            maxLength={6}
            onChange={(event) => setPin(event.currentTarget.value)}
            required
            value={pin}
          />
        </label>
        <button className="kbtn go" type="submit">
          <Trans>Add</Trans>
        </button>
      </form>
      <p className="kproblem" role="alert">
        {problem}
      </p>
    </div>
  )
}
