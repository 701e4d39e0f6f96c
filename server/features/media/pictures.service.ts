import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { listByIds } from './media.repository.ts'

/** A picture as a page shows it (`MediaPicture`), with its words in the page's language. */
export interface ShownPicture {
  id: string
  version: number
  width: number
  height: number
  focalX: number
  focalY: number
  isDecorative: boolean
  /** In the page's language, else in the default one; '' where there is none or the picture is decorative. */
  alt: string
}

/** The pictures of these ids, for other features' pages: those that are gone, or are files, are left out. */
export async function picturesOf(ctx: Ctx, ids: readonly string[]): Promise<ShownPicture[]> {
  if (ids.length === 0) return []
  const { languageCode, defaultCode } = scopeOf(ctx)
  const rows = await listByIds(ctx.database, ctx.site.factoryId, ids)
  return rows.flatMap(({ id, version, width, height, focalX, focalY, isDecorative, altTexts }) => {
    if (!width || !height) return []
    const words = altTexts[languageCode] ?? altTexts[defaultCode] ?? ''
    const alt = isDecorative ? '' : words
    return [{ id, version, width, height, focalX, focalY, isDecorative, alt }]
  })
}
