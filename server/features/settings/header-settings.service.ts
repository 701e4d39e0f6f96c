import { appConfig } from '#config'
import type { HeaderSettings, SaveHeader } from '#domain/header.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findHeaderSettings, writeHeaderSettings } from './header-settings.repository.ts'

const { logo } = appConfig.defaults

/** What is shown while the factory has saved no settings. */
const unsaved: HeaderSettings = {
  headerMenuStyle: 'horizontal',
  headerLogoStyle: logo.style,
  headerLogoWidth: logo.width,
  headerLogoHeight: logo.height,
  headerMaxLogoWidth: logo.maxWidth,
  showCompanyNameInHeader: true,
  rev: 0,
}

/** The header's layout and logo as saved; `rev` 0 where the factory has no settings yet. */
export async function getHeaderSettings(ctx: Ctx): Promise<HeaderSettings> {
  return (await findHeaderSettings(ctx)) ?? unsaved
}

/**
 * Saves the header's layout and logo; the caller's next page shows them. Refuses `stale`, with what stands there now, where somebody
 * saved meanwhile; the same call again answers what it has saved.
 */
export async function saveHeaderSettings(
  ctx: Ctx,
  wanted: SaveHeader,
): Promise<Result<HeaderSettings>> {
  const before = await getHeaderSettings(ctx)
  const isSaved = await writeHeaderSettings(ctx, wanted, before)
  const current = await getHeaderSettings(ctx)
  return isSaved || isAnswerTo(wanted, current) ? done(current) : refused('stale', { current })
}

/** True where a call that nobody saw answered has left exactly what it asks for. */
function isAnswerTo({ rev, ...wanted }: SaveHeader, current: HeaderSettings): boolean {
  return (
    current.rev === rev + 1 &&
    (Object.keys(wanted) as (keyof typeof wanted)[]).every((key) => wanted[key] === current[key])
  )
}
