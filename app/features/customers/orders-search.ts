const lastPage = 9999

/** The page of one's own orders that an address asks for; the first where it makes no sense. */
export function parseOrdersSearch({ page }: Record<string, unknown>): { page?: number } {
  const number = Number(page)
  return Number.isInteger(number) && number > 1 ? { page: Math.min(number, lastPage) } : {}
}
