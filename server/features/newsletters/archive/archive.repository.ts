import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { media, newsletters, pageContents } from '#db/schema/index.ts'
import type { DrawnPicture } from '#domain/media.schema.ts'
import { letterPage } from '#domain/newsletters.ts'
import { contentQueryWhere } from '#server/features/content/content.queries.ts'
import type { ViewedScope } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

/** How many the archive shows. */
const mostArchived = 60

/** The public newsletters whose sending has begun, the last first, each with its subject, its preheader and its first picture. */
export async function listArchived(database: Database, scope: ViewedScope) {
  const [letters] = await database.read([
    build
      .select({
        id: newsletters.id,
        shareableUrl: newsletters.shareableUrl,
        startedAt: newsletters.startedAt,
        picture: firstPicture(scope.factoryId),
      })
      .from(newsletters)
      .where(
        and(
          eq(newsletters.factoryId, scope.factoryId),
          eq(newsletters.isPublic, true),
          isNotNull(newsletters.startedAt),
        ),
      )
      .orderBy(desc(newsletters.startedAt), desc(newsletters.id))
      .limit(mostArchived),
  ])
  const [first, ...rest] = letters.map(({ id }) => subjectQuery(scope, letterPage(id)))
  const texts = first ? await database.read([first, ...rest]) : []
  return letters.map((letter, at) => ({ ...letter, rows: texts[at] ?? [] }))
}

function subjectQuery(scope: ViewedScope, page: string) {
  return contentQueryWhere(
    build,
    scope,
    and(
      eq(pageContents.pageSlug, page),
      inArray(pageContents.contentKey, ['subject', 'preheader']),
    ),
  )
}

/** The first picture of a newsletter, in the order of its blocks. */
function firstPicture(factoryId: string): SQL<DrawnPicture | null> {
  return sql<DrawnPicture | null>`(select json_object('id', it.id, 'version', it.version, 'width', it.width, 'height', it.height,
      'focalX', it.focal_x, 'focalY', it.focal_y)
    from page_sections as block join ${media} as it on it.factory_id = ${factoryId}
      and it.id = substr(block.settings ->> 'picture', 8, instr(substr(block.settings ->> 'picture', 8), '/') - 1)
    where block.factory_id = ${factoryId} and block.page_slug = 'letter-' || newsletters.id
      and block.kind = 'letter-picture' and block.is_hidden = 0 and block.removed_at is null
    order by block.sort_order limit 1)`.mapWith((text: string | null) =>
    text === null ? null : (JSON.parse(text) as DrawnPicture),
  )
}
