import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/bbc.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'

/** A broadcaster's: cells between rules, and the sections in a deep band below them. */
export function BbcHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <Logo company={shell.company} />
        <div className="header-tools">
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
          <PhoneMenu shell={shell} />
        </div>
        <SearchBox className="search-form header-search" />
      </div>
      <div className="bbc-band" data-theme="dark">
        <div className="wrap header-row">
          <MainMenu entries={shell.menu} />
        </div>
      </div>
    </>
  )
}
