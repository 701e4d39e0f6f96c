import type { TicketLineState } from './restaurant-orders.ts'

/** A line as the stations of its kitchen look at it. */
interface StationLine {
  /** Where its dish is made; null: every station sees it. */
  stationId: string | null
  state: TicketLineState
}

/**
 * True for a line that a screen sees which stands at these stations. At none it is expo, and sees every line.
 * @example isSeenAt({ stationId: null }, ['cold']) // true
 */
export function isSeenAt(
  { stationId }: Pick<StationLine, 'stationId'>,
  stationIds: readonly string[],
): boolean {
  return stationId === null || stationIds.length === 0 || stationIds.includes(stationId)
}

/** True for a line that somebody still has to make. */
export function isToBeMade({ state }: Pick<StationLine, 'state'>): boolean {
  return state === 'waiting' || state === 'cooking'
}

/** The stations that still have to make something of these lines, each once. */
export function openStationsOf(lines: readonly StationLine[]): string[] {
  const ids = lines.flatMap((line) =>
    line.stationId !== null && isToBeMade(line) ? [line.stationId] : [],
  )
  return [...new Set(ids)]
}

/** Those of the chosen stations that the kitchen still has. */
export function knownStations(
  stationIds: readonly string[],
  stations: readonly { id: string }[],
): string[] {
  return stationIds.filter((stationId) => stations.some(({ id }) => id === stationId))
}
