import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DataSheet } from '#domain/data-sheet.schema.ts'

/** What a search engine and a tab say of the catalogue: read with the page, so that other pages do not carry it. */
export function catalogueWords(i18n: I18n) {
  return {
    path: '/catalog-pdf',
    title: i18n._(msg`Catalogue`),
    description: i18n._(
      msg`Put together a catalogue or a price list of our goods, to print or to download.`,
    ),
  }
}

/** The same of a data sheet, which search engines leave to the page of its product. */
export function dataSheetHead({ kind, goods, paths }: DataSheet) {
  return {
    title: `${kind}: ${goods.name.text}`,
    description: goods.description.text,
    paths,
    robots: 'noindex' as const,
  }
}
