import * as v from 'valibot'

/** A reader is one of the two: staff are signed in too. */
export const readers = ['signed_in', 'signed_out'] as const
export type Reader = (typeof readers)[number]

/** For whom something stands on the site's pages. */
export const audiences = ['everyone', ...readers] as const
export type Audience = (typeof audiences)[number]

/** Everyone, unless it is said: it was so for all that was kept before there were audiences. */
export const audienceSchema = v.optional(v.picklist(audiences, 'audience_unknown'), 'everyone')

/** True where a reader is to see what is for this audience. */
export function isFor(audience: Audience, reader: Reader): boolean {
  return audience === 'everyone' || audience === reader
}
