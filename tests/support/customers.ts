import type { TestApi, Visitor } from './api.ts'
import { useCarts } from './carts.ts'
import { callerOf, type Person } from './people.ts'
import { withPassword } from './passwords.ts'
import { placed } from './shopping.ts'

export const customersPassword = 'sju små gråmåker'

/** Somebody with an account, a password, and something of everything that an account can hold. */
export function useCustomers(api: TestApi) {
  const { added, idOf } = useCarts(api)

  async function customer(): Promise<Visitor & Person> {
    const caller = await callerOf(api, 'customer')
    const { person } = caller
    if (!person) throw new Error('a customer is a person')
    await withPassword(api, person.id, customersPassword)
    return { ...caller, ...person }
  }

  /** Buys a gift box with words on its card, driven to the door. */
  async function bought(person: Visitor & Person, change: Parameters<typeof placed>[1] = {}) {
    const card = `Til ${person.id}`
    await added(person, 'gift-box', {
      selectedAttributes: { ribbon: 'red', wrapping: 'paper', card },
    })
    return placed(person, {
      name: `Kari ${person.id}`,
      email: person.email,
      shippingKind: 'own_van',
      street: `Storgata ${person.id.slice(0, 8)}`,
      postcode: '5003',
      city: 'Bergen',
      note: `Ring ${person.id}`,
      ...change,
    })
  }

  /** Fills every corner of an account through its front door. */
  async function settled(person: Visitor & Person): Promise<void> {
    const send = async (method: string, path: string, body: object) => {
      const response = await person.send(method, `/api/account${path}`, body)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return (await response.json()) as Record<string, unknown>
    }
    await send('PATCH', '', { name: `Kari ${person.id}`, phone: '400 00 001', rev: 1 })
    await send('POST', '/addresses', {
      label: 'Home',
      name: `Kari ${person.id}`,
      phone: '400 00 001',
      street: 'Storgata 1',
      postcode: '8514',
      city: 'Narvik',
      isDefault: true,
    })
    const list = await send('POST', '/lists', { name: `List ${person.id}` })
    await send('POST', `/lists/${String(list['id'])}/items`, { productId: await idOf('flatbread') })
    const { consents } = (await (await person.get('/api/account/consents')).json()) as {
      consents: { purpose: string; wording: string }[]
    }
    for (const { purpose, wording } of consents)
      await send('PUT', '/consents', { purpose, wording, isGiven: true })
    await added(person, 'flatbread')
  }

  return { customer, bought, settled }
}

/** The secret that the newest letter of a kind hands over. */
export async function handedOver(api: TestApi, kind: string, recipient: string): Promise<string> {
  const { rows } = await api.database.execute({
    sql: `select payload from outbox where kind = ? and recipient = ? order by created_at desc, id desc limit 1`,
    args: [kind, recipient],
  })
  return (JSON.parse(String(rows[0]?.['payload'])) as { secret: string }).secret
}
