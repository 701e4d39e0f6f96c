import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { cartSchema } from './cart.schema.ts'
import { emailSchema, nameSchema, phoneSchema } from './contact.schema.ts'
import { chosenLanguageSchema } from './language-code.schema.ts'
import { orderStatuses } from './orders.ts'

/** The number of the row that the writer saw: another one means that somebody was faster. */
export const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Long enough for every password that was ever taken, and no work for what is longer. */
const typedPassword = v.pipe(boundedText(1000), v.minLength(1, 'password_wrong'))

export const nothingSchema = v.strictObject({})
export const idSchema = v.object({ id: boundedText(100) })

export const changeProfileSchema = v.strictObject({
  name: v.optional(nameSchema),
  phone: v.optional(v.union([v.literal(''), phoneSchema], 'phone_invalid')),
  languageCode: v.optional(chosenLanguageSchema),
  rev,
})
export type ChangeProfile = v.InferOutput<typeof changeProfileSchema>

export const changeEmailSchema = v.strictObject({ email: emailSchema, password: typedPassword })
export type ChangeEmail = v.InferOutput<typeof changeEmailSchema>

export const changePasswordSchema = v.strictObject({
  current: typedPassword,
  next: boundedText(1000, 'password_weak'),
})
export type ChangePassword = v.InferOutput<typeof changePasswordSchema>

/** By password, or by the secret of a link that was mailed for it. */
export const eraseSchema = v.union([
  v.strictObject({ password: typedPassword }),
  v.strictObject({ proof: boundedText(200) }),
])
export type Erase = v.InferOutput<typeof eraseSchema>

export const profileSchema = v.object({
  name: v.string(),
  email: v.string(),
  /** Empty where none is known. */
  phone: v.string(),
  /** The language of the page for a start, and of every mail. */
  languageCode: v.string(),
  rev: v.number(),
})
export type Profile = v.InferOutput<typeof profileSchema>

const ownOrderSchema = v.object({
  token: v.string(),
  number: v.string(),
  status: v.picklist(orderStatuses),
  statusText: v.string(),
  /** Epoch ms. */
  placedAt: v.number(),
  placedText: v.string(),
  totalOre: v.number(),
  /** How many things, and the titles of the first three lines. */
  itemCount: v.number(),
  titles: v.array(v.string()),
  canCancel: v.boolean(),
})
export type OwnOrder = v.InferOutput<typeof ownOrderSchema>

export const ownOrdersSchema = v.object({
  orders: v.array(ownOrderSchema),
  page: v.number(),
  pages: v.number(),
  total: v.number(),
})
export type OwnOrders = v.InferOutput<typeof ownOrdersSchema>

export const pageSchema = v.strictObject({
  page: v.optional(
    v.pipe(
      boundedText(4),
      v.regex(/^[1-9]\d{0,3}$/u),
      v.transform((text) => Number(text)),
    ),
    '1',
  ),
})

export const overviewSchema = v.object({
  profile: profileSchema,
  /** The last three. */
  orders: v.array(ownOrderSchema),
  addressCount: v.number(),
  listCount: v.number(),
})
export type Overview = v.InferOutput<typeof overviewSchema>

/** The cart after several things were put into it, and what stayed out of it and why, in the reader's language. */
export const filledCartSchema = v.object({
  cart: cartSchema,
  left: v.array(v.object({ title: v.string(), message: v.string() })),
})
export type FilledCart = v.InferOutput<typeof filledCartSchema>

export const ownSessionsSchema = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      /** Browser and system. */
      device: v.string(),
      /** Epoch ms. */
      createdAt: v.number(),
      lastSeenAt: v.number(),
      isCurrent: v.boolean(),
    }),
  ),
})
export type OwnSessions = v.InferOutput<typeof ownSessionsSchema>

export const endedSchema = v.object({ ended: v.number() })
