import styles from '#app/styles/headers/mega.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layouts.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchSlot } from './search-slot.tsx'

/** A tall line whose branches open over the whole width, in two columns with large icons. */
export function MegaHeader({ shell }: HeaderLayoutProps) {
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
