import { isGtin } from './barcode.ts'
import { fold } from './folded-text.ts'
import type { ImportFieldType } from './import-fields.schema.ts'
import { readNumber } from './import-numbers.ts'
import type { ImportValue } from './import-values.ts'
import { type CellError, clearMark } from './imports.ts'
import { nearestWord } from './nearest-word.ts'
import { plainDigits } from './plain-digits.ts'
import { typedKroner } from './typed-money.ts'
import { cleanLine, cleanLines } from './typed-text.ts'

/** What a cell can choose: `names` are all that it is known by beside its label, folded. */
export interface ImportChoice {
  value: string
  /** What it is known by for ever, in every language. */
  key?: string
  label: string
  names: readonly string[]
}

export interface CellRules {
  type: ImportFieldType
  isClearable: boolean
  choices: readonly ImportChoice[]
  /** The error code of an unknown choice. */
  unknown?: 'import_choice' | 'import_category'
  decimal: ',' | '.' | undefined
}

export type ReadCell = { value: ImportValue } | Omit<CellError, 'field'>

/**
 * What a cell says of its field; undefined where it is empty, which changes nothing. Null empties the field.
 * @example readCell('289,00', { type: 'money', … }) // { value: 28900 }
 */
export function readCell(text: string, rules: CellRules): ReadCell | undefined {
  const line = cleanLine(text)
  if (line === '') return undefined
  if (line.toUpperCase() === clearMark)
    return rules.isClearable ? { value: null } : { code: 'import_not_clearable' }
  return readers[rules.type](rules.type === 'lines' ? text : line, rules)
}

const readers: Record<ImportFieldType, (text: string, rules: CellRules) => ReadCell> = {
  text: (value) => ({ value }),
  lines: (text) => ({ value: cleanLines(text) }),
  money: readMoney,
  whole: readWhole,
  choice: readChoice,
  choices: readChoices,
  day: readDay,
  gtin: readGtin,
}

/**
 * An amount of money has no three decimals and a count has none: what looks like such a number is rather one of thousands, whatever the
 * other cells of the file say.
 */
function readAmount(text: string, decimal: CellRules['decimal']): ReturnType<typeof readNumber> {
  const read = readNumber(text, decimal)
  if ('number' in read && /^-?[1-9]\d{0,2}\.\d{3}$/u.test(read.number))
    return { code: 'import_number_unclear' }
  return read
}

/** Kroner, in øre. */
function readMoney(text: string, { decimal }: CellRules): ReadCell {
  const read = readAmount(text, decimal)
  if ('code' in read) return read
  const [, kroner = '', cents = ''] = /^(\d+)(?:\.(\d{1,2})0*)?$/u.exec(read.number) ?? []
  if (kroner === '') return { code: 'import_number' }
  return { value: Number(kroner) * 100 + Number(cents.padEnd(2, '0')) }
}

function readWhole(text: string, { decimal }: CellRules): ReadCell {
  const read = readAmount(text, decimal)
  if ('code' in read) return read
  const whole = /^(-?\d+)(?:\.0*)?$/u.exec(read.number)?.[1]
  return whole === undefined ? { code: 'amount_invalid' } : { value: Number(whole) }
}

function readChoice(text: string, { choices, unknown = 'import_choice' }: CellRules): ReadCell {
  const chosen = chosenOf(text, choices)
  if (chosen) return { value: chosen.value }
  const nearest = nearestWord(
    text,
    choices.map(({ label }) => label),
  )
  return { code: unknown, ...(nearest === undefined ? {} : { fix: nearest }) }
}

/** In the order of their codes, so that the same ones are the same whatever their order in the cell. */
function readChoices(text: string, rules: CellRules): ReadCell {
  const values = new Set<string>()
  const names = text
    .split(/[;|]/u)
    .map((name) => cleanLine(name))
    .filter(Boolean)
  // Signs alone name nothing, and only the mark empties.
  if (names.length === 0) return { code: 'import_choice' }
  for (const [at, name] of names.entries()) {
    const read = readChoice(name, rules)
    if (!('value' in read))
      return read.fix === undefined ? read : { ...read, fix: names.with(at, read.fix).join('; ') }
    values.add(String(read.value))
  }
  return { value: [...values].toSorted().join(',') }
}

/** By what it is called here before what it is called elsewhere. A name that two have says neither. */
function chosenOf(text: string, choices: readonly ImportChoice[]): ImportChoice | undefined {
  const typed = fold(text)
  const ways: ((choice: ImportChoice) => boolean)[] = [
    ({ value }) => value === text,
    ({ key }) => key === text,
    ({ label }) => fold(label) === typed,
    ({ names }) => names.includes(typed),
  ]
  const found = ways.map((way) => choices.filter(way)).find(({ length }) => length > 0)
  return found?.length === 1 ? found[0] : undefined
}

/** The label, or the key of one whose label another has too. */
function labelIn(choices: readonly ImportChoice[], value: string): string {
  const choice = choices.find((each) => each.value === value)
  if (!choice) return value
  const isOnly = choices.filter(({ label }) => fold(label) === fold(choice.label)).length === 1
  return isOnly ? choice.label : (choice.key ?? choice.label)
}

/** ISO 8601, or day, month and year as people here write them. */
function readDay(text: string): ReadCell {
  const plain = plainDigits(text)
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/u.exec(plain)
  const typed = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/u.exec(plain)
  const parts = iso ? iso.slice(1, 4) : typed?.slice(1, 4).toReversed()
  if (!parts) return { code: 'import_day' }
  const day = parts.map((part) => part.padStart(2, '0')).join('-')
  const read = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
  return isDay ? { value: day } : { code: 'import_day' }
}

function readGtin(text: string): ReadCell {
  const digits = plainDigits(text).replaceAll(/[\s-]/gu, '')
  if (isGtin(digits)) return { value: digits }
  if (!/^(?:\d{8}|\d{12,14})$/u.test(digits)) return { code: 'barcode_invalid' }
  const right = Array.from({ length: 10 }, (_, digit) => digits.slice(0, -1) + digit).find(isGtin)
  return right === undefined
    ? { code: 'barcode_invalid' }
    : { code: 'import_check_digit', values: { digit: right.slice(-1) }, fix: right }
}

/** A value as a cell says it, that is read back the same. */
export function cellOf(value: ImportValue, { type, choices }: CellRules): string {
  if (value === null) return ''
  if (type === 'money') return typedKroner(Number(value))
  const labelOf = (each: string) => labelIn(choices, each)
  if (type === 'choice') return labelOf(String(value))
  if (type === 'choices') return String(value).split(',').map(labelOf).join('; ')
  return String(value)
}

const multiples: Record<string, { unit: 'g' | 'ml' | 'piece'; times: number }> = {
  ...{ g: { unit: 'g', times: 1 }, gram: { unit: 'g', times: 1 }, kg: { unit: 'g', times: 1000 } },
  ...{ г: { unit: 'g', times: 1 }, кг: { unit: 'g', times: 1000 }, غ: { unit: 'g', times: 1 } },
  ...{
    كغ: { unit: 'g', times: 1000 },
    hg: { unit: 'g', times: 100 },
    مل: { unit: 'ml', times: 1 },
  },
  ...{
    ml: { unit: 'ml', times: 1 },
    cl: { unit: 'ml', times: 10 },
    dl: { unit: 'ml', times: 100 },
  },
  ...{ l: { unit: 'ml', times: 1000 }, liter: { unit: 'ml', times: 1000 } },
  ...{
    litre: { unit: 'ml', times: 1000 },
    мл: { unit: 'ml', times: 1 },
    л: { unit: 'ml', times: 1000 },
  },
  ...{ لتر: { unit: 'ml', times: 1000 }, stk: { unit: 'piece', times: 1 } },
  ...{
    pcs: { unit: 'piece', times: 1 },
    szt: { unit: 'piece', times: 1 },
    шт: { unit: 'piece', times: 1 },
  },
}

/**
 * A quantity that names its unit itself, in that of the products; undefined where it names none.
 * @example readContent('0,8 kg', undefined) // { quantity: '800', unit: 'g' }
 */
export function readContent(
  text: string,
  unitCell: string,
  decimal: ',' | '.' | undefined,
): { quantity: string; unit: 'g' | 'ml' | 'piece' } | undefined {
  const [, number = '', own = ''] =
    /^([\d.,\s]+)(\p{L}*)\.?$/u.exec(plainDigits(cleanLine(text))) ?? []
  const named = multiples[(own || cleanLine(unitCell)).toLowerCase().replace(/\.$/u, '')]
  if (!named || number === '') return undefined
  const read = readNumber(number, decimal)
  if ('code' in read) return undefined
  return {
    quantity: String(Number((Number(read.number) * named.times).toFixed(6))),
    unit: named.unit,
  }
}
