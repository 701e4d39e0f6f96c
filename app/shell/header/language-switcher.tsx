import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LanguageLinks } from './language-links.tsx'

const longestShown = 8

/** The language at hand, and the others behind it. The browser's own popover: it opens without any script of ours. */
export function LanguageSwitcher({ languages }: { languages: readonly OfferedLanguage[] }) {
  const { t } = useLingui()
  const id = useId()
  const current = languages.find(({ code }) => code === currentLanguageCode())
  if (languages.length < 2 || !current) return null
  return (
    <div className="language-switcher">
      <button
        aria-label={t`Language: ${current.nativeName}`}
        className="header-tool"
        popoverTarget={id}
        type="button"
      >
        <Icon name="globe" />
        {/* The company's name needs the room more than a long name of a language, which the control is called anyway. */}
        {current.nativeName.length <= longestShown && <span>{current.nativeName}</span>}
      </button>
      <div className="menu language-popover" id={id} popover="auto">
        <LanguageLinks className="contents" languages={languages} />
      </div>
    </div>
  )
}
