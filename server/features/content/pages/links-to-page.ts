import { linkedPath } from '#domain/dead-link.ts'
import type { EditablePage } from '#domain/pages.schema.ts'
import { getEditableFooter } from '#server/features/footer/footer.service.ts'
import { getEditableMenu } from '#server/features/navigation/menu.service.ts'
import type { Ctx } from '#server/http/context.ts'

/** How many links of the menu and the footer lead to a page, by any of its addresses or its key. */
export async function countLinksTo(ctx: Ctx, page: EditablePage): Promise<number> {
  const [{ items }, { sections }] = await Promise.all([
    getEditableMenu(ctx),
    getEditableFooter(ctx),
  ])
  const codes = ctx.site.languages.map(({ code }) => code)
  const own = new Set(
    [page.key, ...page.languages.map(({ slug }) => slug)].map((slug) => `/${slug}`),
  )
  const links = [
    ...items.flatMap(({ children, ...item }) => [item, ...children]),
    ...sections.flatMap(({ links }) => links),
  ]
  return links.filter(({ url }) => own.has(linkedPath(url, codes) ?? '')).length
}
