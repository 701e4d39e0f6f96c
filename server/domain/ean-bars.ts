/** A barcode as it is drawn, in modules: the narrowest bar is one wide. */
export interface EanBars {
  width: number
  bars: { x: number; width: number; isGuard: boolean }[]
  /** The digits below, each group around its middle. */
  texts: { text: string; x: number; width: number }[]
}

/** How the left half writes a digit in odd parity; even parity is the same bars, inverted and read from behind (GS1, 5.2.1). */
const odd = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
]
const right = odd.map((bits) => bits.replaceAll(/[01]/gu, (bit) => (bit === '0' ? '1' : '0')))
const even = right.map((bits) => [...bits].toReversed().join(''))
/** The first of thirteen digits is not drawn: it says which of the left six are in even parity. */
const parities = [
  ...['000000', '001011', '001101', '001110', '010011'],
  ...['011001', '011100', '010101', '010110', '011010'],
]

/** Room for the first digit, and the white that a scanner wants on either side. */
const quiet = 11

/**
 * The bars of a GTIN-13, GTIN-12 or GTIN-8. Undefined for a GTIN-14, which stands on cartons in another symbol, and for what is none: its
 * digits are printed alone.
 */
export function eanBars(gtin: string): EanBars | undefined {
  if (!/^(?:\d{8}|\d{12,13})$/u.test(gtin)) return undefined
  if (gtin.length === 8) {
    const halves = [gtin.slice(0, 4), gtin.slice(4)]
    return drawn(leftOf(halves[0] ?? '', '0000'), halves, '')
  }
  const digits = gtin.padStart(13, '0')
  const first = digits.charAt(0)
  const halves = [digits.slice(1, 7), digits.slice(7)]
  return drawn(leftOf(halves[0] ?? '', parities[Number(first)] ?? ''), halves, first)
}

function leftOf(digits: string, parity: string): string {
  return [...digits]
    .map((digit, at) => (parity.charAt(at) === '1' ? even : odd)[Number(digit)])
    .join('')
}

function drawn(left: string, [leftDigits = '', rightDigits = '']: string[], first: string) {
  const tail = [...rightDigits].map((digit) => right[Number(digit)]).join('')
  const half = left.length
  const bits = `101${left}01010${tail}101`
  const bars: EanBars['bars'] = Array.from(bits.matchAll(/1+/gu), ({ 0: run, index }) => ({
    x: quiet + index,
    width: run.length,
    isGuard: index < 3 || (index >= 3 + half && index < 8 + half) || index >= 8 + 2 * half,
  }))
  const texts = [
    { text: first, x: quiet - 5, width: 0 },
    { text: leftDigits, x: quiet + 3 + half / 2, width: half - 4 },
    { text: rightDigits, x: quiet + 8 + half * 1.5, width: half - 4 },
  ].filter(({ text }) => text !== '')
  return { width: bits.length + quiet + 7, bars, texts }
}
