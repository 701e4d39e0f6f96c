import { newShopper, productId, type Shopper, stock } from '#tests/support/shopper.ts'
import type { Site } from '#tests/support/site.ts'

const terms = ['ost', 'honn', 'brød', 'sal', 'eple', 'ka', 'rug', 'my']
const cartsPerBuyer = 200

interface Typist {
  shopper: Shopper
  turn: number
}
interface Guest {
  shopper: Shopper
  adds: number
}
interface Buyer {
  carts: Shopper[]
}

/** What a visitor does beyond looking: typing in the search box, filling a cart, ordering it. */
export async function visitors(site: Site) {
  const jam = await productId(site.database, 'blueberry-jam')
  const flour = await productId(site.database, 'rye-flour')
  for (const id of [jam, flour]) await stock(site.database, id, 10_000_000)
  return {
    typist: async (): Promise<Typist> => ({ shopper: newShopper(site.url), turn: 0 }),
    type: async (typist: Typist) => {
      typist.turn += 1
      await succeeded(typist.shopper.search(terms[typist.turn % terms.length] ?? 'ost'))
    },
    guest: async (): Promise<Guest> => ({ shopper: newShopper(site.url), adds: 0 }),
    /** A cart holds so many of a thing at most: every twelfth time it is another guest's. */
    addToCart: async (guest: Guest) => {
      guest.adds += 1
      if (guest.adds % 12 === 0) guest.shopper = newShopper(site.url)
      await succeeded(guest.shopper.addToCart(guest.adds % 2 ? jam : flour))
    },
    /** Each comes with carts of two lines already filled: what is measured begins at the checkout. */
    buyer: async (): Promise<Buyer> => {
      const carts = Array.from({ length: cartsPerBuyer }, () => newShopper(site.url))
      for (const cart of carts) {
        await succeeded(cart.addToCart(jam, 2))
        await succeeded(cart.addToCart(flour))
      }
      return { carts }
    },
    order: async ({ carts }: Buyer) => {
      const cart = carts.pop()
      if (cart) await succeeded(cart.order())
      else throw new Error('this buyer has no more carts')
    },
  }
}

async function succeeded(answer: Promise<Response>): Promise<void> {
  const response = await answer
  const body = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${body}`)
}
