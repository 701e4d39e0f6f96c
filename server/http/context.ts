import type { View } from '#domain/editing.schema.ts'
import type { Actor } from '#domain/permissions.ts'
import type { Language } from '#domain/languages.ts'
import type { SignedIn } from '#server/session/session.service.ts'
import type { SiteMemory } from '#server/site/site-memory.ts'
import type { Site } from '#server/site/site.ts'
import type { AiPort } from '#server/platform/ai.ts'
import type { Database } from '#server/platform/database.ts'
import type { Images } from '#server/platform/images.ts'
import type { KeyValue } from '#server/platform/key-value.ts'
import type { Log } from '#server/platform/log.ts'
import type { DatabaseStreams } from '#server/platform/database-streams.ts'
import type { PasswordHasher } from '#server/platform/password-hasher.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'
import type { PaymentProviders } from '#server/features/payments/payment-providers.service.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { StaticFiles } from '#server/platform/static-files.ts'
import type { Storage } from '#server/platform/storage.ts'

/** All that outlives a request, made once per isolate (or once per test). */
export interface Platform {
  settings: Settings
  streams: DatabaseStreams
  kv: KeyValue
  memory: SiteMemory
  passwords: PasswordHasher
  /** How often a network address may ask for an order by its id. */
  orderViews: RateLimit
  /** How many addresses at which nothing is found are noted: a thousand requests for such write no thousand rows. */
  missingAddresses: RateLimit
  /** How often a network address may have a catalogue shown. */
  catalogueViews: RateLimit
  /** Files of the media library: never reachable from outside but through the Worker. */
  storage: Storage
  images: Images
  /** Who moves the money of orders that are paid online. */
  payments: PaymentProviders
  /** A model that drafts texts; undefined where none is set. */
  ai: AiPort | undefined
  /** What the build has cut: the map and the places of the postcodes. */
  files: StaticFiles
  now: () => number
}

/** What a scheduled job works with: the ports to the outside, and nobody who asks. */
export interface JobCtx extends Platform {
  log: Log
  database: Database
  /** Work that may end after the answer is sent. */
  later: (task: Promise<unknown>) => void
}

/** A request before it is known who asks. */
export interface RequestCtx extends JobCtx {
  requestId: string
  site: Site
  language: Language
}

/** What a service gets of one request: who asks, in which language, and the ports to the outside. */
export interface Ctx extends RequestCtx {
  actor: Actor
  /** Undefined for a visitor. */
  user: SignedIn | undefined
  /** Drafts and words of a time to come, for those who may see them; undefined for everyone else. */
  view: View | undefined
}
