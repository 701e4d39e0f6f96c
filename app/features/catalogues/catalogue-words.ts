import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a search engine and a tab say of the catalogue: read with the page, so that other pages do not carry it. */
export function catalogueWords(i18n: I18n) {
  return {
    title: i18n._(msg`Catalogue`),
    description: i18n._(
      msg`Put together a catalogue or a price list of our goods, to print or to download.`,
    ),
  }
}
