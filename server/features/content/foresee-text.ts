import * as v from 'valibot'
import { textAddressSchema, textLanguageSchema } from '#domain/editing.schema.ts'
import type { Foresight } from '#server/http/caller.ts'
import { foreseenText } from './find-text.ts'

const languageIn = v.object(textLanguageSchema.entries)

/** The text that a call asks for or writes. What the call says wrongly is refused by the route itself. */
export const foreseeText: Foresight = async (c, { site }) => {
  const address = v.safeParse(textAddressSchema, c.req.param())
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  const said = isRead ? c.req.query() : await c.req.json().catch(() => undefined)
  const chosen = v.safeParse(languageIn, said)
  return address.success && chosen.success
    ? foreseenText(site, { ...address.output, ...chosen.output })
    : []
}
