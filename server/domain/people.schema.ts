import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedText } from './bounded-text.schema.ts'
import { emailSchema, nameSchema } from './contact.schema.ts'
import { chosenLanguageSchema } from './language-code.schema.ts'
import { listChoice, listPage, listSearch } from './list-query.schema.ts'
import { type AdminRole, adminRoles } from './permissions.ts'

export const peoplePageSize = 50

/** Someone whose invitation is open is not in yet; who is inactive has no power, and can get it back. */
export const adminStates = ['active', 'invited', 'inactive'] as const
export type AdminState = (typeof adminStates)[number]

const typedPassword = v.pipe(boundedText(1000, 'password_wrong'), v.minLength(1, 'password_wrong'))
/** A translator's own languages; null is all of them. */
const languages = v.nullable(
  v.pipe(v.array(chosenLanguageSchema), v.minLength(1), v.maxLength(100)),
)

const peopleSorts = ['name', '-name', 'role', '-role', 'seen', '-seen'] as const

/** How the list is asked for; what makes no sense is left out rather than refused, since it comes from an address. */
export const peopleQuerySchema = v.object({
  q: listSearch,
  role: listChoice(adminRoles),
  state: listChoice(adminStates),
  factor: listChoice(['none'] as const),
  sort: listChoice(peopleSorts),
  page: listPage,
})
export type PeopleQuery = v.InferOutput<typeof peopleQuerySchema>

export const adminPersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(adminRoles),
  /** In the reader's language. */
  roleText: v.string(),
  state: v.picklist(adminStates),
  languages: v.nullable(v.array(v.string())),
  hasSecondFactor: v.boolean(),
  /** Where they are signed in now. */
  sessions: v.number(),
  /** Epoch ms; null for who has never been here. */
  lastSeenAt: v.nullable(v.number()),
  createdAt: v.number(),
  rev: v.number(),
})
export type AdminPerson = v.InferOutput<typeof adminPersonSchema>

export const adminPeopleSchema = v.object({
  people: v.array(adminPersonSchema),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type AdminPeople = v.InferOutput<typeof adminPeopleSchema>

/** Only who translates has languages of their own: they would limit an editor where nobody sees it. */
function withOwnLanguages<Place extends { role: AdminRole; languages: string[] | null }>(
  place: Place,
) {
  return place.role === 'translator' ? place : { ...place, languages: null }
}

export const inviteSchema = v.pipe(
  v.strictObject({
    email: emailSchema,
    name: nameSchema,
    role: v.picklist(adminRoles),
    languages: v.optional(languages, null),
    password: typedPassword,
  }),
  v.transform(withOwnLanguages),
)
export type Invite = v.InferOutput<typeof inviteSchema>

export const changeAdminSchema = v.pipe(
  v.strictObject({
    role: v.picklist(adminRoles),
    languages: v.optional(languages, null),
    isActive: v.boolean(),
    rev,
    password: typedPassword,
  }),
  v.transform(withOwnLanguages),
)
export type ChangeAdmin = v.InferOutput<typeof changeAdminSchema>
