import { Trans } from '@lingui/react/macro'
import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/medium.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sample } from './sample.tsx'

/** A reading site's: large lettering, a soft field, the menu as quiet tabs over the column of text. */
export function MediumHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="header-wide header-line">
        <Logo company={shell.company} />
        <SearchBox className="search-form header-search" />
        <div className="header-tools">
          <Sample icon="pencil">
            <Trans>Write</Trans>
          </Sample>
          <Sample className="medium-bell" count="1" icon="bell">
            <Trans>Notifications</Trans>
          </Sample>
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
          <PhoneMenu shell={shell} />
        </div>
      </div>
      <div className="medium-tabs">
        <div className="header-row">
          <MainMenu entries={shell.menu} />
        </div>
      </div>
    </>
  )
}
