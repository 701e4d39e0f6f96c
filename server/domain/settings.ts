/** In characters: one line above a page, and an address on a letter. */
export const longestAnnouncement = 200
export const longestAddress = 160
/** In øre: 100,000 kr. */
export const mostMinOrderOre = 10_000_000
/** Between businesses no more may be agreed without a word (forsinkelsesrenteloven § 1 a). */
export const mostPaymentDays = 60
export const usualPaymentDays = 14

/** What shows that something is on its way. */
export const loadingStyles = ['spinner', 'dots', 'pulse', 'bounce', 'custom'] as const
export type LoadingStyle = (typeof loadingStyles)[number]
