import * as v from 'valibot'
import { tokenPurposes } from './accounts.ts'
import { boundedText } from './bounded-text.schema.ts'
import { emailSchema, nameSchema } from './contact.schema.ts'

/** Longer than any password that is taken, so that the rule and not the door refuses it. */
const typedPassword = boundedText(2000)
const mailedToken = v.pipe(boundedText(200), v.minLength(1))

export const signUpSchema = v.strictObject({
  email: emailSchema,
  password: typedPassword,
  name: nameSchema,
})
export const signInSchema = v.strictObject({ email: emailSchema, password: typedPassword })
export const addressSchema = v.strictObject({ email: emailSchema })
export const mailedTokenSchema = v.strictObject({ token: mailedToken })
export const resetSchema = v.strictObject({ token: mailedToken, password: typedPassword })
export const emptySchema = v.strictObject({})

/** What the page behind a mailed link is about. */
export const linkSchema = v.object({ purpose: v.picklist(tokenPurposes), email: v.string() })

/** How a sign-in ended: with a session, or with a ticket that waits five minutes for the second factor. */
export const signInAnswerSchema = v.variant('status', [
  v.object({ status: v.literal('signed_in'), mergedItems: v.number() }),
  v.object({
    status: v.literal('second_factor'),
    ticket: v.string(),
    methods: v.array(v.picklist(['totp', 'recovery', 'passkey'])),
  }),
])

export type SignUp = v.InferOutput<typeof signUpSchema>
export type SignIn = v.InferOutput<typeof signInSchema>
export type Reset = v.InferOutput<typeof resetSchema>
export type MailedLink = v.InferOutput<typeof linkSchema>
export type SignInAnswer = v.InferOutput<typeof signInAnswerSchema>
