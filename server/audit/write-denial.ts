import type { Permission } from '#domain/permissions.ts'
import type { Ctx } from '#server/http/context.ts'
import { auditedBy } from './audit.queries.ts'

/** Keeps in the audit log that somebody who is signed in was refused for the lack of a permission; the answer does not wait for it. */
export function writeDenial(ctx: Ctx, permission: Permission): void {
  const entry = { action: 'denied', entity: 'permission', entityId: permission } as const
  ctx.later(ctx.database.write([auditedBy(ctx, entry)]))
}
