import type { Problem } from './result.ts'

/** In characters as a person counts them; any of them will do. */
const passwordLength = { min: 10, max: 200 } as const

/** Whose password it is: what others guess first. */
export interface PasswordOwner {
  email: string
  name: string
}

/** The letters that must be left once one's own name and address are taken out. */
const ownLetters = 4

/** A password as it is hashed: however a keyboard put its accents together. */
export function passwordText(typed: string): string {
  return typed.toWellFormed().normalize('NFC')
}

/** Why a password is refused, by its own looks; whether it is common is known elsewhere. */
export function passwordFlaws(password: string, owner: PasswordOwner): Problem[] {
  const { min, max } = passwordLength
  const length = [...password].length
  const flaws: Problem[] = []
  if (length < min) flaws.push({ code: 'password_short', field: 'password', values: { min } })
  if (length > max) flaws.push({ code: 'password_long', field: 'password', values: { max } })
  if (isPersonal(password, owner)) flaws.push({ code: 'password_personal', field: 'password' })
  return flaws
}

/** True where little but the owner's name or address is in it: `KariNordmann1!`, `kari@example.no`. */
function isPersonal(password: string, { email, name }: PasswordOwner): boolean {
  const typed = folded(password)
  const words = [email, ...email.split('@'), ...email.split(/[.@_+-]/u), name, ...name.split(' ')]
    .map(folded)
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed)
  return rest !== typed && rest.replaceAll(/\P{L}/gu, '').length < ownLetters
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
