import { newsletters } from '#db/schema/index.ts'
import { auditedBy } from '#server/audit/audit.queries.ts'
import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { countedWithin, type Limit } from '#server/features/tries/tries.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'
import { statementOf } from '#server/platform/statement.ts'
import { personOf } from '#server/session/person.ts'
import { isNewsletter, type NewsletterRow } from './newsletters.repository.ts'

/** Puts a test into the outbox, to who asks for it. That it was tested is no change of the newsletter: its `rev` stays. */
export async function writeTest(
  ctx: Ctx,
  { id, title }: NewsletterRow,
  { languageCode, limits, call }: { languageCode: string; limits: readonly Limit[]; call: Call },
): Promise<string> {
  const { email, userId } = personOf(ctx)
  const { factoryId } = ctx.site
  const at = ctx.now()
  await ctx.database.write([
    ...(await countedWithin(limits, at)),
    statementOf(
      build.update(newsletters).set({ testSentAt: at }).where(isNewsletter(factoryId, id)),
    ),
    spentKey(build, call, id),
    queuedMessage({
      ...{ factoryId, kind: 'N0', entityId: id, languageCode, recipient: email, userId, at },
    }),
    auditedBy(ctx, { action: 'newsletter_tested', entity: 'newsletter', entityId: title }),
  ])
  return id
}

/** A newsletter that a test is due of. */
export async function findTested(
  database: Database,
  { factoryId, id }: { factoryId: string; id: string },
): Promise<NewsletterRow | undefined> {
  const [rows] = await database.read([
    build.select().from(newsletters).where(isNewsletter(factoryId, id)),
  ])
  return rows[0]
}
