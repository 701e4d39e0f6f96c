import { eq } from 'drizzle-orm'
import { themeTokens } from '#db/schema/index.ts'
import { type Theme, themeColorNames, themeSchemes } from '#domain/theme.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** The factory's theme as a whole: what it does not name is the product's again. */
export function savedTheme(ctx: Ctx, theme: Theme): Statement[] {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  const colors = themeSchemes.flatMap((scheme) =>
    themeColorNames.map((token) => ({ scheme, token, value: theme[scheme][token] })),
  )
  const both = (['radius', 'fonts'] as const).map((token) => ({
    scheme: 'both' as const,
    token,
    value: theme[token],
  }))
  const rows = [...colors, ...both].flatMap(({ value, ...at }) =>
    value === undefined ? [] : [{ factoryId, ...at, value }],
  )
  return [
    statementOf(build.delete(themeTokens).where(eq(themeTokens.factoryId, factoryId))),
    ...(rows.length > 0 ? [statementOf(build.insert(themeTokens).values(rows))] : []),
  ]
}
