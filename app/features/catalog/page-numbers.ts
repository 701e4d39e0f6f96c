/** The pages that are worth a link: the first, the last, and the neighbours of the one at hand. */
export function pageNumbers(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last]
  return [...new Set(near)]
    .filter((number) => number >= 1 && number <= last)
    .toSorted((a, b) => a - b)
}
