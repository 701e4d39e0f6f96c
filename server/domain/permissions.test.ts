import { expect, test } from 'vitest'
import { adminRoles, isAllowed, type Permission, permissionNames, roles } from './permissions.ts'

const may = (permission: Permission) => roles.filter((role) => isAllowed({ role }, permission))

test.each<[Permission, string[]]>([
  ['content.edit', ['owner', 'manager', 'editor']],
  ['content.translate', ['owner', 'manager', 'editor', 'translator']],
  ['content.publish', ['owner', 'manager', 'editor']],
  ['products.edit', ['owner', 'manager']],
  ['products.text', ['owner', 'manager', 'editor', 'translator']],
  ['stock.edit', ['owner', 'manager', 'fulfilment']],
  ['dishes.edit', ['owner', 'manager', 'kitchen_manager']],
  ['orders.move', ['owner', 'manager', 'fulfilment']],
  ['orders.refund', ['owner', 'manager']],
  ['quotes.edit', ['owner', 'manager', 'sales']],
  ['newsletter.send', ['owner', 'manager']],
  ['settings.edit', ['owner']],
  ['people.edit', ['owner']],
])('[U03] %s is open to %j', (permission, expected) => {
  expect(may(permission)).toEqual(expected)
})

test('[U03] a visitor reaches nothing that belongs to a person or to the factory', () => {
  const open = permissionNames.filter((permission) => isAllowed({ role: 'visitor' }, permission))
  expect(open).toEqual([
    'site.read',
    'catalog.read',
    'cart.own',
    'order.place',
    'order.read',
    'order.cancel',
    'order.withdraw',
    'order.complain',
    'quote.ask',
    'quote.read',
    'seller.apply',
    'message.send',
    'newsletter.own',
    'kitchen.work',
    'session.read',
    'session.open',
  ])
})

test('[U06] without the second factor an admin reads as before and changes nothing of others', () => {
  const lost = permissionNames.filter(
    (permission) =>
      isAllowed({ role: 'owner' }, permission) &&
      !isAllowed({ role: 'owner', lacksSecondFactor: true }, permission),
  )
  expect(lost.length).toBeGreaterThan(10)
  expect(lost.filter((permission) => /read|open|own/u.test(permission))).toEqual([])
})

test('a viewer writes nothing', () => {
  const all = permissionNames.filter((permission) => isAllowed({ role: 'viewer' }, permission))
  const customers = permissionNames.filter((permission) =>
    isAllowed({ role: 'customer' }, permission),
  )
  const beyond = all.filter((permission) => !customers.includes(permission))
  expect(beyond.every((permission) => /\.(?:read|open|own)$/u.test(permission))).toBe(true)
})

test('every role of the panel opens it', () => {
  expect(may('admin.open')).toEqual([...adminRoles])
})
