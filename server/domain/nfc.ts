/**
 * More marks on one letter than any language writes: the bound of Unicode's stream-safe text (UAX #15). Putting a run of marks in order
 * takes the square of its length, seconds for 100,000 of them.
 */
const crowded = /(\p{M}{30})\p{M}+/gu

/** A text with at most 30 marks on each letter: what is safe to normalize, however long it is. */
export function withFewMarks(text: string): string {
  return text.replaceAll(crowded, '$1')
}

/** A text in Unicode's composed form (NFC), in time that grows with its length alone. Of more than 30 marks on a letter the rest is lost. */
export function nfc(text: string): string {
  // Some marks become two, so that what was put in order is counted once more.
  return withFewMarks(withFewMarks(text).normalize('NFC'))
}
