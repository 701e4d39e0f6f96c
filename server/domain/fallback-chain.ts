/** A language as far as it says which one stands in for it. */
export interface FallbackLink {
  code: string
  isActive: boolean
  isDefault: boolean
  fallbackCode: string | null
}

/**
 * The languages whose texts stand in for the missing ones of a language, in this order, before those of the default one: the one that
 * it names, the one that this names, and so on. One that visitors do not see is passed over, and the way ends at the default.
 */
export function fallbackLanguagesFor(code: string, languages: readonly FallbackLink[]): string[] {
  const byCode = new Map(languages.map((language) => [language.code, language]))
  const shown = (each: string) => byCode.get(each)?.isActive
  if (byCode.get(code)?.isDefault) return []
  const way = wayFrom(byCode.get(code)?.fallbackCode ?? null, byCode)
  const end = way.findIndex((each) => byCode.get(each)?.isDefault)
  return (end < 0 ? way : way.slice(0, end)).filter((each) => each !== code && shown(each))
}

/** True where a language that falls back to another one would come to stand in for itself. */
export function isCircular(
  code: string,
  fallbackCode: string,
  languages: readonly Pick<FallbackLink, 'code' | 'fallbackCode'>[],
): boolean {
  const byCode = new Map(languages.map((language) => [language.code, language]))
  return fallbackCode === code || wayFrom(fallbackCode, byCode).includes(code)
}

/** Each language once, whatever the rows say. */
function wayFrom(
  first: string | null,
  byCode: ReadonlyMap<string, Pick<FallbackLink, 'fallbackCode'>>,
): string[] {
  const way = new Set<string>()
  for (let code = first; code !== null && !way.has(code);) {
    way.add(code)
    code = byCode.get(code)?.fallbackCode ?? null
  }
  return [...way]
}
