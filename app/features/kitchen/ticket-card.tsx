import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ClashNote } from './clash-note.tsx'
import { minutesOf, clockOf } from './clock-texts.ts'
import type { Clash, QueuedAction } from './kitchen-state.ts'
import { isDoneHere, slackOf } from './board.ts'
import type { Place } from './station-board.ts'
import { TicketBand } from './ticket-band.tsx'
import { TicketButtons } from './ticket-buttons.tsx'
import { TicketLines } from './ticket-lines.tsx'
import type { BoardActs } from './use-board-acts.ts'
import { WaitingNote } from './waiting-note.tsx'

export interface TicketCardProps {
  ticket: KitchenTicket
  now: number
  acts: BoardActs
  /** What was done here and waits for the network. */
  waiting: readonly QueuedAction[]
  clash: Clash | undefined
  /** The stations that still make something of it, by name, where that is more than this one. */
  waitsFor: readonly string[]
  place: Place
  isChosen: boolean
  /** The key that chooses it; none beyond nine. */
  digit: number | undefined
  onChoose: () => void
}

/** A ticket: number, where it goes, its promise, how long it takes, what is dangerous, what is to be made, and what comes next. */
export function TicketCard(props: TicketCardProps) {
  const { ticket, now, acts, waiting, clash, place, isChosen, digit, onChoose } = props
  const { t } = useLingui()
  const { status } = ticket
  const isReady = status === 'ready' || isDoneHere(ticket)
  const isDead = status === 'cancelled'
  const { pace } = slackOf(ticket, now)
  const look = clash
    ? 'clash'
    : isDead
      ? 'dead'
      : isReady
        ? 'rd'
        : status === 'new'
          ? 'fresh'
          : pace
  return (
    <article
      aria-label={t`Ticket ${ticket.ticket}`}
      className={`tk ${look}${waiting.length > 0 ? ' wait' : ''}${isChosen ? ' chosen' : ''}`}
      data-ticket={ticket.id}
      role={isDead ? 'alert' : undefined}
    >
      <button className="tk-h" onClick={onChoose} type="button">
        <span className="tk-n">{ticket.ticket}</span>
        <span>
          <span className="tk-m">
            <Icon name={ticket.mode === 'eat_in' ? 'utensils' : 'shopping-bag'} />
            <span>
              <Place ticket={ticket} />
            </span>
          </span>
          <span className="tk-s">
            {isReady ? (
              <Plural one="# dish" other="# dishes" value={countOf(ticket)} />
            ) : (
              <bdi>{ticket.name}</bdi>
            )}
          </span>
        </span>
        <span className="tk-p">
          <PromiseText now={now} ticket={ticket} />
          {digit !== undefined && <kbd>{digit}</kbd>}
        </span>
      </button>
      {clash ? (
        <ClashNote clash={clash} onSeen={() => acts.seeClash(ticket.id)} />
      ) : (
        <>
          {!isReady && <TicketBand now={now} pace={pace} ticket={ticket} />}
          <Allergy ticket={ticket} />
          <TicketLines acts={acts} stations={namesOf(place)} ticket={ticket} waiting={waiting} />
          <Comment ticket={ticket} />
          <WaitingNote onTakeBack={acts.takeBack} ticket={ticket} waiting={waiting} />
          <TicketButtons acts={acts} place={place} ticket={ticket} waitsFor={props.waitsFor} />
        </>
      )}
    </article>
  )
}

function Place({ ticket }: { ticket: KitchenTicket }) {
  const { tableName } = ticket
  if (ticket.mode === 'pickup') return <Trans>Pick-up</Trans>
  return tableName === null ? (
    <Trans>Eat in</Trans>
  ) : (
    <Trans>
      Table <bdi>{tableName}</bdi>
    </Trans>
  )
}

function PromiseText({ ticket, now }: { ticket: KitchenTicket; now: number }) {
  const { status, promisedAt, readyAt, isAsap } = ticket
  if (status === 'ready')
    return (
      <>
        <Trans>waiting</Trans>
        <b>
          <Trans>{minutesOf(now - (readyAt ?? now))} min</Trans>
        </b>
      </>
    )
  return (
    <>
      {status === 'cancelled' ? (
        <Trans>was</Trans>
      ) : status !== 'new' ? (
        <Trans>promised</Trans>
      ) : isAsap ? (
        <Trans>can be</Trans>
      ) : (
        <Trans>asked for</Trans>
      )}
      <b>{clockOf(promisedAt)}</b>
    </>
  )
}

/** What a guest must not eat, in the guest's own words: red, with a sign and a word, and never anything else. */
function Allergy({ ticket }: { ticket: KitchenTicket }) {
  const { allergyNote, languageCode } = ticket
  if (allergyNote === '') return null
  return (
    <p className="tk-a">
      <Icon name="triangle-alert" size="l" />
      <span>
        <b>
          <Trans>ALLERGY</Trans>
        </b>
        <span dir="auto" lang={languageCode}>
          {allergyNote}
        </span>
      </span>
    </p>
  )
}

function Comment({ ticket }: { ticket: KitchenTicket }) {
  const nameOf = useLanguageName()
  const { comment, languageCode } = ticket
  if (comment === '') return null
  return (
    <div className="tk-c">
      <p dir="auto" lang={languageCode}>
        {comment}
      </p>
      <p className="src">
        <bdi>{nameOf(languageCode)}</bdi>
      </p>
    </div>
  )
}

/** The names of the stations where a screen sees more than one of them; one alone knows where it is. */
function namesOf({ stations, stationIds }: Place): ReadonlyMap<string, string> {
  return new Map(stationIds.length === 1 ? [] : stations.map(({ id, name }) => [id, name]))
}

function countOf({ lines }: KitchenTicket): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}
