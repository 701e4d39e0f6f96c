import '#app/styles/kitchen.css'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { BoardPage } from './board-page.tsx'
import { PairPage } from './pair-page.tsx'
import { StartPage } from './start-page.tsx'
import { useLook } from './use-look.ts'
import { useScreen } from './use-screen.ts'

/** The kitchen: pairing, the start of a shift, and the board. `languages` is the shell's choice of one. */
export function KitchenPage({ languages }: { languages: ReactNode }) {
  const { screen, find, open } = useScreen()
  const { look, turnTheme, zoomBy } = useLook()
  /** The stations of the shift, once it has begun. */
  const [stationIds, setStationIds] = useState<readonly string[]>()
  const restart = () => {
    setStationIds(undefined)
    find()
  }
  return (
    <div className="kitchen" data-theme={look.theme} data-zoom={look.zoom}>
      {screen.kind === 'reading' && <Waiting />}
      {screen.kind === 'away' && <Away onAgain={() => find()} />}
      {screen.kind === 'unpaired' && (
        <PairPage
          choices={screen.choices}
          mayManage={screen.mayManage}
          languages={languages}
          onChosen={(id) => open(id, true)}
          onPaired={() => find()}
        />
      )}
      {screen.kind === 'known' &&
        (stationIds ? (
          <BoardPage
            kitchen={screen.kitchen}
            onEnd={restart}
            onTurnTheme={turnTheme}
            onZoom={zoomBy}
            stationIds={stationIds}
          />
        ) : (
          <StartPage
            kitchen={screen.kitchen}
            languages={languages}
            onBegun={(chosen) => {
              setStationIds(chosen)
              // Whose shift it is stands above the board.
              open(screen.kitchen.restaurant.id, screen.isManaged)
            }}
          />
        ))}
    </div>
  )
}

function Waiting() {
  return (
    <main className="kitchen-still" id="main" tabIndex={-1}>
      <p>
        <Trans>Opening the kitchen …</Trans>
      </p>
    </main>
  )
}

function Away({ onAgain }: { onAgain: () => void }) {
  return (
    <main className="kitchen-still" id="main" tabIndex={-1}>
      <h1>
        <Trans>No contact with the kitchen’s server</Trans>
      </h1>
      <button className="kbtn go" onClick={onAgain} type="button">
        <Trans>Try again</Trans>
      </button>
    </main>
  )
}
