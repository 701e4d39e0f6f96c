import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { emailSchema } from './contact.schema.ts'
import { serviceModes } from './orderable.ts'
import { paymentViewSchema } from './payments.schema.ts'
import { tint } from './product-card.schema.ts'
import { restaurantOrderStatuses } from './restaurant-orders.ts'

/** Epoch ms. */
const instant = v.number()
const ore = v.number()

export const trackingParam = v.object({ token: boundedText(100, 'not_found') })
/** Who has lost the link to their order names the address that they ordered with. */
export const lostLinkSchema = v.strictObject({ email: emailSchema })
export const lostLinkAnswer = v.object({})

/** How far an order is: what its page asks for again and again. */
export const trackedStatusSchema = v.object({
  rev: v.number(),
  serverTime: instant,
  status: v.picklist(restaurantOrderStatuses),
  placedAt: instant,
  acceptedAt: v.nullable(instant),
  startedAt: v.nullable(instant),
  readyAt: v.nullable(instant),
  closedAt: v.nullable(instant),
  firstPromisedAt: instant,
  promisedAt: instant,
  /** When the promise was moved last; null where it stands as it was given. */
  movedAt: v.nullable(instant),
  prepMinutes: v.number(),
  /** Why it takes longer or is off, in the reader's language; empty for everyone but the guest who ordered it. */
  whyText: v.string(),
  /** The kitchen's own words for it; empty for everyone but the guest who ordered it. */
  reasonText: v.string(),
})

const lineSchema = v.object({
  title: v.string(),
  options: v.array(v.object({ label: v.string(), value: v.string() })),
  quantity: v.number(),
  lineOre: ore,
  imageUrl: v.nullable(v.string()),
  tint,
  comment: v.string(),
  allergyNote: v.string(),
})

/** An order to a restaurant as its page shows it: how far it is to everybody with the link, the rest to who ordered it. */
export const trackedOrderSchema = v.object({
  /** The number that is called: 1 to 99. */
  number: v.number(),
  mode: v.picklist(serviceModes),
  restaurant: v.object({
    id: v.string(),
    slug: v.string(),
    name: v.string(),
    street: v.string(),
    postcode: v.string(),
    city: v.string(),
    phone: v.string(),
  }),
  status: trackedStatusSchema,
  /** The caller ordered it, and may cancel it while that is possible. */
  isOwn: v.boolean(),
  details: v.nullable(
    v.object({
      name: v.string(),
      tableName: v.nullable(v.string()),
      comment: v.string(),
      allergyNote: v.string(),
      isPaid: v.boolean(),
      /** Null of an order that is paid at the counter. */
      payment: v.nullable(paymentViewSchema),
      totalOre: ore,
      vat: v.array(v.object({ rateBp: v.number(), netOre: ore, vatOre: ore })),
      lines: v.array(lineSchema),
    }),
  ),
})

export type TrackedStatus = v.InferOutput<typeof trackedStatusSchema>
export type TrackedOrder = v.InferOutput<typeof trackedOrderSchema>
