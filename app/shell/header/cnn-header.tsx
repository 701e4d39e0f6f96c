import styles from '#app/styles/headers/cnn.css?url'
import { HeaderTools } from './header-tools.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { SearchSlot } from './search-slot.tsx'

/** A news desk's: one deep bar, the whole menu behind its first control, the mark in a block as high as the bar. */
export function CnnHeader({ shell }: HeaderLayoutProps) {
  return (
    <>
      <link href={styles} precedence="header" rel="stylesheet" />
      <div className="cnn-bar" data-theme="dark">
        <div className="wrap header-line">
          <div className="header-main">
            <PhoneMenu shell={shell} />
            <Logo company={shell.company} />
            <MainMenu entries={shell.menu} />
          </div>
          <div className="header-tools">
            <SearchSlot />
            <HeaderTools languages={shell.languages} />
          </div>
        </div>
      </div>
    </>
  )
}
