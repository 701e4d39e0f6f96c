import Argon2 from '@phi-ag/argon2'
import module from '@phi-ag/argon2/argon2.wasm'
import { argonHasher, type PasswordHasher } from './password-hasher.ts'

/** For workerd, at once and without a promise: one request cannot wait for another one's. */
export function workerPasswordHasher(): PasswordHasher {
  return argonHasher(() => new Argon2(new WebAssembly.Instance(module)))
}
