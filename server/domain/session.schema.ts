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
      /** True where the role writes nothing until the second factor is there. */
      lacksSecondFactor: v.boolean(),
      /** They look after a seller; left out where they do not. */
      isSeller: v.optional(v.boolean()),
      /** The languages that they may write in; all where this is left out. */
      languages: v.optional(v.array(v.string())),
    }),
  ),
  /** Epoch ms; null for a visitor. */
  expiresAt: v.nullable(v.number()),
  hasSecondFactor: v.boolean(),
})
export type Session = v.InferOutput<typeof sessionSchema>
