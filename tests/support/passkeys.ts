import type { Passkey } from '#domain/second-factor.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { type Behaviour, newAuthenticator } from './authenticator.ts'
import { newOwner, password } from './second-factor.ts'

export const site = 'http://matverk.test'

export interface Asked {
  ticket: string
  options: { challenge: string; [more: string]: unknown }
}
export type Owner = Awaited<ReturnType<typeof newOwner>>
export type Authenticator = Awaited<ReturnType<typeof newAuthenticator>>

/** What a browser is asked to make a passkey from. */
export async function beginPasskey(owner: Visitor): Promise<Asked> {
  const asked = await owner.send('POST', '/api/account/passkeys/options', { password })
  return (await asked.json()) as Asked
}

/** What a browser is asked to sign in with. */
export async function askForPasskey(visitor: Visitor): Promise<Asked> {
  return (await (await visitor.send('POST', '/api/auth/passkeys/options', {})).json()) as Asked
}

export async function addPasskey(
  owner: Owner,
  authenticator: Authenticator,
  behaviour: Behaviour = {},
): Promise<Response> {
  const { ticket, options } = await beginPasskey(owner)
  const response = await authenticator.make(options, behaviour)
  return owner.send('POST', '/api/account/passkeys', { ticket, name: 'My phone', response })
}

/** Someone signed in, with a password and a passkey. */
export async function newPasskeyHolder(api: TestApi, role: 'customer' | 'owner' = 'customer') {
  const owner = await newOwner(api, role)
  const authenticator = await newAuthenticator(site, owner.person.id)
  const added = await addPasskey(owner, authenticator)
  if (!added.ok) throw new Error(await added.text())
  return { owner, authenticator, passkey: (await added.json()) as Passkey }
}

/** What a browser sends to sign in with a passkey. */
export async function passkeyAnswer(
  visitor: Visitor,
  authenticator: Authenticator,
  behaviour: Behaviour = {},
) {
  const { ticket, options } = await askForPasskey(visitor)
  return { ticket, response: await authenticator.sign(options, behaviour) }
}
