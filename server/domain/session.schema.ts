import * as v from 'valibot'
import { roles } from './permissions.ts'

/** Who is signed in, as the interface may know it. */
export const sessionSchema = v.object({
  user: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      email: v.string(),
      languageCode: v.string(),
      role: v.picklist(roles),
    }),
  ),
  /** Epoch ms; null for a visitor. */
  expiresAt: v.nullable(v.number()),
  hasSecondFactor: v.boolean(),
  /** True where the role writes nothing until the second factor is there. */
  lacksSecondFactor: v.boolean(),
})
export type Session = v.InferOutput<typeof sessionSchema>
