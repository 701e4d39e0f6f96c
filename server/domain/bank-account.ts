import { plainDigits } from './plain-digits.ts'

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** The digits of a Norwegian account number, however it is parted: `1506 11 12345` gives `15061112345`. */
export function bankAccountDigits(text: string): string {
  return plainDigits(text).replaceAll(/[\s.]/gu, '')
}

/** True for eleven digits whose last is the modulo 11 check of the ten before it. */
export function isBankAccount(digits: string): boolean {
  if (!/^\d{11}$/u.test(digits)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  const check = (11 - (sum % 11)) % 11
  return check !== 10 && check === Number(digits[10])
}

/** As it is printed: `1506.11.12345`. */
export function formatBankAccount(digits: string): string {
  return digits.replace(/^(\d{4})(\d{2})(\d{5})$/u, '$1.$2.$3')
}
