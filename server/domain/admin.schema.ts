import * as v from 'valibot'
import { adminRoles } from './permissions.ts'

const abilitySchema = v.object({
  permission: v.string(),
  /** In the reader's language. */
  text: v.string(),
})

/** The admin panel's start page: who works here, as what, and what that opens. */
export const adminStartSchema = v.object({
  name: v.string(),
  role: v.picklist(adminRoles),
  roleText: v.string(),
  abilities: v.object({ reads: v.array(abilitySchema), writes: v.array(abilitySchema) }),
  hasSecondFactor: v.boolean(),
  /** True where nothing can be changed before the second factor is there. */
  lacksSecondFactor: v.boolean(),
  /** The languages that they may write in; all where this is left out. */
  languages: v.optional(v.array(v.string())),
})
export type AdminStart = v.InferOutput<typeof adminStartSchema>
export type Ability = v.InferOutput<typeof abilitySchema>

/** What may need someone, the most urgent first; a kind is asked for by those who may see it. */
const needKinds = [
  'mails_failed',
  'orders_placed',
  'admins_without_factor',
  'products_sold_out',
  'texts_missing',
] as const
export type NeedKind = (typeof needKinds)[number]

const needSchema = v.object({
  kind: v.picklist(needKinds),
  count: v.number(),
  /** Since when the oldest of them waits, epoch ms; null where time does not matter. */
  since: v.nullable(v.number()),
  /** The count by language, where it has languages. */
  parts: v.array(v.object({ label: v.string(), count: v.number() })),
})
export type Need = v.InferOutput<typeof needSchema>

/** The start page of the workspace: only what is there, nothing with a count of 0. */
export const todaySchema = v.object({
  /** Epoch ms: the page's greeting and its date are the same on the server and in the browser. */
  now: v.number(),
  needs: v.array(needSchema),
})
export type Today = v.InferOutput<typeof todaySchema>
