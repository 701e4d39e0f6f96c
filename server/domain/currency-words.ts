/** What money is called by words, in Norwegian, English, Arabic, Polish and Ukrainian. Pounds and crowns are other things, too. */
const called = {
  krone:
    /(?<!\p{L})(?:kroner?|kronen[es]?|nok|kr)(?!\p{L})|(?<!\p{L})koron\p{L}* norwes|كرون|(?<!\p{L})крон(?:а|и|у|ою)?(?!\p{L})/u,
  dollar: /(?<!\p{L})dol(?:l)?ar|(?<!\p{L})usd(?!\p{L})|دولار|(?<!\p{L})долар/u,
  euro: /(?<!\p{L})euros?(?!\p{L})|(?<!\p{L})eur(?!\p{L})|يورو|(?<!\p{L})євро(?!\p{L})/u,
  zloty: /(?<!\p{L})(?:złot(?:y|ych|ego|e)|zloty|zlotys)(?!\p{L})|زلوتي|(?<!\p{L})злот/u,
  hryvnia: /(?<!\p{L})hryv|(?<!\p{L})hrywn|(?<!\p{L})гривн|(?<!\p{L})гривен|هريفن/u,
} as const satisfies Record<string, RegExp>

/**
 * The currencies that a text names by a word, as far as it is known, each with that word.
 * @example [...currenciesIn('49 kroner').keys()] // ['krone']
 */
export function currenciesIn(text: string): Map<string, string> {
  const lower = text.toLowerCase()
  return new Map(
    Object.entries(called).flatMap(([code, pattern]) => {
      const word = pattern.exec(lower)?.[0]
      return word === undefined ? [] : [[code, word]]
    }),
  )
}
