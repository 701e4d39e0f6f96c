import { useLingui } from '@lingui/react/macro'
import styles from '#app/styles/headers/split.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchSlot } from './search-slot.tsx'

const entriesBeforeLogo = 3

/**
 * The name between two halves of the menu, the tools in a strip above it. In narrow windows it comes before the tools: it stands twice,
 * so that the keyboard goes as the eye does in both.
 */
export function SplitHeader({ shell }: HeaderLayoutProps) {
  const { t } = useLingui()
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <PhoneMenu shell={shell} />
        <div className="split-narrow">
          <Logo company={shell.company} />
        </div>
        <div className="header-tools">
          <SearchSlot />
          <HeaderTools languages={shell.languages} />
        </div>
        <MainMenu entries={shell.menu.slice(0, entriesBeforeLogo)} />
        <div className="split-wide">
          <Logo company={shell.company} />
        </div>
        <MainMenu entries={shell.menu.slice(entriesBeforeLogo)} name={t`More of the menu`} />
      </div>
    </>
  )
}
