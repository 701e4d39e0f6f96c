import { sql, type SQL } from 'drizzle-orm'
import { dishes, events, restaurantOrderLines, restaurantOrders } from '#db/schema/index.ts'
import type { TicketWords } from '#domain/ticket-words.ts'
import type { Allergen } from '#domain/catalog.ts'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import type { TicketLineState } from '#domain/restaurant-orders.ts'

/** A ticket as the database puts it together: its flags are 0 and 1, its words in every language. */
export type TicketRow = Omit<
  KitchenTicket,
  'lines' | 'hasCutlery' | 'isAsap' | 'isPriority' | 'isUnseen' | 'isPaid'
> & {
  [Flag in 'hasCutlery' | 'isAsap' | 'isPriority' | 'isUnseen' | 'isPaid']: 0 | 1
} & { lines: LineRow[] }

interface LineRow {
  id: string
  state: TicketLineState
  stateAt: number
  stationId: string | null
  qty: number
  words: TicketWords
  allergens: Allergen[]
  comment: string
  allergyNote: string
}

const lines = sql`(select json_group_array(json_object(
    'id', l.id, 'state', l.state, 'stateAt', l.state_at, 'qty', l.qty, 'words', json(l.words),
    'stationId', (select d.station_id from ${dishes} as d where d.product_id = l.product_id),
    'allergens', json(l.allergens), 'comment', l.comment, 'allergyNote', l.allergy_note))
  from (select * from ${restaurantOrderLines} where order_id = o.id order by sort_order) as l)`

/** When the kitchen got it: what is paid online is paid first. */
const placedAt = sql`case when o.payment_method = 'pay_at_counter' then o.created_at else coalesce((
    select max(its.at) from ${events} as its where its.entity = 'restaurant_order' and its.entity_id = o.id
    and its.event = 'payment_authorized'), o.created_at) end`

/** The tickets that a condition on `o` chooses, each with its lines, as one JSON list. */
export function ticketsWhere(condition: SQL, order: SQL = sql`o.promised_at`): SQL {
  return sql`(select json_group_array(json_object(
      'id', o.id, 'rev', o.rev, 'ticket', o.ticket, 'mode', o.mode, 'tableName', o.table_name,
      'status', o.status, 'name', o.name, 'phone', o.phone, 'languageCode', o.language_code,
      'hasCutlery', o.has_cutlery, 'comment', o.comment, 'allergyNote', o.allergy_note,
      'isAsap', o.is_asap, 'promisedAt', o.promised_at, 'acceptBy', o.accept_by,
      'prepMinutes', o.prep_minutes, 'isPriority', o.is_priority, 'isUnseen', o.is_unseen,
      'isPaid', o.payment_status in ('authorized', 'captured'), 'placedAt', ${placedAt}, 'readyAt', o.ready_at,
      'closedAt', o.closed_at, 'reason', o.reason, 'reasonText', o.reason_text,
      'updatedAt', o.updated_at, 'lines', json(${lines})))
    from (select * from ${restaurantOrders} as o where ${condition} order by ${order}) as o)`
}

/** Those with which somebody still has something to do. The words are those of the index. */
export const isOpen = sql`o.status in ('new', 'accepted', 'preparing', 'ready')`
