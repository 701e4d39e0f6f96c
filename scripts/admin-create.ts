import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { emailSchema, nameSchema } from '#domain/contact.schema.ts'
import { adminRoles } from '#domain/permissions.ts'
import { makeAdmin } from './admins.ts'
import { asked, onDatabase } from './operator.ts'
import { stop } from './stop.ts'

// Makes an admin: in the database of DATABASE_URL, else in the one of this machine's site. It prints a link, used once within
// the hour, by which the person chooses a password: none stands on a command line or is known to two.
const wantedSchema = v.object({
  email: emailSchema,
  name: nameSchema,
  role: v.picklist(adminRoles),
})

const usage = `npm run admin:create -- --email name@example.no --name "Full Name" --role owner
Roles: ${adminRoles.join(', ')}.`

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string', default: 'owner' },
  },
})
const wanted = v.safeParse(wantedSchema, {
  email: values.email ?? (await asked('E-mail: ')),
  name: values.name ?? (await asked('Name: ')),
  role: values.role,
})
if (!wanted.success) stop(`Check ${wanted.issues.map(optionOf).join(', ')}.\n${usage}`)

const { origin, answer: made } = await onDatabase((client) => makeAdmin(client, wanted.output))
if (!made.ok) stop(made.reason)
console.log(
  `${wanted.output.email} is ${wanted.output.role} now. Choose a password here, once, within the hour:\n\n  ${origin}/${made.languageCode}/auth/callback#${made.secret}\n`,
)
process.exit(0)

function optionOf({ path }: v.BaseIssue<unknown>): string {
  return `--${String(path?.[0]?.key)}`
}
