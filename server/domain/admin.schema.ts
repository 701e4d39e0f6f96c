import * as v from 'valibot'
import { adminRoles } from './permissions.ts'

const abilitySchema = v.object({
  permission: v.string(),
  /** In the reader's language. */
  text: v.string(),
})

/** The admin panel's start page: who works here, as what, and what that opens. */
export const adminStartSchema = v.object({
  name: v.string(),
  role: v.picklist(adminRoles),
  roleText: v.string(),
  abilities: v.object({ reads: v.array(abilitySchema), writes: v.array(abilitySchema) }),
  hasSecondFactor: v.boolean(),
  /** True where nothing can be changed before the second factor is there. */
  lacksSecondFactor: v.boolean(),
})
export type AdminStart = v.InferOutput<typeof adminStartSchema>
export type Ability = v.InferOutput<typeof abilitySchema>
