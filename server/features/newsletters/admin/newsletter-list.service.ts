import {
  type AdminNewsletters,
  type NewsletterQuery,
  newslettersPageSize,
} from '#domain/admin-newsletters.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import { contentQuery, textsFrom } from '#server/features/content/content.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import {
  deliveryCountsQuery,
  newslettersNamed,
  newslettersQuery,
  newsletterTotalQuery,
} from './newsletter-list.queries.ts'
import { listName } from './newsletter-view.ts'

/** One page of the newsletters; only those who may send them see how many got each. */
export async function getAdminNewsletters(
  ctx: Ctx,
  query: NewsletterQuery,
): Promise<AdminNewsletters> {
  const scope = scopeOf(ctx)
  const of = { factoryId: ctx.site.factoryId, defaultCode: defaultLanguageOf(ctx.site) }
  const asked = { ...of, query, found: await newslettersNamed(ctx.database, of, query.q) }
  const [rows, totals, words] = await ctx.database.read([
    newslettersQuery(asked),
    newsletterTotalQuery(asked),
    contentQuery(build, { ...scope, pageSlug: 'newsletter' }),
  ])
  const total = totals[0]?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / newslettersPageSize))
  // An address of before some were removed, or a mistyped one.
  if (query.page > lastPage) return getAdminNewsletters(ctx, { ...query, page: lastPage })
  const figuresOf = await figuresOfAll(
    ctx,
    rows.map(({ newsletter }) => newsletter.id),
  )
  const texts = textsFrom(words, scope)
  return {
    newsletters: rows.map(({ newsletter, listKey, subject }) => {
      const { id, title, status, pauseReason, sendAt, startedAt, finishedAt } = newsletter
      return {
        ...{ id, title, status, pauseReason, subject, sendAt, startedAt, finishedAt },
        listName: listName(texts, listKey),
        updatedAt: newsletter.updatedAt,
        rev: newsletter.rev,
        figures: figuresOf(id),
      }
    }),
    ...{ total, page: query.page, pageSize: newslettersPageSize },
  }
}

async function figuresOfAll(ctx: Ctx, ids: readonly string[]) {
  if (!isAllowed(ctx.actor, 'newsletter.send') || ids.length === 0) return () => null
  const [rows] = await ctx.database.read([deliveryCountsQuery(ids)])
  const byId = new Map(rows.map((row) => [row.newsletterId, row]))
  return (id: string) => {
    const row = byId.get(id)
    return row ? { planned: row.planned, sent: row.sent } : null
  }
}
