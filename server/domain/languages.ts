import { appConfig, type CatalogueCode } from '#config'

/** A language of the site, as the database holds it. */
export interface Language {
  code: string
  name: string
  nativeName: string
  flagIconUrl: string | null
  direction: 'ltr' | 'rtl'
  isDefault: boolean
  /** Codes of the languages whose texts stand in for its missing ones before the default's do, in this order. */
  fallbackLanguages?: string[]
  /** The factory has laid words of its own over the product's in it. */
  hasOwnTexts?: true
  /** Whose interface texts it is shown with, those of the product: see `catalogueFor`. */
  catalogue: CatalogueCode
}

/** A language as far as the product's own sentences exist in it. */
export type Spoken = Pick<Language, 'catalogue'>

/**
 * The catalogue of interface texts of the first of these languages that has one, in which the site's default comes last; the product's
 * default where none has.
 * @example catalogueFor(['sv', 'pl', 'en']) // 'pl': Swedish, for which Polish stands in, on a site whose default is English
 */
export function catalogueFor(codes: readonly string[]): CatalogueCode {
  const known = (code: string) => appConfig.catalogues.find((catalogue) => catalogue === code)
  const first = codes.map(known).find((catalogue) => catalogue !== undefined)
  return first ?? appConfig.defaults.languageCode
}

/**
 * Of these languages, those whose own words are laid over a catalogue: up to the one that it belongs to, all where it is none's.
 * @example laidOverBy(['sv', 'fi', 'pl', 'nb'], 'pl') // ['sv', 'fi', 'pl']: what is nearer wins
 */
export function laidOverBy(codes: readonly string[], catalogue: CatalogueCode): string[] {
  const own = codes.indexOf(catalogue)
  return [...new Set(own < 0 ? codes : codes.slice(0, own + 1))]
}

/** Languages in the order in which their words stand in for those of all others: the default one first. */
export function defaultFirst(codes: readonly string[], defaultCode: string): string[] {
  return [defaultCode, ...codes.filter((code) => code !== defaultCode)]
}

/** The language that a path asks for by its first segment, or undefined where the page is bare. */
export function prefixOf(
  pathname: string,
  languages: readonly Pick<Language, 'code'>[],
): string | undefined {
  const segment = pathname.split('/', 2)[1]
  return languages.find((language) => language.code === segment)?.code
}

/** The path without its language prefix; one that has none stays as it is. */
export function barePath(pathname: string, prefix: string | undefined): string {
  if (!prefix) return pathname
  if (pathname === `/${prefix}`) return '/'
  return pathname.startsWith(`/${prefix}/`) ? pathname.slice(prefix.length + 1) : pathname
}

/** The path under a language prefix. */
export function prefixedPath(pathname: string, code: string): string {
  return `/${code}${pathname === '/' ? '' : pathname}`
}

/**
 * The locale that dates and numbers are written in: Latin figures in every language, since they stand beside prices and phone
 * numbers, and English as it is written in Europe.
 */
export function figureLocale(code: string): string {
  return `${code === 'en' ? 'en-GB' : code}-u-nu-latn`
}

export interface Wish {
  prefix?: string | undefined
  /** The stored preference: the value of the `preferred-language` cookie. */
  preferred?: string | undefined
  /** The Accept-Language header. */
  accepted?: string | null | undefined
}

/**
 * The language to answer in: the path's prefix, else the stored preference, else the first browser language that
 * the site has (by its primary subtag; `no` and `nn` read as `nb`), else the default, else the first.
 * A code that is not in `languages` is never answered.
 */
export function negotiate(languages: readonly Language[], wish: Wish): Language | undefined {
  const named = (code: string | undefined) => languages.find((language) => language.code === code)
  return (
    named(wish.prefix) ??
    named(wish.preferred) ??
    accepted(languages, wish.accepted ?? '') ??
    languages.find((language) => language.isDefault) ??
    languages[0]
  )
}

const norwegian = new Set(['no', 'nn'])

function accepted(languages: readonly Language[], header: string): Language | undefined {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      const primary = tag.split('-', 1)[0] ?? ''
      return {
        code: norwegian.has(primary) ? 'nb' : primary,
        quality: quality ? Number(quality.trim().slice(2)) : 1,
      }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { code } of wanted) {
    const match = languages.find((language) => language.code === code)
    if (match) return match
  }
  return undefined
}
