import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'

/** What the mail provider, or a script beside the mail server, reports of one mail. */
export const bounceReportSchema = v.object({
  /** Names the report: the same one twice counts once. */
  id: v.pipe(boundedText(200), v.minLength(1)),
  type: v.picklist(['hard', 'soft', 'complaint']),
  /** The Message-ID of the mail, with or without its angle brackets. */
  messageId: v.pipe(boundedText(400), v.minLength(1)),
})
export type BounceReport = v.InferOutput<typeof bounceReportSchema>

export const bounceHeadersSchema = v.object({
  /** When the report was signed, in seconds since 1970. */
  'x-timestamp': v.optional(boundedText(20), ''),
  /** HMAC-SHA256 of `{timestamp}.{body}` with the secret, in hex. */
  'x-signature': v.optional(boundedText(100), ''),
})
