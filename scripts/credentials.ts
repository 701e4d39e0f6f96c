import type { Client } from '@libsql/client/http'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  changePasswords,
  demoEmails,
  type DemoRole,
  fillPeople,
  hasPeople,
} from '#db/seed/people.ts'
import { randomLetters } from '#domain/ids.ts'
import { nodePasswordHasher } from '#server/platform/password-hasher.node.ts'

export type Credentials = Record<DemoRole, { email: string; password: string }>

const onlyOwner = 0o600
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 5

/**
 * What the demo's people sign in with: made at random the first time, and kept in the data folder, for its owner's eyes alone.
 * Delete the file, and the next start gives them new passwords.
 */
export async function demoCredentials(client: Client, folder: string): Promise<Credentials> {
  const file = `${folder}/credentials.json`
  const isFilled = await hasPeople(client)
  if (isFilled && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Credentials
  const made: Credentials = {
    owner: { email: demoEmails.owner, password: newPassword() },
    customer: { email: demoEmails.customer, password: newPassword() },
  }
  const hasher = nodePasswordHasher()
  const hashes = {
    owner: await hasher.hash(made.owner.password),
    customer: await hasher.hash(made.customer.password),
  }
  if (isFilled) await changePasswords(client, hashes)
  else await fillPeople(client, hashes)
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: onlyOwner })
  chmodSync(file, onlyOwner)
  return made
}

/** Who can sign in, and where, as the terminal says it. */
export function signInText(publicUrl: string, credentials: Credentials): string {
  const rows = Object.entries(credentials).map(
    ([role, { email, password }]) => `    ${role.padEnd(10)}${email.padEnd(22)}${password}`,
  )
  return [`  Sign in on ${publicUrl}/auth as`, ...rows].join('\n')
}

/** Twenty letters that nobody confuses: 98 bits, to be typed from a terminal. */
function newPassword(): string {
  return Array.from({ length: groups }, () => randomLetters(letters, groupLength)).join('-')
}
