import { read } from '#app/platform/read.ts'
import { type Buyer, guest } from './order-form.ts'

/** The factory's words on the checkout's page. */
export const getCheckoutTexts = () =>
  read('/api/content/pages/:slug', { params: { slug: 'checkout' } })

/** The visitor's own cart, priced anew, before a postcode is known. */
export const getCheckout = () => read('/api/checkout')

/** Who fills in the form, and what their account knows for it. */
export async function getBuyer(): Promise<Buyer> {
  const { user } = await read('/api/session')
  if (!user) return guest
  const [{ profile }, { addresses }] = await Promise.all([
    read('/api/account'),
    read('/api/account/addresses'),
  ])
  const { email, name, phone } = profile
  const { street, postcode, city } = addresses.find(({ isDefault }) => isDefault) ?? noAddress
  return { id: user.id, known: { email, name, phone, street, postcode, city } }
}

const noAddress = { street: '', postcode: '', city: '' }
