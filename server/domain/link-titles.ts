import { textState, type TextState } from './editing.ts'

/** What a title in a language was made from, as page texts know it of theirs. */
export interface MadeTitle {
  /** Null where nobody knows, and in the default language. */
  sourceTitle: string | null
  isReviewed: boolean
}

interface TitledLink {
  title: string
  titles: Readonly<Record<string, string>>
  /** By language. A title that nobody has saved yet has none. */
  made?: Readonly<Record<string, MadeTitle>> | undefined
}

/** How a link's title stands in a language. */
export interface TitleStanding {
  value: string
  /** The default language's title, or else the link's own, which the others are made from. */
  source: string
  state: TextState
  /** Of an outdated one the source title that it was made from. */
  outdatedFrom: string | null
}

/**
 * How a link's title stands in a language: by the rule of page texts.
 * @example titleStanding({ title: 'Om oss', titles: {} }, { language: 'pl', defaultCode: 'nb' }).state // 'missing'
 */
export function titleStanding(
  { title, titles, made }: TitledLink,
  { language, defaultCode }: { language: string; defaultCode: string },
): TitleStanding {
  const source = titles[defaultCode]?.trim() || title
  const isSource = language === defaultCode
  const value = isSource ? source : (titles[language]?.trim() ?? '')
  const { sourceTitle = null, isReviewed = true } = made?.[language] ?? {}
  const state = textState(
    { value, isReviewed, sourceValue: sourceTitle },
    isSource ? undefined : source,
  )
  return { value, source, state, outdatedFrom: state === 'outdated' ? sourceTitle : null }
}

/** A link's title in the default language, or else its own: the one that the others are made from. */
export function sourceTitleOf(link: TitledLink, defaultCode: string): string {
  return titleStanding(link, { language: defaultCode, defaultCode }).source
}

/** A link's titles as they are told: the one in the default language is its title, which the others stand beside. */
export function toldTitles(
  { title, titles }: Pick<TitledLink, 'title' | 'titles'>,
  defaultCode: string,
): { title: string; titles: Record<string, string> } {
  const { [defaultCode]: _, ...others } = titles
  return { title: sourceTitleOf({ title, titles }, defaultCode), titles: others }
}

type ToldTitle = { title: string } | { titles: Record<string, string> }

/** A title of a link as it is told before and after a change: in the default language it is the link's own, which stands where there is none. */
export function toldTitle(
  before: string,
  after: string,
  { language, defaultCode }: { language: string; defaultCode: string },
): [ToldTitle, ToldTitle] {
  const isOwn = language === defaultCode && before !== '' && after !== ''
  const told = (title: string) => (isOwn ? { title } : { titles: { [language]: title } })
  return [told(before), told(after)]
}

interface TitleRow extends MadeTitle {
  linkId: string
  languageCode: string
  title: string
}

/** A link's titles by language, and what each was made from. */
export function titlesOf(
  rows: readonly TitleRow[],
  id: string,
): { titles: Record<string, string>; made: Record<string, MadeTitle> } {
  const own = rows.filter(({ linkId }) => linkId === id)
  return {
    titles: Object.fromEntries(own.map(({ languageCode, title }) => [languageCode, title])),
    made: Object.fromEntries(
      own.map(({ languageCode, sourceTitle, isReviewed }) => [
        languageCode,
        { sourceTitle, isReviewed },
      ]),
    ),
  }
}

/** The same with the title that stands behind them: the default language's, which is read before the link's own. */
export function allTitlesOf(
  { id, title }: { id: string; title: string },
  rows: readonly TitleRow[],
  defaultCode: string,
): ReturnType<typeof titlesOf> & { title: string } {
  const own = titlesOf(rows, id)
  return { title: sourceTitleOf({ title, ...own }, defaultCode), ...own }
}
