import * as v from 'valibot'
import { type AdminProduct, saveProductFactsSchema } from '#domain/admin-products.schema.ts'
import { textOfCell } from '#domain/csv.ts'
import { cellOf, readCell, readContent } from '#domain/import-cells.ts'
import { fieldKey, importFields } from '#domain/import-fields.ts'
import { type ImportValue, valueIn } from '#domain/import-values.ts'
import type { CellError, FileFacts } from '#domain/imports.ts'
import { type KnownField, rulesOf } from './import-fields.service.ts'

/** How the lines of a file are read: each of its columns with the field that it fills, undefined where it is left out. */
export interface LineReading {
  fields: readonly (KnownField | undefined)[]
  facts: FileFacts
}

export interface ReadLine {
  /** What the line is about; empty where it does not say so, or wrongly. */
  sku: string
  /** Of translations: the language that it is in. */
  code: string
  /** By the keys of fields as a product has them: those of translations with their language. */
  values: Map<string, ImportValue>
  errors: CellError[]
}

/** What a line says: of each cell that is not empty its value, or what is wrong with it. */
export function readLine(
  cells: readonly string[],
  reading: LineReading,
  goodsOf: (sku: string) => AdminProduct | undefined,
): ReadLine {
  const texts = textsOf(cells, reading)
  const [sku, code] = [readSku(texts), readCode(texts, reading)]
  const line: ReadLine = { ...{ sku: '', code: '' }, values: new Map(), errors: [] }
  for (const [key, read] of [
    ['sku', sku],
    ['language', code],
  ] as const) {
    if ('error' in read) line.errors.push({ field: key, ...read.error })
  }
  line.sku = 'value' in sku ? sku.value : ''
  line.code = 'value' in code ? code.value : ''
  const goods = goodsOf(line.sku)
  for (const [field, text] of withUnits(texts, reading)) {
    if (field.isKey) continue
    const key = isInLine(field) ? fieldKey(field.name, line.code) : field.key
    // Words of an unknown language are nobody's.
    if (isInLine(field) && line.code === '') continue
    const rules = rulesOf(field, reading.facts)
    const read = readCell(text, rules)
    if (!read) continue
    if ('value' in read) {
      line.values.set(key, read.value)
      continue
    }
    // Of a number that nobody can read it is likely that it should stay what it is.
    const isNumber = read.code === 'import_number'
    const kept = isNumber && goods ? cellOf(valueIn(goods, key), rules) : ''
    line.errors.push({ field: field.key, ...read, ...(kept ? { fix: kept } : {}) })
  }
  return line
}

/** True of words whose language stands in another cell of the line. */
function isInLine({ name, languageCode }: KnownField): boolean {
  return 'isWords' in importFields[name] && languageCode === null
}

type Texts = Map<KnownField, string>

function textsOf(cells: readonly string[], { fields, facts }: LineReading): Texts {
  const plain = facts.format === 'csv' ? textOfCell : (cell: string) => cell
  return new Map(
    fields.flatMap((field, at): [KnownField, string][] =>
      field ? [[field, plain(cells[at] ?? '')]] : [],
    ),
  )
}

type ReadKey = { value: string } | { error: Omit<CellError, 'field'> }

const { sku: skuSchema } = saveProductFactsSchema.entries

function readSku(texts: Texts): ReadKey {
  const [, text = ''] = [...texts].find(([{ name }]) => name === 'sku') ?? []
  if (text.trim() === '') return { error: { code: 'import_key_empty' } }
  const read = v.safeParse(skuSchema, text)
  return read.success ? { value: read.output } : { error: { code: 'sku_invalid' } }
}

function readCode(texts: Texts, { facts }: LineReading): ReadKey {
  const [field, text = ''] = [...texts].find(([{ name }]) => name === 'language') ?? []
  if (!field) return { value: '' }
  const read = readCell(text, rulesOf(field, facts))
  if (!read) return { error: { code: 'import_key_empty' } }
  return 'value' in read ? { value: String(read.value ?? '') } : { error: read }
}

/** `0,8` in a column of kilos, and `800 g` in one alone, are the same 800 and g. */
function withUnits(texts: Texts, { facts }: LineReading): Texts {
  const entries = [...texts]
  const [quantityField, quantity = ''] = entries.find(([{ name }]) => name === 'netQuantity') ?? []
  if (!quantityField || quantity.trim() === '') return texts
  const [unitField, unit = ''] = entries.find(([{ name }]) => name === 'netUnit') ?? []
  const content = readContent(quantity, unit, facts.decimal)
  if (!content) return texts
  const known = new Map(texts).set(quantityField, content.quantity)
  return known.set(unitField ?? unitOf(quantityField), content.unit)
}

/** A unit that stands beside its number needs no column of its own. */
function unitOf(quantity: KnownField): KnownField {
  return { ...quantity, name: 'netUnit', key: 'netUnit', type: 'text', choices: [] }
}
