import { read } from '#app/platform/read.ts'

/** The factory's words on the checkout's page. */
export const getCheckoutTexts = () =>
  read('/api/content/pages/:slug', { params: { slug: 'checkout' } })

/** The visitor's own cart, priced anew, before a postcode is known. */
export const getCheckout = () => read('/api/checkout')
