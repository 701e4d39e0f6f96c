import '#app/styles/quote-request.css'
import { Plural, Trans } from '@lingui/react/macro'
import { ButtonLink } from '#app/ui/button.tsx'
import { DrawerPanel } from '#app/ui/drawer-panel.tsx'
import { BasketLines } from './basket-lines.tsx'
import { useQuoteGoods } from './goods.store.ts'
import { loadOf } from './load.ts'
import { LoadWords } from './load-words.tsx'
import { MoreLines } from './more-lines.tsx'
import { usePaste } from './paste-list.tsx'
import { NothingAsked } from './nothing-asked.tsx'
import { useBasket } from './use-basket.ts'

/** What is asked for, from the side of any page. No sum: prices come with the offer; what it is on the ramp stands at the foot. */
export function BasketDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { lines, change } = useBasket()
  const goods = useQuoteGoods(lines)
  const paste = usePaste()
  const foot = (
    <>
      <LoadWords load={loadOf(lines, goods)} />
      <ButtonLink className="w-full" onClick={onClose} size="l" to="/quote-checkout">
        <Trans>Ask for an offer</Trans>
      </ButtonLink>
    </>
  )
  return (
    <DrawerPanel
      className="quote-drawer"
      footer={lines.length > 0 && foot}
      isOpen={isOpen}
      onClose={onClose}
      title={<Trans>Your request</Trans>}
    >
      {lines.length === 0 ? (
        <NothingAsked onLeave={onClose} />
      ) : (
        <>
          <p className="quote-intro" role="status">
            <Plural
              one="# line. You get the price in the offer."
              other="# lines. You get the price in the offer."
              value={lines.length}
            />
          </p>
          <BasketLines goods={goods} lines={lines} onChange={change} onLeave={onClose} />
        </>
      )}
      <MoreLines onChange={change} paste={paste} />
    </DrawerPanel>
  )
}
