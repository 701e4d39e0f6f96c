import { newId } from '#domain/ids.ts'
import type { EditableFooter, SaveFooterTitle } from '#domain/navigation.schema.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedBy } from '#server/features/accounts/audit.queries.ts'
import { forgetSite, raisedRevision } from '#server/features/shell/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { firstSavedLink, titledLink } from './footer-titles.repository.ts'
import { getEditableFooter } from './footer.service.ts'

/**
 * Saves a link's title in a language where it stands on the page. A link without a row is made by it, first and active (ledger
 * F03). The same title twice leaves one.
 */
export async function saveFooterTitle(
  ctx: Ctx,
  input: SaveFooterTitle,
): Promise<Result<EditableFooter>> {
  if (!mayWriteIn(ctx.actor, input.language)) return refused('forbidden')
  await ctx.database.write([
    firstSavedLink(ctx, { id: newId(), ...input }),
    titledLink(ctx, input),
    raisedRevision(ctx, input.language),
    auditedBy(ctx, {
      action: 'footer_link_title_saved',
      entity: 'footer_link',
      entityId: `${input.section}.${input.linkKey}`,
      data: { language: input.language },
    }),
  ])
  forgetSite(ctx)
  return done(await getEditableFooter(ctx))
}
