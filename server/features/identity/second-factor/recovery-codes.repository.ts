import { and, eq, isNull, sql } from 'drizzle-orm'
import { recoveryCodes } from '#db/schema/index.ts'
import { sha256Hex } from '#domain/ids.ts'
import { newRecoveryCode, plainRecoveryCode, recoveryCodeCount } from '#domain/second-factor.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** New recovery codes, and the statements that put their hashes in the place of the old ones. */
export async function newRecoveryCodes(build: Database['build'], userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  const hashes = await Promise.all(codes.map(recoveryHash))
  const statements: Statement[] = [
    statementOf(build.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))),
    statementOf(
      build.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash }))),
    ),
  ]
  return { codes, statements }
}

/** How a recovery code is kept. */
export function recoveryHash(code: string): Promise<string> {
  return sha256Hex(plainRecoveryCode(code))
}

/** The statement that spends a code: of any number of calls at once it changes a row for one. */
export function spentRecoveryCode(
  build: Database['build'],
  {
    userId,
    codeHash,
    now,
    isOpen,
  }: { userId: string; codeHash: string; now: number; isOpen: ReturnType<typeof sql> },
): Statement {
  return statementOf(
    build
      .update(recoveryCodes)
      .set({ spentAt: now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.spentAt),
          isOpen,
        ),
      ),
  )
}
