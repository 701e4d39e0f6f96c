import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'

/** Epoch ms. */
const instant = v.number()

export const queueParam = v.object({ restaurantId: boundedText(64, 'not_found') })

/** What hangs on a restaurant's wall: numbers, and nothing of those who wait. The same for everybody, in every language. */
export const queueSchema = v.object({
  /** The restaurant's revision: the answer's tag. */
  rev: v.number(),
  serverTime: instant,
  /** Until then nothing but the revision changes it: later it is asked for without its tag. */
  freshUntil: instant,
  /** The restaurant's name in each of its languages. */
  names: v.record(v.string(), v.string()),
  opening: v.object({
    isOpen: v.boolean(),
    /** Until when it is open, or when it opens; unknown where that is not within the next weeks. */
    at: v.optional(instant),
  }),
  /** By the time for which they are promised, at most `mostPrepared`. */
  preparing: v.array(v.number()),
  /** The latest first. */
  ready: v.array(v.object({ ticket: v.number(), at: instant })),
})

/** So many numbers are read at a glance. */
export const mostPrepared = 20
/** A number is called for so long; a guest who comes later asks at the counter. */
export const calledMs = 15 * 60_000

export type Queue = v.InferOutput<typeof queueSchema>
