import { expect, test } from 'vitest'
import { cleanGuests } from '#server/features/restaurants/orders/clean-guests.ts'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { useMerging } from '#tests/support/merging.ts'
import {
  dishCheckoutOf,
  dishOrderFor,
  orderDishes,
  thursdayEvening,
  useOrdering,
} from '#tests/support/ordering.ts'
import { findEverything } from './export.repository.ts'

const api = useApi()
const { addDish, dishOf, one } = useOrdering(api)
const { newBrowser } = useMerging(api)

test('[39] what a guest of a restaurant wrote is in their export, and is forgotten after 90 days', async () => {
  const { visitor, person, signIn } = await newBrowser()
  signIn()
  await addDish(visitor, 'kvernhuset-beet-salad', { allergy_note: 'no nuts' })
  const { restaurantId } = await dishOf('kvernhuset-beet-salad')
  const view = await dishCheckoutOf(visitor, restaurantId)
  expect((await orderDishes(visitor, restaurantId, dishOrderFor(view))).status).toBe(201)
  const factory = await one('select id from factories')
  await api.database
    .execute(`insert into payments (id, factory_id, kind, order_id, provider, mode, reference, state, amount_ore, expires_at, created_at, updated_at)
    select 'its payment', factory_id, 'restaurant_order', id, 'test', 'test', '1-ref', 'authorized', total_ore, 0, 0, 0 from restaurant_orders`)
  const everything = await findEverything(
    openDatabase(api.platform, () => undefined),
    {
      ...{ factoryId: String(factory['id']), userId: person.id },
    },
  )
  expect(everything.restaurantOrders).toMatchObject([
    {
      name: 'Ingrid',
      ticket: 1,
      paid: [{ reference: '1-ref' }],
      dishes: [{ title: 'Beetroot salad', allergyNote: 'no nuts' }],
    },
  ])
  const left = async () =>
    one(`select name, phone, email, restaurant_orders.allergy_note, restaurant_order_lines.allergy_note as line,
      chosen ->> '$.allergy_note' as chosen, total_ore from restaurant_orders
      join restaurant_order_lines on order_id = restaurant_orders.id`)
  const dayMs = 24 * 3_600_000
  await cleanGuests(jobAt(api, thursdayEvening + 89 * dayMs))
  expect(await left()).toMatchObject({ name: 'Ingrid', line: 'no nuts' })
  await cleanGuests(jobAt(api, thursdayEvening + 91 * dayMs))
  const nothing = { name: '', phone: '', email: '', allergy_note: '', line: '', chosen: '' }
  expect(await left()).toMatchObject({ ...nothing, total_ore: 15_900 })
})
