import type { TestApi } from './api.ts'

const hashes = new Map<string, Promise<string>>()

/** Gives a person a password; each one is hashed once per test file. */
export async function withPassword(api: TestApi, userId: string, password: string): Promise<void> {
  const text = password.normalize('NFC')
  const hash = hashes.get(text) ?? api.platform.passwords.hash(text)
  hashes.set(text, hash)
  await api.database.execute({
    sql: 'update users set password_hash = ? where id = ?',
    args: [await hash, userId],
  })
}
