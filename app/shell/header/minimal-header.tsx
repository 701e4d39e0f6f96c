import styles from '#app/styles/headers/minimal.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layouts.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchSlot } from './search-slot.tsx'

/** As little as there can be: no line, no field, the menu beside the tools. */
export function MinimalHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="wrap header-line">
        <Logo company={shell.company} />
        <MainMenu entries={shell.menu} />
        <div className="header-tools">
          <SearchSlot />
          <HeaderTools languages={shell.languages} />
          <PhoneMenu shell={shell} />
        </div>
      </div>
    </>
  )
}
