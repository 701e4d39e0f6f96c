import { Plural, useLingui } from '@lingui/react/macro'
import type { CatalogueView } from '#domain/catalogues.schema.ts'
import { figureLocale } from '#domain/languages.ts'

/** How long the catalogue is, and how large its file, where it is ready. */
export function FileNote({ view: { sheet, file } }: { view: CatalogueView }) {
  const { t, i18n } = useLingui()
  if (!sheet) return null
  const locale = figureLocale(i18n.locale)
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Oslo' })
  const [size, made] = file
    ? [megabytes.format(file.bytes / 1_000_000), day.format(file.builtAt)]
    : ['', '']
  return (
    <p className="catalogue-quiet num">
      <Plural one="# page." other="# pages." value={sheet.pages.length} />{' '}
      {file && <span>{t`The file is ready: ${size} MB, made ${made}.`}</span>}
    </p>
  )
}
