import { changesOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { titleOutcome, toldTitle } from '#domain/link-titles.ts'
import type {
  EditableFooter,
  FooterTitleAt,
  SaveFooterTitle,
  TitleHistory,
} from '#domain/navigation.schema.ts'
import { isAllowed, mayWriteIn } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { auditedIfChanged } from '#server/audit/audit.queries.ts'
import { raisedEditionIfChanged } from '#server/features/editions/editions.queries.ts'
import {
  allLanguages,
  forgetSite,
  raisedRevisionIfChanged,
  raisedRevisionWhere,
} from '#server/features/shell/revisions.queries.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { getTitleHistory } from '#server/features/titles/title-history.service.ts'
import {
  firstTitleVersions,
  newTitleVersions,
} from '#server/features/titles/title-versions.queries.ts'
import { footerTitles, isSeenTitle, writtenTitle } from '#server/features/titles/titles.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { firstSavedLink, isMade, linkOfKey } from './footer-titles.repository.ts'
import { sectionEdition } from './footer.repository.ts'
import { getEditableFooter } from './footer.service.ts'

/**
 * Saves a link's title in a language where it stands on the page. A link without a row, of which nobody saw a title, is made by it,
 * first and active; it stands in every language's footer, so only who may publish makes one. `stale` where the title is no longer what its writer saw; the same title again is done.
 */
export async function saveFooterTitle(
  ctx: Ctx,
  wish: SaveFooterTitle,
): Promise<Result<EditableFooter>> {
  const { section, linkKey, language, title, seen } = wish
  if (!mayWriteIn(ctx.actor, language)) return refused('forbidden')
  const isOfNone = seen === '' && title !== ''
  const isFirst = isOfNone && isAllowed(ctx.actor, 'content.publish')
  const { source, isReviewed, origin } = wish
  const words = { title, source, isReviewed, origin }
  const written = { ...words, id: linkOfKey(ctx, wish), languageCode: language }
  const first = { id: newId(), ...wish }
  const told = { language, defaultCode: defaultLanguageOf(ctx.site) }
  const answers = await ctx.database.write([
    firstTitleVersions(ctx, footerTitles, written),
    ...(isFirst ? [firstSavedLink(ctx, first)] : []),
    writtenTitle(ctx, footerTitles, written, isSeenTitle(footerTitles, written, seen)),
    auditedIfChanged(ctx, {
      action: 'footer_link_title_saved',
      entity: 'footer_link',
      entityId: `${section}.${linkKey}`,
      data: { language },
      // Nothing is written but over the title that was seen.
      changes: changesOf('footer', ...toldTitle(seen, title, told)),
    }),
    raisedEditionIfChanged(ctx, sectionEdition(section)),
    raisedRevisionIfChanged(ctx, language),
    ...(isFirst ? [raisedRevisionWhere(ctx, isMade(ctx, first.id), allLanguages)] : []),
    newTitleVersions(ctx, footerTitles, written),
  ])
  forgetSite(ctx)
  const current = await getEditableFooter(ctx)
  if (answers[isFirst ? 2 : 1]?.rowsAffected === 1) return done(current)
  const link = current.sections
    .find(({ key }) => key === section)
    ?.links.find((each) => each.linkKey === linkKey)
  if (!link) return refused(isOfNone && !isFirst ? 'forbidden' : 'not_found')
  return titleOutcome(current, { now: link.titles[language] ?? '', title, seen })
}

/** What a link's title was in a language, newest first. `not_found` where there is no such link. */
export function getFooterTitleHistory(
  ctx: Ctx,
  { section, linkKey, language }: FooterTitleAt,
): Promise<Result<TitleHistory>> {
  const id = linkOfKey(ctx, { section, linkKey })
  return getTitleHistory(ctx, footerTitles, { id, language })
}
