import { expect } from 'vitest'
import { appConfig } from '#config'
import type { CartMerge, CartView } from '#domain/cart.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { newPerson } from './people.ts'

/** A guest's cart that comes along when its browser signs in. */
export function useMerging(api: TestApi) {
  /** A browser that somebody signs in and out of: its guest cookie stays where it is. */
  async function newBrowser(visitor = api.visitor()) {
    const person = await newPerson(api.database)
    return {
      visitor,
      person,
      signIn: () => visitor.cookies.set(appConfig.sessionCookie, person.secret),
      signOut: () => visitor.cookies.delete(appConfig.sessionCookie),
    }
  }

  async function merged(visitor: Visitor, told: object = {}): Promise<CartMerge> {
    const response = await visitor.send('POST', '/api/cart/merge', told)
    expect(response.status).toBe(200)
    return (await response.json()) as CartMerge
  }

  const quantities = ({ items }: CartView) => items.map(({ quantity }) => quantity)

  async function change(sql: string, args: (string | number)[]): Promise<void> {
    await api.database.execute({ sql, args })
  }

  return { newBrowser, merged, quantities, change }
}
