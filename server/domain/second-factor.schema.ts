import * as v from 'valibot'
import { boundedName, boundedText } from './bounded-text.schema.ts'
import { plainDigits } from './plain-digits.ts'

const secret = v.pipe(boundedText(100), v.minLength(1))
const encoded = boundedText(20_000)
const credentialId = v.pipe(boundedText(1400), v.minLength(1))
const password = v.pipe(boundedText(1000, 'password_wrong'), v.minLength(1, 'password_wrong'))

/** Six digits of any script; apps show them with a space in the middle. */
const oneTimeCode = v.pipe(
  boundedText(50, 'code_wrong'),
  v.transform((typed) => plainDigits(typed).replaceAll(/\s/gu, '')),
  v.regex(/^\d{6}$/u, 'code_wrong'),
)

/** The password once more, before what it protects is changed. */
export const reauthSchema = v.strictObject({ password })

export const totpCodeSchema = v.strictObject({ code: oneTimeCode })

export const secondFactorSchema = v.variant('method', [
  v.strictObject({ ticket: secret, method: v.literal('totp'), code: oneTimeCode }),
  v.strictObject({
    ticket: secret,
    method: v.literal('recovery'),
    code: v.pipe(boundedText(100, 'code_wrong'), v.minLength(1, 'code_wrong')),
  }),
])
export type SecondFactorInput = v.InferOutput<typeof secondFactorSchema>

/** What browsers add to a credential beside what is checked is dropped: their standard grows. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: v.literal('public-key'),
  clientExtensionResults: v.object({}),
}

export const newPasskeySchema = v.strictObject({
  ticket: secret,
  name: boundedName(60, 'passkey_name_long', 'passkey_name_missing'),
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: v.exactOptional(v.pipe(v.array(boundedText(30)), v.maxLength(10))),
    }),
  }),
})
export type NewPasskey = v.InferOutput<typeof newPasskeySchema>

export const passkeySignInSchema = v.strictObject({
  ticket: secret,
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: v.exactOptional(boundedText(200)),
    }),
  }),
})
export type PasskeySignIn = v.InferOutput<typeof passkeySignInSchema>

export const passkeyIdSchema = v.object({ id: credentialId })

export const passkeySchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Epoch ms. */
  createdAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
  /** True where the person's other devices have it too. */
  isBackedUp: v.boolean(),
})
export type Passkey = v.InferOutput<typeof passkeySchema>

export const securitySchema = v.object({
  hasPassword: v.boolean(),
  totp: v.boolean(),
  recoveryLeft: v.number(),
  passkeys: v.array(passkeySchema),
})
export type Security = v.InferOutput<typeof securitySchema>

export const enrolmentSchema = v.object({
  /** Base32. */
  secret: v.string(),
  /** `otpauth://…`: what the picture says. */
  uri: v.string(),
  /** A square of `size` modules, drawn by one path. */
  qr: v.object({ size: v.number(), path: v.string() }),
})
export type Enrolment = v.InferOutput<typeof enrolmentSchema>

export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>

/** What the browser hands to `navigator.credentials`, as it is. */
export const passkeyOptionsSchema = v.object({ ticket: v.string(), options: v.looseObject({}) })
