import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { withoutPasskeys } from './passkeys.repository.ts'
import { withoutTotp } from './totp.repository.ts'

/** The statements that take all second factors of a person away, with what they had by them. */
export function withoutFactors(build: Database['build'], userId: string): Statement[] {
  return [withoutTotp(build, userId), ...withoutPasskeys(build, userId)]
}
