import { useLingui } from '@lingui/react/macro'
import styles from '#app/styles/headers/split.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layouts.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchSlot } from './search-slot.tsx'

const entriesBeforeLogo = 3

/** The name between two halves of the menu, the tools in a strip above it. */
export function SplitHeader({ shell }: HeaderLayoutProps) {
  const { t } = useLingui()
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <PhoneMenu shell={shell} />
        <MainMenu entries={shell.menu.slice(0, entriesBeforeLogo)} />
        <Logo company={shell.company} />
        <MainMenu entries={shell.menu.slice(entriesBeforeLogo)} name={t`More of the menu`} />
        <div className="header-tools">
          <SearchSlot />
          <HeaderTools languages={shell.languages} />
        </div>
      </div>
    </>
  )
}
