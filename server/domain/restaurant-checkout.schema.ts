import * as v from 'valibot'
import { boundedLine, boundedText } from './bounded-text.schema.ts'
import { allergenCodes } from './catalog.ts'
import { dishPayments } from './checkout.ts'
import { longestKitchenNote } from './chosen-dish.ts'
import { emailSchema, phoneSchema } from './contact.schema.ts'
import { serviceModes } from './orderable.ts'
import { tint } from './product-card.schema.ts'
import { canBeName, cleanLines } from './typed-text.ts'

const instant = v.pipe(v.number('slot_missing'), v.safeInteger(), v.minValue(0))
const mode = v.picklist(serviceModes, 'delivery_missing')
const note = v.pipe(
  boundedText(4 * longestKitchenNote, 'kitchen_note_long'),
  v.transform(cleanLines),
  v.maxLength(longestKitchenNote, 'kitchen_note_long'),
)
const tableToken = boundedText(100, 'table_unknown')

/** An order to a restaurant as it is typed and as it is sent: one schema for both sides. A message is the code of its sentence. */
export const guestFormSchema = v.pipe(
  v.strictObject({
    mode,
    /** Of the code on the table; empty where the guest sits at none. */
    table: tableToken,
    isAsap: v.boolean(),
    /** The time that was chosen, or as soon as possible the one that was shown: epoch ms. */
    slotAt: instant,
    name: v.pipe(boundedLine(40, 'guest_name_long'), v.check(canBeName, 'name_invalid')),
    phone: v.union([v.literal(''), phoneSchema], 'phone_invalid'),
    email: v.union([v.literal(''), emailSchema], 'email_invalid'),
    payment: v.optional(v.picklist(dishPayments, 'payment_unavailable'), 'pay_at_counter'),
    hasCutlery: v.boolean(),
    comment: note,
    allergyNote: note,
    terms: v.pipe(
      v.boolean(),
      v.check((isAccepted) => isAccepted, 'terms_missing'),
    ),
  }),
  // A guest at a table is found there; one who picks up is called, and reads their receipt, as who pays beforehand does.
  v.forward(
    v.partialCheck(
      [['mode'], ['phone']],
      (form) => form.mode === 'eat_in' || form.phone !== '',
      'phone_invalid',
    ),
    ['phone'],
  ),
  v.forward(
    v.partialCheck(
      [['mode'], ['email'], ['payment']],
      ({ mode: eaten, email, payment }) =>
        (eaten === 'eat_in' && payment === 'pay_at_counter') || email !== '',
      'email_invalid',
    ),
    ['email'],
  ),
)

/** The form with what the guest saw: another total or another cart is shown before anything is taken. */
export const orderDishesSchema = v.strictObject({
  form: guestFormSchema,
  expectedTotalOre: v.pipe(v.number(), v.integer(), v.minValue(0)),
  cartKey: v.pipe(boundedText(16), v.regex(/^[\da-f]{16}$/u)),
})

export const heldSlotSchema = v.strictObject({ mode, slotAt: instant })
export const slotHeldSchema = v.object({
  slotAt: v.number(),
  /** Epoch ms: until then nobody else gets it. */
  until: v.number(),
})

export const restaurantParam = v.object({ id: boundedText(100, 'not_found') })
export const tableParam = v.object({ token: boundedText(100, 'not_found') })
export const dishCheckoutQuery = v.strictObject({
  mode: v.optional(mode),
  table: v.optional(tableToken),
})

export const tableSchema = v.object({
  name: v.string(),
  restaurant: v.object({ id: v.string(), slug: v.string(), name: v.string() }),
})

const notice = v.object({ code: v.string(), message: v.string() })
const vat = v.array(v.object({ rateBp: v.number(), netOre: v.number(), vatOre: v.number() }))

/** What a guest orders, at today's prices in øre, and when they can have it. */
export const dishCheckoutSchema = v.object({
  now: v.number(),
  restaurant: v.object({
    id: v.string(),
    slug: v.string(),
    name: v.string(),
    phone: v.string(),
    address: v.string(),
  }),
  modes: v.array(v.picklist(serviceModes)),
  mode: v.picklist(serviceModes),
  /** The table of the code; null without one. */
  table: v.nullable(v.object({ name: v.string() })),
  /** Why the code is none. */
  tableProblem: v.optional(notice),
  lines: v.array(
    v.object({
      id: v.string(),
      dish: v.string(),
      title: v.string(),
      tint,
      image: v.optional(v.string()),
      options: v.array(v.object({ label: v.string(), value: v.string() })),
      quantity: v.number(),
      lineOre: v.number(),
      /** In the reader's language; empty where it has none. */
      allergenText: v.string(),
      /** What it contains, to compare with what the guest avoids. */
      allergens: v.array(v.picklist(allergenCodes)),
      /** Why it cannot be ordered like this. */
      issue: v.optional(notice),
    }),
  ),
  changes: v.array(notice),
  cartKey: v.string(),
  totalOre: v.number(),
  vat,
  /** The ways of paying that there are, in words. */
  payments: v.array(
    v.object({
      method: v.picklist(dishPayments),
      label: v.string(),
      description: v.string(),
    }),
  ),
  /** When the restaurant takes nothing now: why. */
  closed: v.optional(notice),
  /** The first time at which all of it can be ready; null where there is none. */
  asapAt: v.nullable(v.number()),
  slotMinutes: v.number(),
  acceptMinutes: v.number(),
  isAutoAccepted: v.boolean(),
  days: v.array(
    v.object({
      date: v.string(),
      text: v.string(),
      slots: v.array(v.object({ at: v.number(), isFree: v.boolean() })),
    }),
  ),
  sentences: v.record(v.string(), v.string()),
})

/** An order that was placed: the token of its page, the number that is called, and where it is paid, if online and its provider has answered. */
export const orderedDishesSchema = v.object({
  token: v.string(),
  ticket: v.number(),
  payUrl: v.nullable(v.string()),
})

export type GuestForm = v.InferOutput<typeof guestFormSchema>
export type TypedGuestForm = v.InferInput<typeof guestFormSchema>
export type OrderDishes = v.InferOutput<typeof orderDishesSchema>
export type DishCheckout = v.InferOutput<typeof dishCheckoutSchema>
export type OrderedDishes = v.InferOutput<typeof orderedDishesSchema>
export type HeldSlot = v.InferOutput<typeof heldSlotSchema>
export type SlotHeld = v.InferOutput<typeof slotHeldSchema>
