import { appConfig } from '#config'
import { mostProducts } from '#domain/admin-products.schema.ts'
import { newPerson } from '#tests/support/people.ts'
import type { Site } from '#tests/support/site.ts'

/**
 * Fills the site with as many products as a shop can have, all worded as those of the demo, which visitors do not see; answers how one
 * who works there reads a page of them.
 */
export async function thousandProducts(site: Site) {
  await site.database.batch([filled, worded, shelved])
  const { secret } = await newPerson(site.database, { role: 'owner' })
  const cookie = `${appConfig.sessionCookie}=${secret}; ${appConfig.staffCookie}=1`
  return { url: `${site.url}/api/admin/products`, headers: { cookie, 'x-language': 'nb' } }
}

const columns = `category_id, factory_id, kind, shop_price_ore, net_quantity, net_unit, gross_weight_g,
  temperature, vat_class, withdrawal_policy, availability, stock_policy, max_qty, origin_country, nutrition,
  attributes_schema, created_at, updated_at`

const filled = `insert into products (id, key, sku, is_active, ${columns})
  with numbered as (select *, row_number() over (order by id) as place, count(*) over () as known
      from products where kind = 'goods'),
    n(i) as (select 1 union all select i + 1 from n where i < ${mostProducts})
  select id || '-' || i, key || '-' || i, sku || '-' || i, 0, ${columns}
  from n join numbered on place = 1 + i % known where i <= ${mostProducts} - known`

const worded = `insert into product_translations (product_id, factory_id, language_code, name, slug, description,
    package_size, ingredients, storage_text, origin_text, folded, sort_name)
  select products.id, said.factory_id, language_code, name, slug || '-' || products.id, description, package_size,
    ingredients, storage_text, origin_text, folded, sort_name
  from products join product_translations as said on said.product_id = substr(products.id, 1, 36)
  where length(products.id) > 36`

const shelved = `insert into stock_levels (product_id, on_hand)
  select id, 40 from products where length(id) > 36`
