import { passwordFlaws, type PasswordOwner, passwordText } from '#domain/password.ts'
import type { Problem } from '#domain/result.ts'

/** A refusal for one reason or more: the first names the answer, the others say why. */
export interface Refused {
  ok: false
  problems: [Problem, ...Problem[]]
}

/** Refuses a password that is too short, too long, common or made of its owner's name: `password_weak`, then each reason. */
export async function weakness(typed: string, owner: PasswordOwner): Promise<Refused | undefined> {
  const password = passwordText(typed)
  const reasons = passwordFlaws(password, owner)
  if (await isCommon(password)) reasons.push({ code: 'password_common', field: 'password' })
  if (reasons.length === 0) return undefined
  return { ok: false, problems: [{ code: 'password_weak', field: 'password' }, ...reasons] }
}

let common: Promise<Set<string>> | undefined

/** True for what is on the list of most used passwords, and for one sign repeated. */
async function isCommon(password: string): Promise<boolean> {
  if (new Set(password.toLowerCase()).size <= 2) return true
  common ??= commonPasswords()
  const list = await common
  const lower = password.toLowerCase()
  return list.has(lower) || list.has(lower.replace(/[\d!?.]{1,4}$/u, ''))
}

/** 400 kB that only those need who choose a password. */
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
