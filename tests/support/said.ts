import { formatter } from '@lingui/format-po'
import { readFileSync } from 'node:fs'

const folders = ['server/i18n/locales', 'app/i18n/locales', 'app/i18n/seldom', 'app/i18n/workspace']

/** How the site says its English messages in a language: as the catalogues have it, so that a test of a language names no words. */
export async function sayingsIn(code: string): Promise<(message: string) => string> {
  const parsed = await Promise.all(
    folders.map(async (folder) => {
      const filename = `${folder}/${code}.po`
      const context = { locale: code, sourceLocale: 'en', filename }
      return formatter().parse(readFileSync(filename, 'utf8'), context)
    }),
  )
  const words = new Map(
    parsed
      .flatMap((catalogue) => Object.values(catalogue))
      .map(({ message = '', translation = '' }) => [message, translation]),
  )
  return (message) => {
    const said = words.get(message)
    if (!said) throw new Error(`${code} has no words for “${message}”`)
    return said
  }
}
