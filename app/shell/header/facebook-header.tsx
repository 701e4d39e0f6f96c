import { Trans } from '@lingui/react/macro'
import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/facebook.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sample } from './sample.tsx'
import { withIcons } from './with-icons.ts'

/** A social network's: wide tabs in the middle, tools as discs at the end. */
export function FacebookHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="header-wide header-line">
        <div className="header-start">
          <Logo company={shell.company} />
          <SearchBox className="search-form header-search" />
        </div>
        <MainMenu entries={withIcons(shell.menu)} />
        <div className="header-tools">
          <PhoneSearch className="header-search-link" />
          <Sample count="2" icon="message-circle">
            <Trans>Messages</Trans>
          </Sample>
          <Sample count="7" icon="bell">
            <Trans>Notifications</Trans>
          </Sample>
          <HeaderTools languages={shell.languages} />
          <PhoneMenu shell={shell} />
        </div>
      </div>
    </>
  )
}
