import { isAllowed } from '#domain/permissions.ts'
import { readersKey } from '#server/site/site.ts'
import type { Ctx } from './context.ts'

/**
 * Under what an isolate remembers what visitors read; undefined for those who may see more than is published, and for editors, who
 * must see what another isolate has just saved.
 */
export function publishedKey(ctx: Ctx): string | undefined {
  return ctx.view || isAllowed(ctx.actor, 'content.read') ? undefined : readersKey(ctx)
}
