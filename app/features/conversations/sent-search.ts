import * as v from 'valibot'

/** The number of what was sent, in the address: without scripts nothing else tells the page. */
export const sentSearch = v.object({
  sent: v.optional(
    v.fallback(v.optional(v.pipe(v.string(), v.regex(/^M-\d\d-\d{5,9}$/u))), undefined),
  ),
})
