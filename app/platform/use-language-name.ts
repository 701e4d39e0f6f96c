import { getRouteApi } from '@tanstack/react-router'

const root = getRouteApi('__root__')

/** What speakers of a language call it; its code where the site does not offer it. */
export function useLanguageName(): (code: string) => string {
  const { languages } = root.useLoaderData()
  return (code) => languages.find((language) => language.code === code)?.nativeName ?? code
}
