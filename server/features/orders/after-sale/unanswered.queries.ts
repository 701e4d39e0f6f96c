import { sql } from 'drizzle-orm'
import { complaints, orders, withdrawals } from '#db/schema/index.ts'

/** True of an order with a withdrawal or a complaint that nobody has answered: in the very words of the indexes that hold these alone. */
export const isUnanswered = sql`${orders.id} in (select ${withdrawals.orderId} from ${withdrawals} where status = 'received'
  union all select ${complaints.orderId} from ${complaints} where status = 'open')`
