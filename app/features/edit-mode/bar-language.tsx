import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { rememberLanguage } from '#app/platform/language-choice.ts'
import { currentPrefix } from '#app/platform/page-context.ts'
import { usePageAddresses } from '#app/shell/header/language-links.tsx'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { useEditing } from './editing-context.ts'

const root = getRouteApi('__root__')

/** The language that is edited: that of the page. Another one leads to the page in it. */
export function BarLanguage() {
  const { language } = useEditing()
  const { languages } = root.useLoaderData()
  const nameOf = useLanguageName()
  const addressIn = usePageAddresses()
  const source = languages.find(({ isDefault }) => isDefault)
  const name = nameOf(language)
  return (
    <Menu
      actions={languages.map(({ code, nativeName }) => ({
        id: code,
        label: nativeName,
        isDisabled: code === language,
        onSelect: () => goTo(code, addressIn(code)),
      }))}
      className="edit-bar-language"
    >
      <Icon name="globe" size="s" />
      <span className="sr-only">
        <Trans>Language being edited:</Trans>
      </span>
      <span>
        <bdi>{name}</bdi>
        {source && source.code !== language && (
          <small>
            <Trans>from {source.nativeName}</Trans>
          </small>
        )}
      </span>
      <Icon name="chevron-up" size="s" />
    </Menu>
  )
}

function goTo(code: string, address: string): void {
  if (!rememberLanguage(code) || currentPrefix()) location.assign(address)
  else location.reload()
}
