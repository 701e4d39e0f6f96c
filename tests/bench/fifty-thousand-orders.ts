import { appConfig } from '#config'
import { newPerson } from '#tests/support/people.ts'
import { newShopper, productId } from '#tests/support/shopper.ts'
import type { Site } from '#tests/support/site.ts'

const mostOrders = 50_000

/**
 * Fills the site with the orders of a few years, one in a hundred of them not yet ready, each with a buyer of its own; answers how one who works there
 * reads a page of them.
 */
export async function fiftyThousandOrders(site: Site) {
  const shopper = newShopper(site.url)
  await shopper.addToCart(await productId(site.database, 'blueberry-jam'), 2)
  await (await shopper.order()).text()
  await site.database.batch([ordered, lined])
  const { secret } = await newPerson(site.database, { role: 'owner' })
  const cookie = `${appConfig.sessionCookie}=${secret}; ${appConfig.staffCookie}=1`
  return { url: `${site.url}/api/admin/orders`, headers: { cookie, 'x-language': 'nb' } }
}

const known = `(select id from orders order by created_at desc limit 1)`

const columns = `factory_id, channel, payment_method, payment_status, buyer_kind, phone, language_code, shipping_method_id,
  shipping_kind, shipping_name, address, promised_date, promised_from_minute, promised_to_minute, items_ore,
  shipping_ore, total_ore, vat, terms_accepted_at`

/** An hour and a half lies between two orders. */
const ordered = `insert into orders (id, number, public_token, idempotency_key, status, email, name, search_text, created_at,
    updated_at, ${columns})
  with n(i) as (select 1 union all select i + 1 from n where i < ${mostOrders})
  select id || '-' || i, number || '-' || i, public_token || i, idempotency_key || i,
    case when i % 100 = 0 then 'placed' else 'delivered' end, i || email, name || ' ' || i,
    search_text || ' ' || i, created_at - i * 5400000, updated_at, ${columns}
  from n join orders on id = ${known}`

const lined = `insert into order_lines (id, order_id, product_id, sort_order, title_snapshot, package_size_snapshot,
    sku, options, options_key, allergens, withdrawal_policy, qty, reserved_qty, unit_ore, line_ore, vat_bp)
  select line.id || orders.id, orders.id, product_id, sort_order, title_snapshot, package_size_snapshot, sku, options,
    options_key, allergens, withdrawal_policy, qty, 0, unit_ore, line_ore, vat_bp
  from orders join order_lines as line on line.order_id = substr(orders.id, 1, 36) where length(orders.id) > 36`
