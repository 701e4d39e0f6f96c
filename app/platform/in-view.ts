/** True where the page shows one of these before its reader's eyes, in full or in part. */
export function isInView(elements: Iterable<Element>): boolean {
  return [...elements].some((element) => {
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
    const isDrawn = width > 0 && height > 0
    return isDrawn && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
}
