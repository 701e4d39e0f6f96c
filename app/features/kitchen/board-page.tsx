import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Kitchen, KitchenTicket } from '#domain/kitchen.schema.ts'
import { knownStations } from '#domain/kitchen-stations.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Board, columnsOf, isMade } from './board.ts'
import { BoardQuestion } from './board-question.tsx'
import { clockOf } from './clock-texts.ts'
import { KitchenBar } from './kitchen-bar.tsx'
import { shownTickets, waitingOf } from './kitchen-state.ts'
import { NoContact } from './no-contact.tsx'
import { type Place, ticketsAt, waitsFor } from './station-board.ts'
import { TicketCard } from './ticket-card.tsx'
import { UndoToast } from './undo-toast.tsx'
import { useAlarms } from './use-alarms.ts'
import { type BoardActs, useBoardActs } from './use-board-acts.ts'
import { useEngine } from './use-engine.ts'
import { useKeptPage } from './use-kept-page.ts'
import { useKeys } from './use-keys.ts'
import { useNow } from './use-now.ts'
import { useWakeLock } from '#app/platform/browser/use-wake-lock.ts'

export interface BoardPageProps {
  kitchen: Kitchen
  /** Where this screen stands; nowhere: it is expo. */
  stationIds: readonly string[]
  /** The shift has ended, or the screen is paired no more. */
  onEnd: () => void
  onTurnTheme: () => void
  onZoom: (steps: 1 | -1) => void
}

/** So long without an answer nobody trusts the board: it says so. */
const silentMs = 30_000

/** The board of a shift: what is new, what is made, what is ready; at a station, of its own dishes. */
export function BoardPage(props: BoardPageProps) {
  const { kitchen, onEnd, onTurnTheme, onZoom } = props
  const { engine, state } = useEngine(kitchen.restaurant.id)
  const place = placeOf(state.board, props)
  const acts = useBoardActs(engine, place)
  const now = useNow(state.board.aheadMs)
  const whole = shownTickets(state)
  const tickets = ticketsAt(whole, place)
  const columns = columnsOf(tickets, now)
  const [chosenId, setChosenId] = useState<string>()
  const inReach = [...columns.fresh, ...columns.making, ...columns.ready].slice(0, 9)
  const chosen = tickets.find(({ id }) => id === chosenId)
  const silentForMs = state.contactAt > 0 ? now - state.board.aheadMs - state.contactAt : 0
  useWakeLock()
  useKeptPage()
  useAlarms(tickets, { now, silentForMs, isKnown: state.board.rev > 0 || state.contactAt > 0 })
  useKeys({ acts, chosen, inReach, choose: setChosenId, isAsking: acts.question !== undefined })
  if (state.isShutOut || state.needsShift)
    return <ShiftOver isShutOut={state.isShutOut} onEnd={onEnd} />
  const card = (ticket: KitchenTicket) => (
    <TicketCard
      acts={acts}
      clash={state.clashes.find(({ ticketId }) => ticketId === ticket.id)}
      digit={digitOf(inReach, ticket)}
      isChosen={ticket.id === chosenId}
      key={ticket.id}
      now={now}
      place={place}
      onChoose={() => choose(ticket, { chosenId, setChosenId, acts })}
      ticket={ticket}
      waitsFor={waitsFor(whole.find(({ id }) => id === ticket.id) ?? ticket, place)}
      // What is on its way is answered in a moment: it waits where nobody answers.
      waiting={state.isReachable ? [] : waitingOf(state, ticket.id)}
    />
  )
  return (
    <>
      <KitchenBar
        acts={acts}
        columns={columns}
        kitchen={kitchen}
        now={now}
        place={place}
        silentForMs={silentForMs}
        state={state}
      />
      {silentForMs > silentMs && (
        <NoContact
          now={now}
          onTry={() => void engine.poll()}
          phone={kitchen.restaurant.phone}
          silentForMs={silentForMs}
          state={state}
        />
      )}
      {state.refusal !== '' && (
        <p className="krefusal" role="alert">
          {state.refusal}
        </p>
      )}
      <Columns card={card} columns={columns} isSilent={silentForMs > silentMs} kitchen={kitchen} />
      <UndoToast acts={acts} />
      <BoardQuestion
        acts={acts}
        kitchen={kitchen}
        now={now}
        onEnd={onEnd}
        onTurnTheme={onTurnTheme}
        onZoom={onZoom}
        state={state}
        tickets={tickets}
      />
    </>
  )
}

interface ColumnsProps {
  columns: ReturnType<typeof columnsOf>
  card: (ticket: KitchenTicket) => ReactNode
  kitchen: Kitchen
  isSilent: boolean
}

function Columns({ columns, card, kitchen, isSilent }: ColumnsProps) {
  const { fresh, making, ready, later } = columns
  const { acceptMinutes } = kitchen.restaurant
  const next = later.at(0)
  return (
    <main className="kboard" id="main" tabIndex={-1}>
      <section aria-labelledby="column-new" className="kcol">
        <Head
          count={fresh.length}
          id="column-new"
          note={<Trans>accept within {acceptMinutes} min</Trans>}
        >
          <Trans>New orders</Trans>
        </Head>
        <div className="kstack">
          {fresh.map((ticket) => card(ticket))}
          {isSilent && <Blind />}
        </div>
      </section>
      <section aria-labelledby="column-making" className="kcol">
        <Head count={making.length} id="column-making" note={<Trans>oldest promise first</Trans>}>
          <Trans>In progress</Trans>
        </Head>
        <div className="kflow">{making.map((ticket) => card(ticket))}</div>
        {next && (
          <p className="klater">
            <Trans>
              {later.length} for later, the next promised for {clockOf(next.promisedAt)}
            </Trans>
          </p>
        )}
        <div className="kflow kpaper">{later.map((ticket) => card(ticket))}</div>
      </section>
      <section aria-labelledby="column-ready" className="kcol">
        <Head count={ready.length} id="column-ready" note={<Trans>oldest first</Trans>}>
          <Trans>Ready</Trans>
        </Head>
        <div className="kstack">{ready.map((ticket) => card(ticket))}</div>
      </section>
    </main>
  )
}

interface HeadProps {
  id: string
  count: number
  note: ReactNode
  children: ReactNode
}

function Head({ id, count, note, children }: HeadProps) {
  return (
    <h2 id={id}>
      <span>{children}</span>
      <b>{count}</b>
      <small>{note}</small>
    </h2>
  )
}

/** Where new orders would come while nobody knows whether there are any. */
function Blind() {
  return (
    <p className="blind">
      <Icon name="bell" />
      <b>
        <Trans>New orders are not shown now</Trans>
      </b>
      <span>
        <Trans>Ask at the till every five minutes.</Trans>
      </span>
    </p>
  )
}

function ShiftOver({ isShutOut, onEnd }: { isShutOut: boolean; onEnd: () => void }) {
  return (
    <main className="kitchen-still" id="main" tabIndex={-1}>
      <h1>
        {isShutOut ? (
          <Trans>This screen is not paired with the kitchen any more</Trans>
        ) : (
          <Trans>The shift on this screen is over</Trans>
        )}
      </h1>
      <button className="kbtn go" onClick={onEnd} type="button">
        <Trans>Start again</Trans>
      </button>
    </main>
  )
}

/** Where this screen stands, as the kitchen's stations are now. */
function placeOf(
  { rev, stations: known, isExpoStrict }: Board,
  { kitchen, stationIds }: Pick<BoardPageProps, 'kitchen' | 'stationIds'>,
): Place {
  const stations = rev > 0 ? known : kitchen.stations
  return { stations, stationIds: knownStations(stationIds, stations), isExpoStrict }
}

/** A tap on a head chooses the ticket; a second one on what is being made bumps it. */
function choose(
  ticket: KitchenTicket,
  {
    chosenId,
    setChosenId,
    acts,
  }: { chosenId: string | undefined; setChosenId: (id: string) => void; acts: BoardActs },
): void {
  if (isMade(ticket) && ticket.id === chosenId) acts.bump(ticket)
  setChosenId(ticket.id)
}

function digitOf(inReach: readonly KitchenTicket[], { id }: KitchenTicket): number | undefined {
  const at = inReach.findIndex((ticket) => ticket.id === id)
  return at === -1 ? undefined : at + 1
}
