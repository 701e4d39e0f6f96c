import { radii, type Radius } from '#domain/seller-list.ts'
import { type SellerKind, sellerKinds } from '#domain/sellers.ts'
import { beginningOf } from '#domain/typed-text.ts'

/** The state of the map and its list as their address holds it. */
export interface MapSearch {
  q?: string
  near?: string
  radius?: Radius
  product?: string
  kind?: SellerKind
  open?: '1'
  page?: number
}

/** Reads an address's parameters. What is unknown or makes no sense is ignored, so that an old link still shows something. */
export function parseMapSearch(raw: Record<string, unknown>): MapSearch {
  const text = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  }
  const [q, near] = [beginningOf(text('q'), 100), beginningOf(text('near'), 40)]
  const radius = radii.find((each) => each === text('radius'))
  const product = beginningOf(text('product'), 200)
  const kind = sellerKinds.find((each) => each === text('kind'))
  const page = Number(text('page'))
  return {
    ...(q ? { q } : {}),
    ...(near ? { near } : {}),
    ...(radius ? { radius } : {}),
    ...(product ? { product } : {}),
    ...(kind ? { kind } : {}),
    ...(text('open') === '1' ? { open: '1' as const } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}),
  }
}

/** What the form says: another search begins on the first page, and words that were typed take the place of where one stands. */
export function searchOfForm(form: HTMLFormElement, before: MapSearch): MapSearch {
  const fields = Object.fromEntries(new FormData(form))
  const next = parseMapSearch(fields)
  const isSamePlace = (next.q ?? '') === (before.q ?? '')
  return before.near && isSamePlace ? { ...next, near: before.near } : next
}
