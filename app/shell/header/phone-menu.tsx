import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { HeaderLayoutProps } from './layout-props.ts'

const load = async () => (await import('./phone-menu-drawer.tsx')).PhoneMenuDrawer
const PhoneMenuDrawer = fetchedPart(load)

/** The menu below the lg breakpoint: a drawer fetched on intent; without scripts a link to the menu at the foot of the page. */
export function PhoneMenu({ shell }: HeaderLayoutProps) {
  const { t } = useLingui()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <div className="phone-menu">
      <button
        aria-expanded={state === 'open'}
        aria-haspopup="dialog"
        aria-label={t`Menu`}
        className="icon-btn needs-script"
        onClick={() => setState('open')}
        onFocus={PhoneMenuDrawer.preload}
        onPointerEnter={PhoneMenuDrawer.preload}
        type="button"
      >
        <Icon name="menu" />
      </button>
      <a aria-label={t`Menu`} className="icon-btn without-script" href="#footer-menu">
        <Icon name="menu" />
      </a>
      {state !== 'unused' && (
        <PhoneMenuDrawer
          isOpen={state === 'open'}
          onClose={() => setState('closed')}
          shell={shell}
        />
      )}
    </div>
  )
}
