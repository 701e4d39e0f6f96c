/** They belong to one visitor, or are looked at too seldom. */
const privatePaths =
  /^\/(?:ai-test|cart|catalog-pdf|checkout|restaurant-checkout|t|newsletter\/(?:confirm|preferences)|order-success|order-tracking|orders|public-queue|quote(?:-\w+)?|auth|account|admin|seller|become-seller|seller-registration-success)(?:\/|$)/u

/**
 * A private page is neither kept here nor by any browser or proxy, nor is it loaded ahead. The router is lenient, so `/Cart`,
 * `/%63art` and `//cart` are the cart too; a path that cannot be decoded counts as private.
 */
export function isPrivate(path: string): boolean {
  try {
    return privatePaths.test(
      decodeURIComponent(path)
        .toLowerCase()
        .replaceAll(/\/{2,}/gu, '/'),
    )
  } catch {
    return true
  }
}
