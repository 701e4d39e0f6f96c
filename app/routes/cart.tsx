import { createFileRoute } from '@tanstack/react-router'
import { CartPage } from '#app/features/cart/cart-page.tsx'
import { pageHead } from '#app/platform/head.ts'

export const Route = createFileRoute('/cart')({
  head: ({ matches }) => pageHead({ matches, title: 'Cart', robots: 'noindex' }),
  component: Cart,
})

function Cart() {
  return <CartPage texts={{ title: 'Cart', lede: '' }} />
}
