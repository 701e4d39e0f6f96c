import type { Client, Value } from '@libsql/client/http'

export interface ShopProduct {
  id: string
  name: string
  packageSize: string
  imageUrl: string | null
  sku: string
  gtin: string | null
  withdrawalPolicy: string
  priceOre: number
  vatBp: number
  unitsPerCarton: number | null
  cartonsPerPallet: number | null
  costOre: number | null
  allergens: { code: string; level: string; detail: string }[]
}

interface ShopMethod {
  id: string
  name: string
  freeFromOre: number | null
  /** What the van costs to the first area it goes to. */
  priceOre: number
}

/** The filled shop, as far as the demo's orders are made of it. */
export interface Shop {
  factoryId: string
  productOf: (key: string) => ShopProduct
  methodOf: (kind: string) => ShopMethod
}

/** Reads the shop in Norwegian. */
export async function findShop(client: Client): Promise<Shop> {
  const [factory, products, allergens, methods] = await client.batch(
    [factorySql, productsSql, 'select * from product_allergens', methodsSql],
    'read',
  )
  const factoryId = factory?.rows[0]?.['id']
  if (typeof factoryId !== 'string') throw new Error('the demo has no factory')
  const byKey = new Map(
    products?.rows.map((row) => [
      textIn(row['key']),
      {
        id: textIn(row['id']),
        name: textIn(row['name']),
        packageSize: textIn(row['package_size']),
        imageUrl: row['image_url'] === null ? null : textIn(row['image_url']),
        sku: textIn(row['sku']),
        gtin: row['barcode'] === null ? null : textIn(row['barcode']),
        withdrawalPolicy: textIn(row['withdrawal_policy']),
        priceOre: Number(row['price_ore']),
        vatBp: Number(row['vat_bp']),
        unitsPerCarton: numberIn(row['units_per_carton']),
        cartonsPerPallet: numberIn(row['cartons_per_pallet']),
        costOre: numberIn(row['cost_ore']),
        allergens: (allergens?.rows ?? [])
          .filter((allergen) => allergen['product_id'] === row['id'])
          .map(({ code, level, detail }) => ({
            code: textIn(code),
            level: textIn(level),
            detail: textIn(detail),
          })),
      },
    ]),
  )
  const byKind = new Map(
    methods?.rows.map((row) => [
      textIn(row['kind']),
      {
        id: textIn(row['id']),
        name: textIn(row['name']),
        freeFromOre: row['free_from_ore'] === null ? null : Number(row['free_from_ore']),
        priceOre: Number(row['price_ore']),
      },
    ]),
  )
  return {
    factoryId,
    productOf: (key) => present(byKey.get(key), key),
    methodOf: (kind) => present(byKind.get(kind), kind),
  }
}

const factorySql = 'select id from factories order by created_at limit 1'

const productsSql = `select products.*, texts.name, texts.package_size,
    (select percent_bp from tax_rates where class = vat_class and valid_from <= date()
      order by valid_from desc limit 1) as vat_bp
  from products join product_translations as texts
    on texts.product_id = products.id and texts.language_code = 'nb'`

const methodsSql = `select shipping_methods.*, texts.name,
    coalesce((select min(price_ore) from delivery_areas where method_id = shipping_methods.id), 0) as price_ore
  from shipping_methods join shipping_method_translations as texts
    on texts.method_id = shipping_methods.id and texts.language_code = 'nb'`

function numberIn(value: Value | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}

function textIn(value: Value | undefined): string {
  if (typeof value === 'string') return value
  throw new Error('the demo’s shop has no text where one belongs')
}

function present<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw new Error(`the demo's shop has no ${key}`)
  return value
}
