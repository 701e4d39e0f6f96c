import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { CartButton } from '#app/features/cart/cart-button.tsx'
import { QuoteSlot } from '#app/features/quotes/basket/quote-slot.tsx'
import { fetchedPart } from '#app/ui/fetched-part.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { UserMenu } from './user-menu.tsx'

const QuoteFromCart = fetchedPart(
  async () => (await import('#app/features/quotes/basket/quote-from-cart.tsx')).QuoteFromCart,
)

/** What every layout offers besides menu and search, in this order. */
export function HeaderTools({ languages }: { languages: readonly OfferedLanguage[] }) {
  return (
    <>
      <LanguageSwitcher languages={languages} />
      <UserMenu />
      <QuoteSlot />
      <CartButton Quote={QuoteFromCart} />
    </>
  )
}
