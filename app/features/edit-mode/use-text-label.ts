import { useLingui } from '@lingui/react/macro'
import type { TextKey } from './text-key.ts'
import { textName } from './text-names.ts'
import { isTitle, menuPage } from './title-text.ts'

/** What editors call a text or the title of a link. */
export function useTextLabel(): (text: TextKey) => string {
  const { t, i18n } = useLingui()
  return (text) => {
    if (!isTitle(text)) return textName(i18n, text)
    return text.page === menuPage ? t`Menu title` : t`Footer link`
  }
}
