import type Argon2 from '@phi-ag/argon2'

/** Makes and checks argon2id hashes in their encoded form, 30 ms of processor each. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  isRight(encoded: string, password: string): Promise<boolean>
}

/** What OWASP asks of argon2id at the least: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The hasher on one instance of argon2 for all calls: its memory only grows, so that each further one would keep its own. */
export function argonHasher(load: () => Argon2 | Promise<Argon2>): PasswordHasher {
  let loaded: Argon2 | Promise<Argon2> | undefined
  async function argon(): Promise<Argon2> {
    loaded ??= load()
    return loaded
  }
  return {
    hash: async (password) => (await argon()).hash(password, cost).encoded,
    isRight: async (encoded, password) => (await argon()).tryVerify(encoded, password).success,
  }
}
