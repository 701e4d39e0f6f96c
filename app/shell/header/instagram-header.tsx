import { Trans } from '@lingui/react/macro'
import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/instagram.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sample } from './sample.tsx'
import { withIcons } from './with-icons.ts'

/** A picture feed's: the name as lettering, the search in the middle, the menu as a line of ringed icons. */
export function InstagramHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <Logo company={shell.company} />
        <SearchBox className="search-form header-search" />
        <div className="header-tools">
          <Sample className="instagram-create" icon="plus">
            <Trans>Create</Trans>
          </Sample>
          <Sample count="3" icon="message-circle">
            <Trans>Messages</Trans>
          </Sample>
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
          <PhoneMenu shell={shell} />
        </div>
      </div>
      <div className="wrap header-row">
        <MainMenu entries={withIcons(shell.menu)} />
      </div>
    </>
  )
}
