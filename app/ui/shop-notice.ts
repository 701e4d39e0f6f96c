let round = 0

/** The id of the shop's one message: what is told next takes the place of the one that is seen. */
export const shopNotice = (): string => `shop ${round}`

/** A message on its way out shows no new words: the next one is another. */
export function hasLeft(id: string | number): void {
  if (id === shopNotice()) round += 1
}
