// They stand beside `app.config.ts`, which every visitor downloads with the first page.

/**
 * Orders to an e-mail address that nobody has proven: above these figures an order asks for a code that is mailed there, before it
 * takes anything (docs/decisions/027-guest-orders.md). Sums are in øre.
 */
export const unprovenOrderLimits = {
  networkPerHour: 250,
  networkOrePerDay: 15_000_000,
  addressPerDay: 3,
  phonePerDay: 3,
  /** To one address, and of one phone number. */
  buyerOrePerDay: 500_000,
  /** How long a browser that typed the code needs no other for the same address. */
  provenDays: 30,
} as const

/** Unpaid orders to one address that is proven, within a day: above these figures the shop wants to be called. */
export const provenOrderLimits = { perDay: 20, orePerDay: 50_000_000 } as const

/** Orders to restaurants, paid at the counter: so many that nobody who eats is stopped, and no machine fills a kitchen. */
export const restaurantOrderLimits = {
  /** How long a chosen time is kept for who is ordering. */
  holdMinutes: 10,
  /** Times that one guest, and one network address, may have kept within an hour. */
  guestHoldsPerHour: 60,
  networkHoldsPerHour: 600,
  /** From one network address within an hour: a house full of guests shares one. */
  networkPerHour: 250,
  /** Of one guest, and of one phone number. */
  guestPerHour: 10,
  phonePerDay: 15,
  /** Receipts to one address. */
  addressPerDay: 10,
  /** How long it is known who ordered. */
  guestDays: 90,
} as const
