import { sha256Hex } from '#domain/ids.ts'
import { findTerms } from '#server/features/orders/terms.queries.ts'
import type { Scope } from '#server/http/scope.ts'
import type { Database } from '#server/platform/database.ts'

const versionLetters = 12

/** Which words of the terms somebody has accepted: the beginning of the hash of what they read. */
export async function findTermsVersion(database: Database, scope: Scope): Promise<string> {
  return (await sha256Hex(await findTerms(database, scope))).slice(0, versionLetters)
}
