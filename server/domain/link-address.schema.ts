import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { isLinkAddress, longestLinkAddress } from './links.ts'

/** What a link may lead to, as it is typed. */
export const linkAddressSchema = v.pipe(
  boundedText(longestLinkAddress, 'address_invalid'),
  v.trim(),
  v.check(isLinkAddress, 'address_invalid'),
)
