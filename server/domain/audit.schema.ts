import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { roles } from './permissions.ts'

export const auditPageSize = 50

const day = v.optional(v.fallback(v.optional(v.pipe(boundedText(10), v.isoDate())), undefined))
const word = v.optional(
  v.fallback(v.optional(v.pipe(boundedText(100), v.regex(/^[\w-]+$/u))), undefined),
)

/** What is asked of the log; what makes no sense is left out rather than refused, since it comes from an address. */
export const auditQuerySchema = v.object({
  actor: word,
  action: word,
  entity: word,
  /** Days of the factory's calendar, both included. */
  from: day,
  to: day,
  /** The id of the last row of the page before. */
  before: word,
})
export type AuditQuery = v.InferOutput<typeof auditQuerySchema>

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]))
const auditChangeSchema = v.object({
  of: v.string(),
  field: v.string(),
  before: v.optional(value),
  after: v.optional(value),
})

const auditEntrySchema = v.object({
  id: v.string(),
  /** Epoch ms. */
  at: v.number(),
  action: v.string(),
  /** What was done, as one sentence in the reader's language. */
  text: v.string(),
  /** Who did it; null where nobody was signed in, or the person has gone. */
  actor: v.nullable(v.object({ id: v.string(), name: v.string() })),
  role: v.union([v.picklist(roles), v.string()]),
  roleText: v.string(),
  entity: v.string(),
  entityId: v.nullable(v.string()),
  /** The name of who or what it was done to, where it is somebody. */
  entityName: v.nullable(v.string()),
  data: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** What was there before and after; null where the entry has no such thing, as a sign-in. */
  changes: v.nullable(v.array(auditChangeSchema)),
  /** How many changes the log does not name. */
  more: v.number(),
  requestId: v.string(),
})
export type AuditLogEntry = v.InferOutput<typeof auditEntrySchema>

const choice = v.object({ value: v.string(), label: v.string() })

export const auditLogSchema = v.object({
  entries: v.array(auditEntrySchema),
  /** Asked for as `before`: the older rows; null where there are none. */
  older: v.nullable(v.string()),
  /** Epoch ms: both sides say the same "3 minutes ago". */
  now: v.number(),
  /** What the filters offer: who works here and has an entry, and all that the site writes down. */
  choices: v.object({
    actors: v.array(choice),
    actions: v.array(choice),
    entities: v.array(choice),
  }),
})
export type AuditLog = v.InferOutput<typeof auditLogSchema>
