/** What may be asked of catalogues, and how long they are kept. */
export const catalogueRules = {
  mostGoods: 200,
  mostCategories: 100,
  /** Longest key of a category or of a product. */
  longestKey: 100,
  /** Catalogues that may be put together, and files that may be made, from one network in an hour. */
  madePerHour: 60,
  filesPerHour: 30,
  sheetsPerHour: 120,
  keptDays: 365,
  /** That somebody used it is written down once in so long. */
  usedEveryMs: 24 * 3_600_000,
} as const
