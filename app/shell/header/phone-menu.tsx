import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { HeaderLayoutProps } from './layouts.ts'

const load = async () => ({ default: (await import('./phone-menu-drawer.tsx')).PhoneMenuDrawer })
const PhoneMenuDrawer = lazy(load)

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
        onFocus={() => void load()}
        onPointerEnter={() => void load()}
        type="button"
      >
        <Icon name="menu" />
      </button>
      <a aria-label={t`Menu`} className="icon-btn without-script" href="#footer-menu">
        <Icon name="menu" />
      </a>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <PhoneMenuDrawer
            isOpen={state === 'open'}
            onClose={() => setState('closed')}
            shell={shell}
          />
        </Suspense>
      )}
    </div>
  )
}
