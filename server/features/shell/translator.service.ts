import { type I18n, setupI18n } from '@lingui/core'
import { type Language, laidOverBy } from '#domain/languages.ts'
import type { RequestCtx } from '#server/http/context.ts'
import { plainTranslatorFor } from '#server/i18n/translator.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { nearestTexts } from './own-texts.ts'
import { listOwnTexts } from './own-texts.repository.ts'
import { defaultLanguageOf, revisionOf, fallbackLanguagesOf } from '#server/site/site.ts'

interface Asked extends Pick<RequestCtx, 'site' | 'memory' | 'database' | 'log'> {
  language: Pick<Language, 'code' | 'catalogue'>
}

/**
 * The server's own sentences (refusals, e-mails) in a language, with the factory's own words laid over them. Those are
 * read once for each state of the content; where they cannot be read, the last known ones stand, or the product's.
 */
export async function translatorFor(asked: Asked): Promise<I18n> {
  const { site, language, memory, database, log } = asked
  const plain = await plainTranslatorFor(language)
  const codes = ownLanguagesOf(asked)
  if (codes.length === 0) return plain
  const place = placeOf(asked)
  const revision = revisionOf(site, language.code)
  const known = memory.translators.get(place)
  if (known?.revision === revision) return known.i18n
  if (memory.isStale) return knownTranslatorFor(asked)
  try {
    const texts = await listOwnTexts(database, { factoryId: site.factoryId, codes })
    const i18n = over(plain, texts, codes)
    memory.translators.set(place, { revision, i18n })
    return i18n
  } catch (error) {
    log.error('own_texts.unread', { fault: faultOf(error).kind })
    return known?.i18n ?? plain
  }
}

/** The same as far as it is known already: a message about a database that does not answer waits for none of its answers. */
export async function knownTranslatorFor(asked: Asked): Promise<I18n> {
  const known = asked.memory.translators.get(placeOf(asked))
  const hasOwn = ownLanguagesOf(asked).length > 0
  return known && hasOwn ? known.i18n : plainTranslatorFor(asked.language)
}

function placeOf({ site, language }: Asked): string {
  return `${site.factoryId} ${language.code} ${language.catalogue}`
}

/** The languages whose own words are read in this one, where they have any. */
function ownLanguagesOf({ site, language }: Asked): string[] {
  const { code, catalogue } = language
  const read = [code, ...fallbackLanguagesOf(site, code), defaultLanguageOf(site)]
  const withOwn = site.languages.filter(({ hasOwnTexts }) => hasOwnTexts).map((each) => each.code)
  return laidOverBy(read, catalogue).filter((each) => withOwn.includes(each))
}

/** The plain one is shared by all requests, and stays as it is. */
function over(
  plain: I18n,
  texts: Parameters<typeof nearestTexts>[0],
  codes: readonly string[],
): I18n {
  const { locale, messages } = plain
  const ours = texts.filter(({ key }) => key in messages)
  return setupI18n({
    locale,
    messages: { [locale]: { ...messages, ...nearestTexts(ours, codes) } },
  })
}
