/** What may be asked of catalogues, and how long they are kept. */
export const catalogueRules = {
  mostGoods: 200,
  mostCategories: 100,
  /** Longest key of a category or of a product. */
  longestKey: 100,
  /** Catalogues that may be put together, and files that may be made, from one network in an hour; and from all of them. */
  madePerHour: 60,
  filesPerHour: 30,
  allMadePerHour: 200,
  allFilesPerHour: 200,
  sheetsPerHour: 120,
  keptDays: 365,
  /** A file that nobody has asked for since goes before its catalogue: it is made anew. */
  fileKeptDays: 30,
  /** That somebody used it is written down once in so long. */
  usedEveryMs: 24 * 3_600_000,
} as const
