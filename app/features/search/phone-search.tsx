import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { SearchBox } from './search-box.tsx'

const sheetId = 'search-sheet'

/** The search of narrow windows: a sheet under the header. It is a popover, so it opens without scripts too. */
export function PhoneSearch({ className }: { className: string }) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        aria-label={t`Search products`}
        className={`icon-btn ${className}`}
        popoverTarget={sheetId}
        type="button"
      >
        <Icon name="search" />
      </button>
      <div
        className="search-sheet"
        id={sheetId}
        onToggle={({ newState }) => {
          if (newState === 'open') sheet.current?.querySelector('input')?.focus()
        }}
        popover="auto"
        ref={sheet}
      >
        <SearchBox className="search-form" onDone={() => sheet.current?.hidePopover()} />
      </div>
    </>
  )
}
