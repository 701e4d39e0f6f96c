import { provenOrderLimits, unprovenOrderLimits } from '#domain/order-limits.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import type { Limit } from '#server/features/tries/tries.queries.ts'

interface CountedOrder {
  factoryId: string
  email: string
  phone: string
  network: string
  totalOre: number
  /** Its buyer is known to read its address. */
  isProven: boolean
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What an order is counted against: how many there are, and what is set aside for them that nobody has paid. */
export function orderLimits(order: CountedOrder): Limit[] {
  const { factoryId, phone, network, totalOre: by } = order
  const mailbox = mailboxOf(order.email)
  const of = (...who: string[]) => ['order', factoryId, ...who]
  if (order.isProven) {
    const { perDay, orePerDay } = provenOrderLimits
    return [
      { who: of('proven', mailbox), most: perDay, windowMs: dayMs },
      { who: of('proven', 'sum', mailbox), most: orePerDay, windowMs: dayMs, by },
    ]
  }
  const { networkPerHour, networkOrePerDay, addressPerDay, phonePerDay, buyerOrePerDay } =
    unprovenOrderLimits
  return [
    { who: of('network', network), most: networkPerHour, windowMs: hourMs },
    { who: of('network', 'sum', network), most: networkOrePerDay, windowMs: dayMs, by },
    { who: of('address', mailbox), most: addressPerDay, windowMs: dayMs },
    { who: of('address', 'sum', mailbox), most: buyerOrePerDay, windowMs: dayMs, by },
    { who: of('phone', phone), most: phonePerDay, windowMs: dayMs },
    { who: of('phone', 'sum', phone), most: buyerOrePerDay, windowMs: dayMs, by },
  ]
}
