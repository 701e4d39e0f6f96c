import { appConfig, serverConfig } from '#config'
import { fallbackLanguagesFor } from '#domain/fallback-chain.ts'
import { catalogueFor } from '#domain/languages.ts'
import { ownPathOf } from '#domain/links.ts'
import { phoneText } from '#domain/phone.ts'
import type { Database } from '#server/platform/database.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import type { KeyValue } from '#server/platform/key-value.ts'
import type { Log } from '#server/platform/log.ts'
import { within } from '#server/platform/within.ts'
import type { SiteMemory } from './site-memory.ts'
import { tileOrigin } from '#domain/map-tiles.ts'
import { findSiteRows } from './site.repository.ts'
import { defaultLanguageOf, isSite, type Site } from './site.ts'

type LanguageRows = Awaited<ReturnType<typeof findSiteRows>>['languages']

interface SitePorts {
  /** Opened when the site has to be read: most requests need none. */
  openDatabase: () => Database
  kv: KeyValue
  log: Log
  memory: SiteMemory
  now: () => number
  later: (task: Promise<unknown>) => void
  /** True for those who work here: they are answered with what is read now. */
  isFresh?: boolean
}

const lastKnownKey = 'site:last-known'

/**
 * The site as this isolate knows it, at most 5 s old: young copies are answered at once and re-read in the background.
 * With the database down, or slower than anyone is let wait, the last known one stays in use and `memory.isStale` says so.
 * Undefined: no active factory.
 */
export async function findSite(ports: SitePorts): Promise<Site | undefined> {
  const { memory } = ports
  const ageMs = ports.now() - memory.readAt
  if (memory.site && !ports.isFresh && ageMs < appConfig.revisionMaxAgeMs) {
    if (ageMs > appConfig.revisionMaxAgeMs / 2 && memory.startReading(ports.now()))
      ports.later(readSite(ports, memory.beginReading()))
    return memory.site
  }
  if (memory.site && memory.isStale && ports.now() < memory.nextTryAt) return memory.site
  await readInTime(ports)
  return memory.site
}

/** Reads it anew. Where that takes too long, the last known one is shown meanwhile. */
async function readInTime(ports: SitePorts): Promise<void> {
  const { memory, isFresh = false, later, now } = ports
  const { visitors, staff } = serverConfig.siteWaitMs
  const reading = memory.beginReading()
  const task = readSite(ports, reading).then(() => true)
  if (await within(isFresh ? staff : visitors, task)) return
  const lastKnown = await lastKnownSite(ports)
  if (lastKnown) {
    later(task)
    memory.keepStale(lastKnown, reading, now())
  } else await task
}

async function readSite(ports: SitePorts, reading: number): Promise<void> {
  const { memory } = ports
  try {
    const site = siteOf(await findSiteRows(ports.openDatabase()))
    memory.keep(site, reading, ports.now())
    const text = JSON.stringify(site)
    if (!site || text === memory.stored) return
    memory.stored = text
    ports.later(ports.kv.put(lastKnownKey, site))
  } catch (error) {
    ports.log.error('site.unread', { fault: faultOf(error).kind })
    const lastKnown = await lastKnownSite(ports)
    memory.keepStale(lastKnown, reading, ports.now())
    if (!lastKnown) throw error
  }
}

async function lastKnownSite({ memory, kv }: SitePorts): Promise<Site | undefined> {
  if (memory.site) return memory.site
  const kept = await kv.find<unknown>(lastKnownKey)
  return isSite(kept) ? kept : undefined
}

function siteOf(rows: Awaited<ReturnType<typeof findSiteRows>>): Site | undefined {
  const { factory, settings } = rows
  const logo = appConfig.defaults.logo
  if (!factory) return undefined
  const name = settings?.companyName ?? factory.name
  const phone = settings?.contactPhone ?? factory.phone
  return {
    factoryId: factory.id,
    company: {
      name: name || appConfig.defaults.companyName,
      legalName: settings?.legalName ?? name,
      orgNo: settings?.orgNo ?? null,
      address: factory.address,
      phone,
      phoneText: phone && phoneText(phone),
      email: settings?.contactEmail ?? factory.email,
      faviconUrl: ownPathOf(settings?.faviconUrl),
      logo: {
        url: ownPathOf(settings?.logoUrl) ?? ownPathOf(factory.logoUrl),
        width: settings?.headerLogoWidth ?? logo.width,
        height: settings?.headerLogoHeight ?? logo.height,
        maxWidth: settings?.headerMaxLogoWidth ?? logo.maxWidth,
        style: settings?.headerLogoStyle ?? logo.style,
      },
      isNameShownInHeader: settings?.showCompanyNameInHeader ?? true,
      headerStyle: settings?.headerMenuStyle ?? null,
    },
    loading: {
      style: settings?.loadingStyle ?? 'spinner',
      imageUrl: ownPathOf(settings?.loadingImageUrl),
    },
    minOrderOre: settings?.minOrderOre ?? 0,
    ...(settings?.mapTiles ? { tileOrigin: tileOrigin(settings.mapTiles) } : {}),
    isForSome: rows.isForSome,
    languages: languagesOf(rows.languages),
    revisions: Object.fromEntries(rows.revisions.map((row) => [row.code, row.revision])),
  }
}

/** Those that visitors see, each with the languages that stand in for it and the interface texts that it is shown with. */
function languagesOf(rows: LanguageRows): Site['languages'] {
  const shown = rows.filter(({ isActive }) => isActive)
  const defaultCode = defaultLanguageOf({ languages: shown })
  return shown.map((row) => {
    const fallbackLanguages = fallbackLanguagesFor(row.code, rows)
    return {
      code: row.code,
      name: row.name,
      nativeName: row.nativeName,
      flagIconUrl: row.flagIconUrl,
      direction: row.direction,
      isDefault: row.isDefault,
      ...(fallbackLanguages.length > 0 ? { fallbackLanguages } : {}),
      ...(row.hasOwnTexts ? { hasOwnTexts: true } : {}),
      catalogue: catalogueFor([row.code, ...fallbackLanguages, defaultCode]),
    }
  })
}
