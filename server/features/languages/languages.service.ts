import { movedSources } from '#server/features/content/all-texts.queries.ts'
import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import { isCircular } from '#domain/fallback-chain.ts'
import { areaBelowGate } from '#domain/language-gates.ts'
import type {
  ChangeLanguage,
  EditableLanguage,
  EditableLanguages,
  LanguageOrder,
  NewLanguage,
} from '#domain/languages.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import type { Ctx } from '#server/http/context.ts'
import { coverageIn } from './coverage.ts'
import { languageView } from './language-view.ts'
import {
  addLanguageRow,
  countUntold,
  findLanguageRows,
  saveLanguage,
  saveLanguageOrder,
} from './languages.repository.ts'

/** Every language that the site has or is getting, in order, with how much of it is translated. */
export async function getEditableLanguages(ctx: Ctx): Promise<EditableLanguages> {
  const found = await findLanguageRows(ctx.database, {
    factoryId: ctx.site.factoryId,
    defaultCode: defaultLanguageOf(ctx.site),
  })
  const languages = found.rows.map(async (row) =>
    languageView(row, await coverageIn(row.code, found)),
  )
  return { languages: await Promise.all(languages) }
}

/**
 * Adds a language that visitors do not see yet. Refuses with `language_code_invalid` where a page has its code as an address,
 * and with `language_known`; the same call again answers as the first.
 */
export async function addLanguage(
  ctx: Ctx,
  language: NewLanguage,
): Promise<Result<EditableLanguages>> {
  const isAdded = await addLanguageRow(ctx, language, {
    action: 'language_added',
    entity: 'language',
    entityId: language.code,
    changes: changesOf('language', null, namesOf(language)),
  })
  const after = await getEditableLanguages(ctx)
  const there = after.languages.find(({ code }) => code === language.code)
  if (!there) return refused('language_code_invalid', { field: 'code' })
  const isSame =
    there.name === language.name &&
    there.nativeName === language.nativeName &&
    there.direction === language.direction
  return isAdded || isSame ? done(after) : refused('language_known', { field: 'code' })
}

/**
 * Changes a language: `not_found`, `stale`, `default_stays` where the default one would be hidden, `default_untold` where published
 * products have no ingredients in the one that becomes it, `coverage_low` where visitors
 * would find too little of it and nobody has said `anyway`, `fallback_unknown`, and `fallback_circular` where it would come to stand in
 * for itself.
 */
export async function changeLanguage(
  ctx: Ctx,
  code: string,
  change: ChangeLanguage,
): Promise<Result<EditableLanguages>> {
  const { languages } = await getEditableLanguages(ctx)
  const before = languages.find((each) => each.code === code)
  if (!before) return refused('not_found')
  if (isAsWanted(before, change)) return done(await getEditableLanguages(ctx))
  const willBeActive = change.isActive ?? before.isActive
  const willBeDefault = change.isDefault ?? before.isDefault
  // Nothing stands in for the one that becomes the default.
  const asked = change.fallbackCode === undefined ? before.fallbackCode : change.fallbackCode
  const fallbackCode = change.isDefault ? null : asked
  if (willBeDefault && !willBeActive) return refused('default_stays')
  const wrongFallback = fallbackProblem(code, change.fallbackCode, languages)
  if (wrongFallback) return wrongFallback
  const untold = change.isDefault ? await countUntold(ctx, code) : 0
  if (untold > 0) return refused('default_untold', { values: { count: untold } })
  const low = areaBelowGate({
    ...before,
    gatePercent: change.gatePercent ?? before.gatePercent,
    areaGates: change.areaGates ?? before.areaGates,
  })
  const isOpened = willBeActive && !before.isActive
  if (isOpened && low && !change.anyway) return refused('coverage_low', { values: { ...low } })
  const { anyway: _, ...settings } = change
  const wanted = Object.fromEntries(
    Object.entries({ ...settings, fallbackCode }).filter(([, value]) => value !== undefined),
  )
  const isSaved = await saveLanguage(ctx, code, {
    change: { ...change, fallbackCode },
    audit: {
      action: 'language_changed',
      entity: 'language',
      entityId: code,
      data: {
        isActive: willBeActive,
        isDefault: willBeDefault,
        fallbackCode: fallbackCode ?? '',
        anyway: change.anyway === true,
      },
      changes: changesOf('language', settingsOf(before), settingsOf({ ...before, ...wanted })),
    },
    also: change.isDefault ? movedSources(ctx, code) : [],
  })
  const after = await getEditableLanguages(ctx)
  if (isSaved) return done(after)
  return (
    fallbackProblem(code, change.fallbackCode, after.languages) ??
    refused('stale', { current: after })
  )
}

/** Why a language cannot fall back to another one, if it cannot. */
function fallbackProblem(
  code: string,
  fallbackCode: string | null | undefined,
  languages: EditableLanguages['languages'],
) {
  if (!fallbackCode) return undefined
  const fallback = languages.find((each) => each.code === fallbackCode)
  if (!fallback) return refused('fallback_unknown', { field: 'fallbackCode' })
  if (!isCircular(code, fallbackCode, languages)) return undefined
  return refused('fallback_circular', {
    field: 'fallbackCode',
    values: { language: fallback.nativeName },
  })
}

/**
 * Puts the languages in an order; those that are not named keep their places behind. Refuses `not_found`, and `stale` with the
 * languages as they stand where they were put in another order meanwhile. The same order twice is one.
 */
export async function orderLanguages(
  ctx: Ctx,
  { codes, seen }: LanguageOrder,
): Promise<Result<EditableLanguages>> {
  const before = await getEditableLanguages(ctx)
  const known = before.languages.map(({ code }) => code)
  if (codes.some((code) => !known.includes(code))) return refused('not_found')
  const order = [...new Set([...codes, ...known])]
  if (isInOrder(before, order)) return done(before)
  const isSaved = await saveLanguageOrder(ctx, {
    ...{ order, seen },
    audit: {
      action: 'languages_ordered',
      entity: 'language',
      changes: orderChangeOf('language', known, order),
    },
  })
  const after = await getEditableLanguages(ctx)
  return isSaved || isInOrder(after, order) ? done(after) : refused('stale', { current: after })
}

function namesOf({ name, nativeName, direction }: NewLanguage) {
  return { name, nativeName, direction }
}

/** What is set of a language, for the log. */
function settingsOf(language: EditableLanguage) {
  const { isActive, isDefault, fallbackCode, gatePercent, areaGates } = language
  return { ...namesOf(language), isActive, isDefault, fallbackCode, gatePercent, areaGates }
}

function isInOrder({ languages }: EditableLanguages, order: readonly string[]): boolean {
  return languages.map(({ code }) => code).join(' ') === order.join(' ')
}

/** The call has come before: everything stands as it wants it, one change later than it saw. */
function isAsWanted(before: EditableLanguage, { rev, anyway: _, ...wanted }: ChangeLanguage) {
  if (before.rev !== rev + 1) return false
  return Object.entries(wanted).every(
    ([name, value]) =>
      JSON.stringify(before[name as keyof typeof wanted]) === JSON.stringify(value),
  )
}
