import type { Allergen, VatClass, WithdrawalPolicy } from './catalog.ts'

/**
 * What a buyer is told of goods before they choose them in place of missing ones, as it was when they were offered: who buys from afar
 * reads it before buying (article 14 of regulation (EU) 1169/2011, angrerettloven § 8).
 */
export interface SubstituteFacts {
  slug: string
  packageSize: string
  vatClass: VatClass
  allergens: Allergen[]
  withdrawalPolicy: WithdrawalPolicy
}

/** True while the goods are what their buyer was told: else they have not been chosen. */
export function isAsOffered(offered: SubstituteFacts, now: SubstituteFacts): boolean {
  return saidOf(offered) === saidOf(now)
}

/** The address of its page may change: it leads on. */
function saidOf({ packageSize, vatClass, allergens, withdrawalPolicy }: SubstituteFacts): string {
  const held = allergens.map(({ code, level, detail }) => `${code} ${level} ${detail}`)
  return JSON.stringify([packageSize, vatClass, withdrawalPolicy, held.toSorted()])
}
