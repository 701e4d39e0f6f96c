import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Kitchen, StartedShift } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { clockOf } from './clock-texts.ts'
import { callKitchen } from './kitchen-api.ts'
import { PinPad } from './pin-pad.tsx'
import { SoundCheck } from './sound-check.tsx'
import { StationChoice } from './station-choice.tsx'
import { isSoundOn } from '#app/platform/browser/tones.ts'
import { useNow } from './use-now.ts'

interface StartPageProps {
  kitchen: Kitchen
  languages: ReactNode
  onBegun: (stationIds: readonly string[]) => void
}

/** The start of a shift: who, where, and that the board will be heard. */
export function StartPage({ kitchen, languages, onBegun }: StartPageProps) {
  const { t } = useLingui()
  const { restaurant, staff, stations, deviceName, workerName } = kitchen
  const [staffId, setStaffId] = useState<string>()
  const [stationIds, setStationIds] = useState<readonly string[]>(kitchen.stationIds)
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState('')
  const [isHeard, setIsHeard] = useState(isSoundOn())
  const now = useNow(0)
  const needsName = staff.length > 0
  const isMissing = needsName && (staffId === undefined || pin.length < 4)

  async function begin() {
    if (!isHeard) return setProblem(t`Turn the sound on first.`)
    if (isMissing) return setProblem(t`Choose your name, and type your PIN.`)
    const body = { ...(needsName ? { staffId, pin } : {}), stationIds }
    const call = { method: 'POST', body } as const
    const answer = await callKitchen<StartedShift>(`/${restaurant.id}/shift`, call)
    if (answer.kind === 'done') return onBegun(answer.value.stationIds)
    // The cook who worked on it before goes on without network; the PINs of others are not known here.
    const isOngoing = !needsName || workerName !== undefined
    if (answer.kind !== 'refused' && isOngoing) return onBegun(stationIds)
    setPin('')
    return setProblem(
      answer.kind === 'refused' ? answer.error.message : t`Nobody answered. Try again.`,
    )
  }

  return (
    <>
      <header className="kbar">
        <h1>
          <bdi>{restaurant.name}</bdi>
          <small>
            <bdi>{deviceName ?? workerName ?? ''}</bdi>
          </small>
        </h1>
        <span className="gap" />
        {languages}
        <time className="kclock" suppressHydrationWarning>
          {clockOf(now)}
        </time>
      </header>
      <main className="kshift" id="main" tabIndex={-1}>
        {needsName && (
          <section aria-labelledby="shift-who">
            <h2 id="shift-who">
              <Trans>Who are you?</Trans>
            </h2>
            <div aria-labelledby="shift-who" className="staff" role="radiogroup">
              {staff.map(({ id, name }) => (
                <button
                  aria-checked={id === staffId}
                  className="kbtn pick"
                  key={id}
                  onClick={() => {
                    setStaffId(id)
                    setPin('')
                  }}
                  role="radio"
                  type="button"
                >
                  <bdi>{name}</bdi>
                </button>
              ))}
            </div>
            <PinPad onPin={setPin} pin={pin} />
          </section>
        )}
        {stations.length > 0 && (
          <StationChoice chosen={stationIds} onChoose={setStationIds} stations={stations} />
        )}
        <SoundCheck isHeard={isHeard} onHeard={setIsHeard} />
      </main>
      <footer className="kgo">
        <p className={isHeard && !problem ? undefined : 'warn'} role="status">
          <Icon name="info" />
          <span>
            {problem ||
              (isHeard
                ? t`New orders will be heard on this screen.`
                : t`The sound is not on yet. Without it somebody has to watch the board all the time.`)}
          </span>
        </p>
        <button
          aria-disabled={!isHeard || isMissing}
          className="kbtn go"
          onClick={() => void begin()}
          type="button"
        >
          <Trans>Start the shift</Trans>
        </button>
      </footer>
    </>
  )
}
