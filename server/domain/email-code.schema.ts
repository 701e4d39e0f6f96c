import * as v from 'valibot'
import { claimCodeSchema } from './claim.schema.ts'
import { emailSchema } from './contact.schema.ts'

/** The address that a code is asked for. */
export const emailToProveSchema = v.strictObject({ email: emailSchema })

/** The same with the code that was mailed there. */
export const emailCodeSchema = v.strictObject({
  ...emailToProveSchema.entries,
  ...claimCodeSchema.entries,
})
