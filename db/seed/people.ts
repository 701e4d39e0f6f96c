import type { Client } from '@libsql/client/http'
import { addresses, admins, savedListItems, savedLists, users } from '#db/schema/index.ts'
import { emailKeyOf } from '#domain/accounts.ts'
import { newId } from '#domain/ids.ts'
import { demoLanguages } from './languages.ts'
import { add, madeNow, newSeed, type Seed } from './seed.ts'
import { addOrders } from './orders.ts'
import { addConversations } from './conversations.ts'
import { addNewsletters, findDefaultList } from './newsletters.ts'
import { addQuotes } from './quotes.ts'
import { addApplications } from './seller-applications.ts'
import people from './people.json' with { type: 'json' }
import { findShop, type Shop } from './shop.ts'

const demoRoles = ['owner', 'customer'] as const
export type DemoRole = (typeof demoRoles)[number]

/** By which address each of the demo's people signs in. */
export const demoEmails = { owner: people.owner.email, customer: people.customer.email } as const

/** True once the demo's people are there: in one batch, so that one of them tells of all. */
export async function hasPeople(client: Client): Promise<boolean> {
  const { rows } = await client.execute({
    sql: 'select 1 from users where email_key = ?',
    args: [emailKeyOf(demoEmails.owner)],
  })
  return rows.length > 0
}

/** Adds the demo's people: an owner, and a customer with addresses, a list and orders. `passwords` are hashes. */
export async function fillPeople(
  client: Client,
  passwords: Record<DemoRole, string>,
): Promise<void> {
  const shop = await findShop(client)
  const seed: Seed = { ...newSeed(demoLanguages), factoryId: shop.factoryId }
  const ids = { owner: newId(), customer: newId() }
  for (const role of demoRoles) addPerson(seed, role, ids[role], passwords[role])
  add(seed, admins, [
    {
      id: newId(),
      factoryId: seed.factoryId,
      userId: ids.owner,
      role: 'owner',
      isActive: true,
      ...madeNow(seed),
    },
  ])
  addAddresses(seed, ids.customer)
  addLists(seed, ids.customer, shop)
  const [home] = people.addresses
  if (home) addOrders(seed, { userId: ids.customer, ...people.customer, address: home }, shop)
  const owner = { userId: ids.owner, name: people.owner.name }
  addQuotes(seed, owner, shop)
  addApplications(seed, owner.userId, shop)
  addConversations(seed, owner)
  addNewsletters(seed, await findDefaultList(client), shop)
  await client.batch(seed.statements, 'write')
}

/** Gives the demo's people other passwords, as hashes, and signs them out. */
export async function changePasswords(
  client: Client,
  passwords: Record<DemoRole, string>,
): Promise<void> {
  await client.batch(
    demoRoles.flatMap((role) => {
      const key = emailKeyOf(demoEmails[role])
      return [
        {
          sql: 'update users set password_hash = ? where email_key = ?',
          args: [passwords[role], key],
        },
        {
          sql: 'delete from sessions where user_id in (select id from users where email_key = ?)',
          args: [key],
        },
      ]
    }),
    'write',
  )
}

function addPerson(seed: Seed, role: DemoRole, id: string, passwordHash: string): void {
  const person = people[role]
  add(seed, users, [
    {
      id,
      factoryId: seed.factoryId,
      ...person,
      emailKey: emailKeyOf(person.email),
      emailVerifiedAt: seed.now,
      passwordHash,
      languageCode: 'nb',
      status: 'active',
      ...madeNow(seed),
    },
  ])
}

function addAddresses(seed: Seed, userId: string): void {
  const { name, phone } = people.customer
  add(
    seed,
    addresses,
    people.addresses.map((address, index) => ({
      id: newId(),
      userId,
      name,
      phone,
      ...address,
      isDefault: index === 0,
      ...madeNow(seed),
    })),
  )
}

function addLists(seed: Seed, userId: string, shop: Shop): void {
  for (const { name, goods } of people.lists) {
    const listId = newId()
    add(seed, savedLists, [{ id: listId, userId, name, ...madeNow(seed) }])
    add(
      seed,
      savedListItems,
      Object.entries(goods).map(([key, quantity]) => ({
        id: newId(),
        listId,
        productId: shop.productOf(key).id,
        optionsKey: '{}',
        selectedAttributes: {},
        quantity,
        createdAt: seed.now,
      })),
    )
  }
}
