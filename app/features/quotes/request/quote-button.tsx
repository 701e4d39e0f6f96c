import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type MouseEvent, useState } from 'react'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useBasket } from './use-basket.ts'

const BasketDrawer = fetchedPart(async () => (await import('./basket-drawer.tsx')).BasketDrawer)

/** The header's way to what is asked for: opens the drawer; a link to the form on the form's own page and in a new tab. Nothing where nothing is asked for. */
export function QuoteButton() {
  const { t } = useLingui()
  const { lines } = useBasket()
  const [isOpen, setIsOpen] = useState(false)
  const isOnForm = useRouterState({
    select: (state) => state.location.pathname === '/quote-checkout',
  })
  const count = lines.length
  const onClick = (event: MouseEvent) => {
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (isOnForm || wantsNewTab) return
    event.preventDefault()
    setIsOpen(true)
  }
  // Emptied, it goes with the drawer that it was emptied in.
  if (count === 0 && !isOpen) return null
  return (
    <>
      <PageLink
        aria-haspopup={isOnForm ? undefined : 'dialog'}
        aria-label={t`Your request, ${plural(count, { one: '# line', other: '# lines' })}`}
        className="icon-btn cart-button quote-button"
        onClick={onClick}
        onFocus={BasketDrawer.preload}
        onPointerEnter={BasketDrawer.preload}
        to="/quote-checkout"
      >
        <Icon name="file-text" />
        <span aria-hidden="true" className="cart-count num">
          {count > 99 ? '99+' : count}
        </span>
      </PageLink>
      <BasketDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
