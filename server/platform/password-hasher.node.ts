import initialize from '@phi-ag/argon2/node'
import { argonHasher, type PasswordHasher } from './password-hasher.ts'

/** For scripts and tests, which run on Node. */
export function nodePasswordHasher(): PasswordHasher {
  return argonHasher(() => initialize())
}
