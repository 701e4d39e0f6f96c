import { Trans } from '@lingui/react/macro'
import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/linkedin.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sample } from './sample.tsx'
import { withIcons } from './with-icons.ts'

/** A network's: the search beside the name, then icons with their words below them. */
export function LinkedinHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <div className="header-main">
          <Logo company={shell.company} />
          <SearchBox className="search-form header-search" />
          <MainMenu entries={withIcons(shell.menu)} />
        </div>
        <div className="header-tools">
          <Sample count="2" icon="message-circle">
            <Trans>Messages</Trans>
          </Sample>
          <Sample count="5" icon="bell">
            <Trans>Notifications</Trans>
          </Sample>
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
          <PhoneMenu shell={shell} />
        </div>
      </div>
    </>
  )
}
