import type { Kitchen, KitchenTicket } from '#domain/kitchen.schema.ts'
import { isSeenAt, openStationsOf } from '#domain/kitchen-stations.ts'

type Stations = Kitchen['stations']

/** Where a screen stands. */
export interface Place {
  /** The stations of its kitchen, in their order. */
  stations: Stations
  /** Those that it stands at; none: it is expo, and sees every dish. */
  stationIds: readonly string[]
  /** Expo has to wait for the stations. */
  isExpoStrict: boolean
}

/** The tickets as a screen sees them: at a station those with a dish of it, with those dishes alone. */
export function ticketsAt(
  tickets: readonly KitchenTicket[],
  { stationIds }: Pick<Place, 'stationIds'>,
): KitchenTicket[] {
  return tickets.flatMap((ticket) => {
    const lines = ticket.lines.filter((line) => isSeenAt(line, stationIds))
    return lines.length > 0 || stationIds.length === 0 ? [{ ...ticket, lines }] : []
  })
}

/** The other stations that still make something of a ticket, by name. */
export function waitsFor(
  { lines }: Pick<KitchenTicket, 'lines'>,
  { stations, stationIds }: Pick<Place, 'stations' | 'stationIds'>,
): string[] {
  const open = openStationsOf(lines).filter((id) => !stationIds.includes(id))
  return stations.flatMap(({ id, name }) => (open.includes(id) ? [name] : []))
}

/** What a screen says of where it stands: the names of its stations; empty for expo. */
export function placeName({ stations, stationIds }: Pick<Place, 'stations' | 'stationIds'>) {
  return stations.flatMap(({ id, name }) => (stationIds.includes(id) ? [name] : [])).join(' · ')
}
