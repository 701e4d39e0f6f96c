import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/centered.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'

/** The name in the middle, the menu in a line of its own below it. */
export function CenteredHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <div className="header-start">
          <PhoneMenu shell={shell} />
          <SearchBox className="search-form header-search" />
        </div>
        <Logo company={shell.company} />
        <div className="header-tools">
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
        </div>
      </div>
      <div className="wrap header-row">
        <MainMenu entries={shell.menu} />
      </div>
    </>
  )
}
