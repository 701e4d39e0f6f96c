import { createClient } from '@libsql/client/http'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { emailSchema, nameSchema } from '#domain/contact.schema.ts'
import { adminRoles } from '#domain/permissions.ts'
import { makeAdmin } from './admins.ts'
import { localSite } from './environment.ts'
import { openLocalDatabase } from './local-database.ts'

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

const target = await targetOf(process.env)
const client = createClient(target.database)
const made = await makeAdmin(client, wanted.output)
client.close()
await target.stop()
if (!made.ok) stop(made.reason)
console.log(
  `${wanted.output.email} is ${wanted.output.role} now. Choose a password here, once, within the hour:\n\n  ${target.origin}/${made.languageCode}/auth/callback#${made.secret}\n`,
)
process.exit(0)

/** Asks at the terminal; a program that runs this gives everything on its command line. */
async function asked(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

async function targetOf(environment: NodeJS.ProcessEnv) {
  const url = environment['DATABASE_URL']
  if (!url) {
    const site = localSite()
    if (!existsSync(`${site.folder}/database`))
      stop(`There is no site in ${site.folder} yet. Run npm start once.`)
    const database = await openLocalDatabase(site)
    return {
      database: { url: database.url },
      origin: new URL(site.publicUrl).origin,
      stop: database.stop,
    }
  }
  const publicUrl = environment['PUBLIC_URL']
  if (!publicUrl) stop('Check the environment settings: PUBLIC_URL (missing).')
  const authToken = environment['DATABASE_AUTH_TOKEN']
  return {
    database: { url, ...(authToken ? { authToken } : {}) },
    origin: new URL(publicUrl).origin,
    stop: async () => undefined,
  }
}

function optionOf({ path }: v.BaseIssue<unknown>): string {
  return `--${String(path?.[0]?.key)}`
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
