import { Trans } from '@lingui/react/macro'
import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/bootstrap.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sample } from './sample.tsx'

/** A framework's navbar: a tinted bar, plain words with carets, a field with its outlined button. */
export function BootstrapHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <div className="header-main">
          <Logo company={shell.company} />
          <MainMenu entries={shell.menu} />
        </div>
        <div className="header-tools">
          <SearchBox className="search-form header-search">
            <button className="bootstrap-send" type="submit">
              <Trans>Search</Trans>
            </button>
          </SearchBox>
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
          <Sample icon="download">
            <Trans>Download</Trans>
          </Sample>
          <PhoneMenu shell={shell} />
        </div>
      </div>
    </>
  )
}
