import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { dismissNotice, notify, preloadNotices } from '#app/ui/notify.ts'
import type { Change } from './cart-changes.ts'
import { type CartNotice, listenToCart } from './cart.store.ts'

const signsOfSomeone = ['pointerdown', 'pointermove', 'keydown'] as const

/** Tells what became of changes to the cart. Stands in the header, so on every page. */
export function useCartNotices(): void {
  const { t } = useLingui()
  useEffect(() => {
    for (const sign of signsOfSomeone)
      addEventListener(sign, preloadNotices, { passive: true, once: true })
  }, [])
  useEffect(() => {
    const saved: Partial<Record<Change['kind'], string>> = {
      add: t`Added to cart`,
      remove: t`Item removed from cart`,
      clear: t`Cart cleared`,
    }
    const failed = {
      add: t`Failed to add item to cart`,
      create: t`Failed to create cart`,
      set: t`Failed to update quantity`,
      accept: t`Failed to update quantity`,
      remove: t`Failed to remove item`,
      clear: t`Failed to clear cart`,
    }
    const again = t`What was in your cart is still there. Try again in a moment.`
    const mergedText = (items: number) =>
      t`${plural(items, { one: '# item', other: '# items' })} merged from your guest cart`
    return listenToCart((notice: CartNotice) => {
      if (notice.kind === 'retrying') notify.loading(t`Not saved, retrying`)
      else if (notice.kind === 'overtaken') dismissNotice()
      else if (notice.kind === 'forgotten')
        notify.error(
          t`Your browser keeps no cookies, and the cart needs them. Allow cookies for this site and try again.`,
        )
      else if (notice.kind === 'merged') notify.success(mergedText(notice.items))
      else if (notice.kind === 'failed')
        notify.error(
          notice.message ?? failed[notice.change],
          notice.isRefused ? {} : { description: again },
        )
      else {
        const text = saved[notice.change]
        if (text) notify.success(text)
        else if (notice.wasRetried) dismissNotice()
      }
    })
  }, [t])
}
