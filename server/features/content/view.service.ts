import type { View } from '#domain/editing.schema.ts'
import { sha256Hex } from '#domain/ids.ts'
import { barePath, prefixOf } from '#domain/languages.ts'
import { type Actor, isAllowed } from '#domain/permissions.ts'
import type { Site } from '#server/site/site.ts'
import type { Database } from '#server/platform/database.ts'
import { findLink } from './previews.repository.ts'

interface Looking {
  actor: Actor
  /** An editor's choice, as its cookie holds it. */
  chosen: string | undefined
  /** The secret of a preview link. */
  secret: string | undefined
  /** The bare address of the page of ours that asks. */
  pagePath: string | undefined
}

/** The view as its cookie holds it; empty where it shows what everybody sees. */
export function viewText({ drafts, asOf }: View): string {
  return drafts || asOf !== null ? `${drafts ? 1 : 0}.${asOf ?? ''}` : ''
}

/** The view that a cookie holds; undefined for anything else. */
function viewIn(text: string | undefined): View | undefined {
  const parts = /^([01])\.(\d{0,15})$/u.exec(text ?? '')
  if (!parts) return undefined
  return { drafts: parts[1] === '1', asOf: parts[2] ? Number(parts[2]) : null }
}

/**
 * What the caller sees beside the published words: what they chose, if they may read drafts; what a preview link shows, on its own page
 * alone. Undefined for everyone else: a visitor's request asks nothing of the database here.
 */
export async function findView(
  { database, site, now }: { database: Database; site: Site; now: () => number },
  { actor, chosen, secret, pagePath }: Looking,
): Promise<View | undefined> {
  const view = isAllowed(actor, 'content.read') ? viewIn(chosen) : undefined
  if (view) return view
  if (!secret || pagePath === undefined) return undefined
  const own = { factoryId: site.factoryId, now: now() }
  const link = await findLink(database, own, await sha256Hex(secret))
  const path = link && barePath(link.path, prefixOf(link.path, site.languages))
  return path === pagePath ? { drafts: true, asOf: link?.asOf ?? null } : undefined
}
