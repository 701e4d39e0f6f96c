import * as v from 'valibot'
import { boundedText } from './bounded-text.schema.ts'
import { plainDigits } from './plain-digits.ts'

export const claimCodeDigits = 8

/** How long a mailed code opens its order. */
export const claimCodeLifeMs = 10 * 60_000

/** The code that was mailed to the order's address; spaces and digits of other scripts are fine. */
export const claimCodeSchema = v.strictObject({
  code: v.pipe(
    boundedText(40),
    v.transform((text) => plainDigits(text).replaceAll(/\s/gu, '')),
    v.regex(/^\d{8}$/u, 'code_wrong'),
  ),
})
