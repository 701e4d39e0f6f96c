import { read } from '#app/platform/read.ts'
import type { KnownBuyer } from './order-form.ts'

/** The factory's words on the checkout's page. */
export const getCheckoutTexts = () =>
  read('/api/content/pages/:slug', { params: { slug: 'checkout' } })

/** The visitor's own cart, priced anew, before a postcode is known. */
export const getCheckout = () => read('/api/checkout')

/** What the account of whoever is signed in knows for the form; null for a visitor. */
export async function getKnownBuyer(): Promise<KnownBuyer | null> {
  const { user } = await read('/api/session')
  if (!user) return null
  const [{ profile }, { addresses }] = await Promise.all([
    read('/api/account'),
    read('/api/account/addresses'),
  ])
  const { email, name, phone } = profile
  const { street, postcode, city } = addresses.find(({ isDefault }) => isDefault) ?? noAddress
  return { email, name, phone, street, postcode, city }
}

const noAddress = { street: '', postcode: '', city: '' }
