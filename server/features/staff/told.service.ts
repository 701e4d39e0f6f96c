import { queuedMessage } from '#server/features/outbox/message.queries.ts'
import { findActivePerson } from '#server/features/identity/people.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { listOwners } from './admins.repository.ts'

interface Someone {
  id: string
  email: string
}

/** The statements that tell someone, and every owner, that their place has changed. */
export async function notifyOfPlace(ctx: Ctx, someone: Someone): Promise<Statement[]> {
  return [
    await toldPerson(ctx, 'A5-role', someone),
    ...(await notifyOwners(ctx, { kind: 'A5-owners', entityId: someone.id })),
  ]
}

/** The statement that tells someone that their second factor was taken away. */
export function notifyOfFactor(ctx: Ctx, someone: Someone): Promise<Statement> {
  return toldPerson(ctx, 'A4-factor', someone)
}

/** The statements that tell every owner of somebody's place, or of a large refund. */
export async function notifyOwners(
  ctx: Ctx,
  about: { kind: 'A5-owners' | 'A12'; entityId: string },
): Promise<Statement[]> {
  const { factoryId } = ctx.site
  const owners = await listOwners(ctx.database, factoryId)
  return owners.map((owner) =>
    queuedMessage({
      factoryId,
      ...about,
      userId: owner.userId,
      languageCode: owner.languageCode,
      recipient: owner.email,
      at: ctx.now(),
    }),
  )
}

async function toldPerson(
  ctx: Ctx,
  kind: 'A5-role' | 'A4-factor',
  { id, email }: Someone,
): Promise<Statement> {
  const { factoryId } = ctx.site
  const person = await findActivePerson(ctx.database, factoryId, id)
  return queuedMessage({
    factoryId,
    kind,
    entityId: id,
    userId: id,
    languageCode: person?.languageCode ?? ctx.language.code,
    recipient: email,
    at: ctx.now(),
  })
}
