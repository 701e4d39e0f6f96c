import type { I18n } from '@lingui/core'
import { LRUCache } from 'lru-cache'
import type { Featured } from '#domain/catalog.schema.ts'
import type { Home } from '#domain/content.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import type { SignUp } from '#domain/subscriptions.schema.ts'
import type { ListWords } from '#server/features/catalog/list-words.ts'
import type { Assortment, FilteredList } from '#server/features/catalog/remembered-lists.ts'
import type { SoughtPlace } from '#server/features/restaurants/sought-place.ts'
import type { Site } from './site.ts'

const retryAfterMs = 1000

/** What one isolate remembers of the site between requests. Plain values only: I/O objects may not outlive a request. */
export class SiteMemory {
  site: Site | undefined
  readAt = 0
  isStale = false
  /** What the store for bad days was last given, as text. */
  stored = ''
  nextTryAt = 0
  /** Shells by language and revision. */
  readonly shells = new LRUCache<string, ShellData>({ max: 64 })
  /** What lists can hold, by factory, language and revision. */
  readonly assortments = new LRUCache<string, Assortment>({ max: 8 })
  /** What home pages show of it, by the same. */
  readonly featured = new LRUCache<string, Featured>({ max: 32 })
  /** All that home pages show to visitors, and the words of the form below it, by the same. */
  readonly homes = new LRUCache<string, Home>({ max: 32 })
  readonly signUps = new LRUCache<string, SignUp>({ max: 32 })
  /** What filters leave of it in one order, by factory, language, revision, filters and order: all pages of a list share one. */
  readonly lists = new LRUCache<string, FilteredList>({ max: 256 })
  /** The restaurants and dishes that searches look at, by factory, language and revision. */
  readonly places = new LRUCache<string, readonly SoughtPlace[]>({ max: 8 })
  /** The words around a list, by factory, language, revision and page. */
  readonly listWords = new LRUCache<string, ListWords>({ max: 128 })
  /** The server's sentences by factory and language, and the revision whose own words are laid over them. */
  readonly translators = new LRUCache<string, { revision: string; i18n: I18n }>({ max: 32 })
  #readingSince = 0
  /** Readings are numbered as they begin: what one brings is as old as its beginning. */
  #begun = 0
  #kept = 0
  #forgottenAt = 0

  /** True for the one caller that may re-read; a reader that died loses its turn after 5 s. */
  startReading(now: number): boolean {
    if (now - this.#readingSince < 5000) return false
    this.#readingSince = now
    return true
  }

  /** The number of a reading that begins now. */
  beginReading(): number {
    this.#begun += 1
    return this.#begun
  }

  /** The site was changed here: what is known is old from now on, and so is what a reading under way will bring. The database answers again. */
  forget(): void {
    this.readAt = 0
    this.nextTryAt = 0
    this.#forgottenAt = this.#begun
  }

  /** A revision was raised here: it counts at once, and what a reading under way will bring is older. */
  raise(languageCode: string, revision: number): void {
    this.#forgottenAt = this.#begun
    if (!this.site) return
    const { revisions } = this.site
    const highest = Math.max(revision, revisions[languageCode] ?? 0)
    this.site = { ...this.site, revisions: { ...revisions, [languageCode]: highest } }
  }

  keep(site: Site | undefined, reading: number, now: number): void {
    this.#readingSince = 0
    if (reading < this.#kept) return
    this.#kept = reading
    this.site = site
    this.readAt = reading > this.#forgottenAt ? now : 0
    this.isStale = false
  }

  /** A reading came to nothing, or takes too long. What one that began after it has brought stays. */
  keepStale(site: Site | undefined, reading: number, now: number): void {
    if (reading <= this.#kept) return
    this.site = site
    this.isStale = true
    this.nextTryAt = now + retryAfterMs
    this.#readingSince = 0
  }
}
