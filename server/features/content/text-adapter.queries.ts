import type { SQL } from 'drizzle-orm'
import type { VersionOrigin } from '#domain/editing.ts'
import type { ErrorCode } from '#domain/errors.ts'
import type { CoverageArea } from '#domain/languages.schema.ts'
import type { Result } from '#domain/result.ts'
import type { AuditAction } from '#server/features/audit/audit-nouns.ts'
import type { Ctx } from '#server/http/context.ts'
import type { EditedScope } from '#server/http/scope.ts'
import type { Statement } from '#server/platform/hrana.ts'
import type { ReadyQuery } from '#server/platform/prepared-query.ts'
import type { Pending } from './pending-writes.queries.ts'
import type { TextRef } from './text-places.ts'
import type { NewVersion } from './text-writes.queries.ts'

/**
 * How the texts of one noun are found, written, listed and counted. The registry (`text-adapters.ts`) knows each by the page that its
 * texts are addressed by; everything that is done with a text is done through it.
 */
export interface TextAdapter {
  /** What its texts are counted as on the pages of languages. */
  area: CoverageArea
  /** True where its texts have neither draft nor schedule: what is saved is what readers see, so who translates may also take it back. */
  isImmediate?: boolean
  /** The text; undefined where there is none, and none can be made by writing it. */
  find: (ctx: Reading, ref: TextRef, wish: TextWish) => Promise<Text | undefined>
  /** All texts of a page, in their order; undefined where there is no such page or language. */
  list: (ctx: Reading, scope: TextScope) => Promise<TextRow[] | undefined>
  /** The text as a batch has left it. */
  reread: (ref: TextRef) => ReadyQuery<TextRow[]>
  /** What of the typed words is saved. */
  wordsOf: (row: Pick<TextRow, 'type' | 'key'>, typed: string) => Result<Words>
  /** Why these words cannot be those of the text, where its language decides that. */
  fault?: (text: Text, value: string) => ErrorCode | undefined
  /** What a change writes, but for the revision. Where the text is not what its writer saw, the database refuses the whole batch. */
  statements: (ctx: WriteCtx, text: Text, change: Change) => Promise<Statement[]>
  /** The column that must not be empty and is where a text is not what its writer saw. */
  guard: string
  /** The language whose readers see the text, or all of them. */
  readersOf: (text: Text) => string
  /** Its versions in a language: `id`, `value`, `status`, `origin`, `is_reviewed`, `source_value`, `at`, `author`, `seq`. */
  versions: (ref: TextRef) => SQL
  /** Who has changed it: `by`, `at`, `seq`. */
  changers: (ref: TextRef) => SQL
  /** Each text that the default language has words for, in every language: `code`, `area`, `state`. */
  counted: (scope: Pick<EditedScope, 'factoryId' | 'defaultCode'>) => SQL
  /** Makes the words of the language that becomes the default the source of all others. */
  movedSources: (ctx: Ctx, code: string) => Statement[]
}

export type Reading = Pick<Ctx, 'database' | 'site'>
export type WriteCtx = Pick<Ctx, 'actor' | 'database' | 'memory' | 'now' | 'requestId' | 'site'>

/** The texts of a page in a language. */
export interface TextScope extends EditedScope {
  page: string
  /** Of a noun with many rows those alone that are named so. */
  of?: readonly string[] | undefined
}

export interface TextWish {
  /** What it is where it has no row yet. */
  type?: 'text' | 'html' | undefined
  /** True where it is to be written, and its writer saw none. */
  isNew?: boolean | undefined
}

export interface Words {
  value: string
  /** True where formatting was removed from a rich text. */
  wasCleaned: boolean
}

/** A text as it was read, and where it is. */
export interface Text {
  ref: TextRef
  row: TextRow
}

/** One text in one language as its editor needs it. */
export interface TextRow {
  /** Of what it is a text; empty where nothing has it yet. */
  contentId: string
  page: string
  key: string
  type: 'text' | 'html'
  value: string | null
  rev: number | null
  isReviewed: boolean | null
  origin: VersionOrigin | null
  sourceValue: string | null
  updatedAt: number | null
  updatedBy: string | null
  source: string | null
  hasVersions: number
  draftValue: string | null
  draftIsReviewed: boolean | null
  draftSource: string | null
  draftRev: number | null
  draftAt: number | null
  draftBy: string | null
  scheduledValue: string | null
  publishAt: number | null
  unpublishAt: number | null
  publishedAt: number | null
  /** Of the words of a link its address; of those of a product or a category the address of its page. */
  leadsTo?: string
  /** What the log calls the row that it is a text of. */
  logged?: string
}

export interface Change {
  action: AuditAction
  /** What its writer saw. */
  rev: number
  /** The source words that it is made from are those that were read with the text where they are left out. */
  version: Omit<NewVersion, 'sourceValue'> & { sourceValue?: string | null | undefined }
  /** True where the words are what readers see from now on. */
  isPublic: boolean
  /** What is kept beside the published words. */
  pending?: Pending
  removes?: readonly Pending['kind'][]
  /** True where a schedule's words go out and its end is still to come. */
  beginsSchedule?: boolean
}

/** The words of the default language that a version is made from: those that it names, or those that were read with the text. */
export function sourceOf(
  { ref, row }: Text,
  { sourceValue = row.source || null }: { sourceValue?: string | null | undefined },
): string | null {
  return ref.languageCode === ref.defaultCode ? null : sourceValue
}

/** A text that has no words and no row yet. */
export function unwrittenText(
  { page, key }: { page: string; key: string },
  type: 'text' | 'html',
): TextRow {
  return {
    contentId: '',
    page,
    key,
    type,
    value: null,
    rev: null,
    isReviewed: null,
    origin: null,
    sourceValue: null,
    updatedAt: null,
    updatedBy: null,
    source: null,
    hasVersions: 0,
    draftValue: null,
    draftIsReviewed: null,
    draftSource: null,
    draftRev: null,
    draftAt: null,
    draftBy: null,
    scheduledValue: null,
    publishAt: null,
    unpublishAt: null,
    publishedAt: null,
  }
}
