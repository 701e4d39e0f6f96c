import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  media,
  pageContents,
  pageContentTranslations,
  pageSections,
  subscribers,
  subscriptions,
} from '#db/schema/index.ts'
import { letterPage } from '#domain/newsletters.ts'
import { isReceiver } from '#server/features/newsletters/sending/audience.queries.ts'
import { build } from '#server/platform/build.ts'

interface Of {
  factoryId: string
  newsletterId: string
}

/** All words of a newsletter, in every language that has some, without those of blocks that were removed. */
export function letterWordsQuery({ factoryId, newsletterId }: Of) {
  return build
    .select({
      key: pageContents.contentKey,
      type: pageContents.contentType,
      code: pageContentTranslations.languageCode,
      value: pageContentTranslations.contentValue,
    })
    .from(pageContents)
    .innerJoin(pageContentTranslations, eq(pageContentTranslations.pageContentId, pageContents.id))
    .where(
      and(
        eq(pageContents.factoryId, factoryId),
        eq(pageContents.pageSlug, letterPage(newsletterId)),
        isNull(pageContents.removedAt),
        sql`${pageContentTranslations.contentValue} <> ''`,
      ),
    )
}

/** The blocks of a newsletter that its readers see. */
export function letterBlocksQuery({ factoryId, newsletterId }: Of) {
  return build
    .select({
      number: pageSections.number,
      kind: pageSections.kind,
      settings: pageSections.settings,
    })
    .from(pageSections)
    .where(
      and(
        eq(pageSections.factoryId, factoryId),
        eq(pageSections.pageSlug, letterPage(newsletterId)),
        eq(pageSections.isHidden, false),
        isNull(pageSections.removedAt),
      ),
    )
    .orderBy(asc(pageSections.sortOrder))
}

/** How many would get a newsletter now, by the language that they read. */
export function audienceQuery(newsletter: Parameters<typeof isReceiver>[0]) {
  const { languageCode } = subscribers
  return build
    .select({ code: languageCode, count: count() })
    .from(subscriptions)
    .innerJoin(subscribers, eq(subscribers.id, subscriptions.subscriberId))
    .where(isReceiver(newsletter))
    .groupBy(languageCode)
}

/** Which of these pictures and files the library has. */
export function knownMediaQuery(factoryId: string, ids: readonly string[]) {
  return build
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.factoryId, factoryId), inArray(media.id, [...ids])))
}
