import { Trans, useLingui } from '@lingui/react/macro'
import type { KitchenLine, KitchenTicket } from '#domain/kitchen.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import { dishName, groupedLines, isDoneHere, isMade } from './board.ts'
import { allergenWords } from './kitchen-words.ts'
import type { QueuedAction } from './kitchen-state.ts'
import type { BoardActs } from './use-board-acts.ts'

interface TicketLinesProps {
  ticket: KitchenTicket
  acts: BoardActs
  waiting: readonly QueuedAction[]
  /** By its id, the name of a line's station where a screen sees more than one of them. */
  stations: ReadonlyMap<string, string>
}

/**
 * What is to be made: identical dishes as one, options one to a line. A tap says that it is done, another that it is not. Of what is
 * ready only the dishes are left about which its guest has said something, and on paper all.
 */
export function TicketLines({ ticket, acts, waiting, stations }: TicketLinesProps) {
  const isWaiting = (line: KitchenLine) =>
    waiting.some(
      ({ action }) =>
        ('lineId' in action && action.lineId === line.id) ||
        ('lineIds' in action && action.lineIds.includes(line.id)),
    )
  const isReady = ticket.status === 'ready' || isDoneHere(ticket)
  return (
    <ul>
      {groupedLines(ticket.lines).map((lines) => {
        const [line] = lines
        if (!line) return null
        const isDone = line.state === 'done'
        const words = (
          <LineWords
            hasNote={ticket.allergyNote !== ''}
            line={line}
            qty={qtyOf(lines)}
            station={stations.get(line.stationId ?? '')}
          />
        )
        return (
          <li className={isReady && !hasWords(line) ? 'unsaid' : undefined} key={line.id}>
            {isMade(ticket) && !isReady ? (
              <button
                aria-pressed={isDone}
                className={isDone ? 'li done' : 'li'}
                onClick={() => acts.tickLines(ticket, lines)}
                type="button"
              >
                {words}
                <span className={lines.some(isWaiting) ? 'box pend' : 'box'}>
                  {isDone && <Icon name="check" />}
                </span>
              </button>
            ) : (
              <div className="li">{words}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface LineWordsProps {
  line: KitchenLine
  qty: number
  hasNote: boolean
  station: string | undefined
}

function LineWords({ line, qty, hasNote, station }: LineWordsProps) {
  const { i18n } = useLingui()
  const { halves, options, comment, allergyNote, allergens } = line
  const whole = options.filter(({ side }) => side === undefined)
  return (
    <>
      <b className="q">{`${i18n.number(qty)}×`}</b>
      <span>
        <b className="dish">{dishName(line)}</b>
        {station !== undefined && (
          <span className="at">
            <bdi>{station}</bdi>
          </span>
        )}
        {halves && (
          <>
            <Half name={halves[0]} options={options} side="left" />
            <Half name={halves[1]} options={options} side="right" />
          </>
        )}
        {whole.map((option) => (
          <Option key={option.title} {...option} />
        ))}
        {comment !== '' && (
          <span className="note" dir="auto">
            {comment}
          </span>
        )}
        {allergyNote !== '' && (
          <span className="tk-a">
            <Icon name="triangle-alert" />
            <span>
              <b>
                <Trans>ALLERGY</Trans>
              </b>
              <span dir="auto">{allergyNote}</span>
            </span>
          </span>
        )}
        {(hasNote || allergyNote !== '') && allergens.length > 0 && (
          <span className="holds">
            <Trans>
              Contains {allergens.map((code) => i18n._(allergenWords[code])).join(', ')}
            </Trans>
          </span>
        )}
      </span>
    </>
  )
}

function Option({ title, quantity }: KitchenLine['options'][number]) {
  return <span className="o">{quantity > 1 ? `+ ${quantity}× ${title}` : `+ ${title}`}</span>
}

interface HalfProps {
  side: 'left' | 'right'
  name: string
  options: KitchenLine['options']
}

function Half({ side, name, options }: HalfProps) {
  return (
    <span className="half">
      <span className="which">{side === 'left' ? <Trans>½ L</Trans> : <Trans>½ R</Trans>}</span>
      <span>
        <span>{name}</span>
        {options
          .filter((option) => option.side === side)
          .map((option) => (
            <Option key={option.title} {...option} />
          ))}
      </span>
    </span>
  )
}

function hasWords({ comment, allergyNote }: KitchenLine): boolean {
  return comment !== '' || allergyNote !== ''
}

function qtyOf(lines: readonly KitchenLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}
