import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a search engine and a tab say of the map: read with the page, so that other pages do not carry it. */
export function mapWords(i18n: I18n) {
  return {
    title: i18n._(msg`Where to buy our goods`),
    description: i18n._(
      msg`Shops, restaurants and markets that sell our goods, on a map and as a list, with opening hours.`,
    ),
  }
}
