import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { emailSchema } from '#domain/contact.schema.ts'
import { asked, onDatabase } from './operator.ts'
import { resetSecondFactor } from './second-factors.ts'
import { stop } from './stop.ts'

// For a person who lost the second factor and every recovery code, and has no owner to ask: the operator of the database takes the factor
// away. It prints a link to choose a new password by, since it may have been lost with the device.
const usage = 'npm run admin:reset-factor -- --email name@example.no'

const { values } = parseArgs({ options: { email: { type: 'string' } } })
const email = v.safeParse(emailSchema, values.email ?? (await asked('E-mail: ')))
if (!email.success) stop(`Check --email.\n${usage}`)

const { origin, answer } = await onDatabase((client) => resetSecondFactor(client, email.output))
if (!answer.ok) stop(answer.reason)
console.log(
  `${email.output} has no second factor any more, and is signed out everywhere. Where the password is lost too, choose one here, once, within the hour:\n\n  ${origin}/${answer.languageCode}/auth/callback#${answer.secret}\n`,
)
process.exit(0)
