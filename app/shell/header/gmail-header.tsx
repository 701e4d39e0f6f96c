import { useLingui } from '@lingui/react/macro'
import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/gmail.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { withIcons } from './with-icons.ts'

/** A mailbox's: one large field for everything, the menu as its tabs. The field says 'Search mail' and searches the products. */
export function GmailHeader({ shell }: HeaderLayoutProps) {
  const { t } = useLingui()
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="header-wide header-line">
        <div className="header-start">
          <PhoneMenu shell={shell} />
          <Logo company={shell.company} />
        </div>
        <SearchBox className="search-form header-search" placeholder={t`Search mail`} />
        <div className="header-tools">
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
        </div>
      </div>
      <div className="header-wide header-row">
        <MainMenu entries={withIcons(shell.menu)} />
      </div>
    </>
  )
}
