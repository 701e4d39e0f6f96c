import { getRouteApi } from '@tanstack/react-router'
import { currentLanguageCode } from '#app/platform/page-context.ts'

export interface AltLanguage {
  code: string
  nativeName: string
  direction: 'ltr' | 'rtl'
}

const root = getRouteApi('__root__')

/** The language of the page at hand, or the default one, whose words of a picture stand in for those of others. */
export type AltLanguageOf = 'page' | 'default'

/** What is to be known of that language; undefined where none is asked for. */
export function useAltLanguage(which: AltLanguageOf | undefined): AltLanguage | undefined {
  const { languages } = root.useLoaderData()
  const page = currentLanguageCode()
  if (!which) return undefined
  return languages.find(({ code, isDefault }) => (which === 'page' ? code === page : isDefault))
}
