import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchSlot } from './search-slot.tsx'

/** Logo, menu, tools in one line: the default layout. */
export function HorizontalHeader({ shell }: HeaderLayoutProps) {
  return (
    <div className="wrap header-line">
      <div className="header-main">
        <Logo company={shell.company} />
        <MainMenu entries={shell.menu} />
      </div>
      <div className="header-tools">
        <SearchSlot />
        <HeaderTools languages={shell.languages} />
        <PhoneMenu shell={shell} />
      </div>
    </div>
  )
}
