const weights = [3, 2, 7, 6, 5, 4, 3, 2]

/** The nine digits of a Norwegian organisation number as people write it: `NO 974 760 673 MVA` gives `974760673`. */
export function orgNoDigits(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[\s.]/gu, '')
    .replace(/^NO(?=\d)/u, '')
    .replace(/MVA$/u, '')
}

/** True for nine digits whose last is the modulo 11 check of the eight before it. */
export function isOrgNo(digits: string): boolean {
  if (!/^\d{9}$/u.test(digits)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const check = (11 - (sum % 11)) % 11
  return check !== 10 && check === Number(digits[8])
}
