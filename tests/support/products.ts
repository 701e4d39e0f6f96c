import type { AdminProduct, AdminProducts } from '#domain/admin-products.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { Visitor } from './api.ts'

export const productsPath = '/api/admin/products'

export type ProductAnswer = AdminProduct & ErrorBody & { answered: number }

export async function productsOf(reader: Visitor, query = ''): Promise<AdminProducts> {
  const response = await reader.get(`${productsPath}${query}`)
  if (!response.ok) throw new Error(`the list of products answered ${response.status}`)
  return (await response.json()) as AdminProducts
}

export async function productOf(reader: Visitor, id: string): Promise<AdminProduct> {
  const response = await reader.get(`${productsPath}/${id}`)
  if (!response.ok) throw new Error(`the product answered ${response.status}`)
  return (await response.json()) as AdminProduct
}

/** Sends a write under the products and answers what came of it. */
export async function write(
  caller: Visitor,
  method: 'POST' | 'PUT',
  path: string,
  body?: unknown,
  key?: string,
): Promise<ProductAnswer> {
  const headers = key ? { 'idempotency-key': key } : {}
  const response = await caller.send(method, `${productsPath}${path}`, body, headers)
  return { ...((await response.json()) as AdminProduct & ErrorBody), answered: response.status }
}

let made = 0
/** What a new product is begun with, each with an address and a number of its own. */
export function newProduct(categoryId: string, change: object = {}) {
  made += 1
  return {
    ...{ languageCode: 'en', name: `Brown cheese ${made}`, slug: `brown-cheese-${made}` },
    ...{ sku: `BC-${made}`, categoryId, shopPriceOre: 8900, netQuantity: 500, netUnit: 'g' },
    ...change,
  }
}
