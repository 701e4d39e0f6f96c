import { Trans, useLingui } from '@lingui/react/macro'
import { PhoneSearch } from '#app/features/search/phone-search.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import styles from '#app/styles/headers/youtube.css?url'
import { Icon } from '#app/ui/icon.tsx'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { Sample } from './sample.tsx'

/** A video site's: the whole window's width, the search with its button in the middle, the menu as pills. */
export function YoutubeHeader({ shell }: HeaderLayoutProps) {
  const { t } = useLingui()
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="header-wide header-line">
        <div className="header-start">
          <PhoneMenu shell={shell} />
          <Logo company={shell.company} />
        </div>
        <SearchBox className="search-form header-search">
          <button aria-label={t`Search`} className="youtube-send" type="submit">
            <Icon name="search" />
          </button>
        </SearchBox>
        <div className="header-tools">
          <Sample className="youtube-create" icon="plus">
            <Trans>Create</Trans>
          </Sample>
          <Sample count="9+" icon="bell">
            <Trans>Notifications</Trans>
          </Sample>
          <PhoneSearch className="header-search-link" />
          <HeaderTools languages={shell.languages} />
        </div>
      </div>
      <div className="header-wide header-row">
        <MainMenu entries={shell.menu} />
      </div>
    </>
  )
}
