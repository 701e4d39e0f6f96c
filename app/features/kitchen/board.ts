import type { KitchenFeed, KitchenLine, KitchenTicket } from '#domain/kitchen.schema.ts'
import { isToBeMade } from '#domain/kitchen-stations.ts'
import { beginsAt } from '#domain/restaurant-orders.ts'

/** A board as its screen holds it. */
export interface Board {
  /** The restaurant's revision that it shows; 0 where nothing has come yet. */
  rev: number
  tickets: readonly KitchenTicket[]
  overrides: KitchenFeed['overrides']
  soldOut: KitchenFeed['soldOut']
  stations: KitchenFeed['stations']
  isExpoStrict: boolean
  /** What the server's clock is ahead of this one's, in ms. */
  aheadMs: number
  /** When it was heard last, by this screen's clock; 0 for never. */
  heardAt: number
}

export const emptyBoard: Board = {
  rev: 0,
  tickets: [],
  overrides: {},
  soldOut: [],
  stations: [],
  isExpoStrict: false,
  aheadMs: 0,
  heardAt: 0,
}

/** A board with what has changed; `at` is this screen's clock. Undefined where all of it must be asked for again. */
export function withFeed(board: Board, feed: KitchenFeed, at: number): Board | undefined {
  const { isWhole, tickets, removed, serverTime, ...shown } = feed
  // The restaurant has begun to count anew: what is on the board may be of another life.
  if (!isWhole && shown.rev < board.rev) return undefined
  const gone = new Set([...removed, ...tickets.map(({ id }) => id)])
  const kept = isWhole ? [] : board.tickets.filter(({ id }) => !gone.has(id))
  // What an action has answered meanwhile is newer than a feed that was asked for before.
  const newest = (ticket: KitchenTicket) =>
    board.tickets.find(({ id, rev: known }) => id === ticket.id && known > ticket.rev) ?? ticket
  return {
    ...shown,
    tickets: [...kept, ...tickets.map((ticket) => newest(ticket))],
    aheadMs: serverTime - at,
    heardAt: at,
  }
}

/** A board with a ticket as an action left it, unless the board knows a later state of it. */
export function withTicket(board: Board, ticket: KitchenTicket): Board {
  const known = board.tickets.find(({ id }) => id === ticket.id)
  if (known && known.rev > ticket.rev) return board
  const others = board.tickets.filter(({ id }) => id !== ticket.id)
  return { ...board, tickets: isOnBoard(ticket) ? [...others, ticket] : others }
}

/** The columns of a board. */
export interface Columns {
  fresh: KitchenTicket[]
  making: KitchenTicket[]
  ready: KitchenTicket[]
  /** Accepted, and not to be begun yet. */
  later: KitchenTicket[]
}

/** So long before a ticket must be begun it comes onto the board. */
const aheadOfStartMs = 10 * 60_000
/** What is wished as soon as possible stays where its cook has taken it, unless the kitchen is closed until then. */
const aheadOfAsapMs = 40 * 60_000

/** Which ticket stands where at an instant: first what is to go first, then by promise; what is ready by how long it waits. */
export function columnsOf(tickets: readonly KitchenTicket[], now: number): Columns {
  const sorted = tickets.toSorted(
    (a, b) => Number(b.isPriority) - Number(a.isPriority) || a.promisedAt - b.promisedAt,
  )
  const wasMade = ({ status, isUnseen }: KitchenTicket) => status === 'cancelled' && isUnseen
  return {
    fresh: sorted.filter(({ status }) => status === 'new'),
    making: sorted.filter(
      (ticket) =>
        (isMade(ticket) && !isLater(ticket, now) && !isDoneHere(ticket)) || wasMade(ticket),
    ),
    ready: sorted
      .filter((ticket) => ticket.status === 'ready' || isDoneHere(ticket))
      .toSorted((a, b) => doneAt(a) - doneAt(b)),
    later: sorted.filter((ticket) => isLater(ticket, now)),
  }
}

/** True for what is accepted and not to be begun yet, so that it is not on the board. */
export function isLater(ticket: KitchenTicket, now: number): boolean {
  const aheadMs = ticket.isAsap ? aheadOfAsapMs : aheadOfStartMs
  return ticket.status === 'accepted' && beginsAt(ticket) - aheadMs > now && !ticket.isPriority
}

/** True while a kitchen makes it. */
export function isMade({ status }: Pick<KitchenTicket, 'status'>): boolean {
  return status === 'accepted' || status === 'preparing'
}

/** True for a ticket of which all that this station sees is done, while other stations still make theirs. */
export function isDoneHere(ticket: KitchenTicket): boolean {
  return isMade(ticket) && ticket.lines.length > 0 && !ticket.lines.some(isToBeMade)
}

function doneAt({ readyAt, lines }: KitchenTicket): number {
  return readyAt ?? Math.max(...lines.map(({ stateAt }) => stateAt))
}

export type Pace = 'ok' | 'soon' | 'late'

const minuteMs = 60_000

/** What is left until the promise once all that is still to be made is made, in ms; and what that means. */
export function slackOf(ticket: KitchenTicket, now: number): { pace: Pace; slackMs: number } {
  const left = ticket.lines.filter(isToBeMade)
  const share = ticket.lines.length > 0 ? left.length / ticket.lines.length : 0
  const isWaiting = left.some(({ state }) => state === 'waiting')
  // What is on the stove already is counted as done: how far it has come no clock knows.
  const prepMs = isWaiting ? ticket.prepMinutes * minuteMs * share : 0
  const untilPromise = ticket.promisedAt - now
  if (untilPromise < 0) return { pace: 'late', slackMs: untilPromise }
  const slackMs = untilPromise - prepMs
  if (slackMs < 0) return { pace: 'late', slackMs }
  return { pace: slackMs > 5 * minuteMs ? 'ok' : 'soon', slackMs }
}

/** How many of those that are made are late. */
export function lateCount({ making }: Columns, now: number): number {
  return making.filter(
    (ticket) => ticket.status !== 'cancelled' && slackOf(ticket, now).pace === 'late',
  ).length
}

export interface AllDayRow {
  title: string
  now: number
  later: number
}

/** How many of each dish, and of each option, are still to be made: of what is on the board, and of what is for later. */
export function allDay(tickets: readonly KitchenTicket[], at: number) {
  const { fresh, making, later } = columnsOf(tickets, at)
  const dishes = new Map<string, AllDayRow>()
  const options = new Map<string, AllDayRow>()
  const count = (list: readonly KitchenTicket[], when: 'now' | 'later') => {
    for (const ticket of list.filter(({ status }) => status !== 'cancelled'))
      for (const line of ticket.lines.filter(isToBeMade)) {
        add(dishes, dishName(line), when, line.qty)
        for (const { title, quantity } of line.options)
          add(options, title, when, quantity * line.qty)
      }
  }
  count([...fresh, ...making], 'now')
  count(later, 'later')
  return { dishes: sortedRows(dishes), options: sortedRows(options) }
}

/** What a line is called on a board. */
export function dishName({ title, size }: Pick<KitchenLine, 'title' | 'size'>): string {
  return size ? `${title}, ${size}` : title
}

/** Identical lines as one: same dish, same choices, same words, same state. */
export function groupedLines(lines: readonly KitchenLine[]): KitchenLine[][] {
  const groups = new Map<string, KitchenLine[]>()
  for (const line of lines) {
    const { title, size, halves, options, comment, allergyNote, state } = line
    const key = JSON.stringify([title, size, halves, options, comment, allergyNote, state])
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

function add(rows: Map<string, AllDayRow>, title: string, when: 'now' | 'later', qty: number) {
  const row = rows.get(title) ?? { title, now: 0, later: 0 }
  rows.set(title, { ...row, [when]: row[when] + qty })
}

function sortedRows(rows: Map<string, AllDayRow>): AllDayRow[] {
  return [...rows.values()].toSorted(
    (a, b) => b.now - a.now || b.later - a.later || a.title.localeCompare(b.title),
  )
}

function isOnBoard({ status, isUnseen }: KitchenTicket): boolean {
  return ['new', 'accepted', 'preparing', 'ready'].includes(status) || isUnseen
}
