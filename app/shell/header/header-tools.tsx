import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { CartButton } from '#app/features/cart/cart-button.tsx'
import { QuoteSlot } from '#app/features/quotes/basket/quote-slot.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { UserMenu } from './user-menu.tsx'

/** What every layout offers besides menu and search, in this order. */
export function HeaderTools({ languages }: { languages: readonly OfferedLanguage[] }) {
  return (
    <>
      <LanguageSwitcher languages={languages} />
      <UserMenu />
      <QuoteSlot />
      <CartButton />
    </>
  )
}
