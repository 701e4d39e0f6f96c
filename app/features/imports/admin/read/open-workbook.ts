import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import { mostColumns, mostImportRows } from '#domain/imports.ts'
import type { SheetFault } from './sheet-of.ts'

/** What a workbook may be once it is unpacked: the texts of 20,000 lines are a tenth of it. */
const mostUnpackedBytes = 250_000_000
const mostParts = 2000
/** A small file may be packed as well as it likes; of a large one nothing honest is packed better than this. */
const bestRatio = 200
const smallBytes = 20_000_000
/** A table is as wide as its widest line: some cells far away would make it larger than any memory. */
const mostCells = mostImportRows * mostColumns

/** A cell of Excel has 32,767 characters, of which XML makes six each. What reads it would take minutes for one of some megabytes. */
const longestText = 200_000

export type OpenedWorkbook =
  | { isOpen: true; workbook: ArrayBuffer }
  | { isOpen: false; fault: SheetFault }

/**
 * A workbook with what its reader needs, after a look at what it says of its sizes: no byte more than that is unpacked. Cells that its
 * reader would leave out are texts in it: a formula without its value, and an error such as #N/A.
 */
export function openWorkbook(bytes: Uint8Array): OpenedWorkbook {
  try {
    const parts = unpack(bytes)
    if (!parts) return closed({ code: 'unpacks_too_large' })
    if (!parts['xl/workbook.xml']) return closed({ code: 'not_a_sheet' })
    if (!Object.values(parts).every(isWhole)) return closed({ code: 'broken' })
    const fault = longText(parts) ?? prepareSheets(parts)
    if (fault) return closed(fault)
    const { buffer } = zipSync(parts, { level: 0 })
    return { isOpen: true, workbook: buffer }
  } catch {
    return closed({ code: 'broken' })
  }
}

function closed(fault: SheetFault): OpenedWorkbook {
  return { isOpen: false, fault }
}

/** The parts in XML; undefined where they would be too many or too large. */
function unpack(bytes: Uint8Array): Unzipped | undefined {
  let sum = 0
  let count = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      count += 1
      sum += originalSize
      return false
    },
  })
  const isDense = sum > smallBytes && sum > bytes.length * bestRatio
  if (count > mostParts || sum > mostUnpackedBytes || isDense) return undefined
  // Each part has the room that it asked for: what it holds beyond that is lost, and it ends in its middle.
  return unzipSync(bytes, { filter: ({ name }) => /\.xml(?:\.rels)?$/u.test(name) })
}

/** Ends with the element that it begins with. */
function isWhole(part: Uint8Array): boolean {
  const head = strFromU8(part.subarray(0, 2000))
  const [, root] = /<([\w:.-]+)/u.exec(head.replaceAll(/<[?!][^>]*>/gu, '')) ?? []
  const tail = strFromU8(part.subarray(-300)).trimEnd()
  return root !== undefined && (tail.endsWith(`</${root}>`) || tail.endsWith('/>'))
}

/** A text between two elements that no program writes into a cell. */
function longText(parts: Unzipped): SheetFault | undefined {
  for (const part of Object.values(parts)) {
    const xml = strFromU8(part)
    let at = 0
    for (let next = xml.indexOf('<'); next >= 0; next = xml.indexOf('<', at)) {
      if (next - at > longestText) return longCell(xml.slice(Math.max(0, at - 500), at))
      at = next + 1
    }
    if (xml.length - at > longestText) return { code: 'broken' }
  }
  return undefined
}

/** The cell that was opened last before the text. */
function longCell(before: string): SheetFault {
  const place = [...before.matchAll(/<(?:\w+:)?c\b[^>]*?\br="([A-Z]{1,3}\d{1,7})"/gu)].at(-1)?.[1]
  return { code: 'cell_long', ...(place && { place }) }
}

function prepareSheets(parts: Unzipped): SheetFault | undefined {
  for (const [name, part] of Object.entries(parts)) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/u.test(name)) continue
    const xml = strFromU8(part)
    const reach = reachOf(xml)
    if (reach.rows * reach.columns > mostCells) return { code: 'columns_many', place: reach.place }
    parts[name] = strToU8(withTexts(xml))
  }
  return undefined
}

/** A cell that holds something: one without content ends with `/>`. It ends before the next one, so that each is looked at once. */
const filledCell = /<((?:\w+:)?c)\b([^>]*)(?<!\/)>([^<]*(?:<(?!\/?(?:\w+:)?c\b)[^<]*)*)<\/\1>/gu
const address = /\br="([A-Z]{1,3})(\d{1,7})"/u

/** How far the cells go that hold something. */
function reachOf(xml: string): { rows: number; columns: number; place: string } {
  const reach = { rows: 0, columns: 0, place: '' }
  for (const [, , attributes = ''] of xml.matchAll(filledCell)) {
    const [, letters = 'A', row = '1'] = address.exec(attributes) ?? []
    const column = columnOf(letters)
    if (column > reach.columns || Number(row) > reach.rows) reach.place = letters + row
    reach.columns = Math.max(reach.columns, column)
    reach.rows = Math.max(reach.rows, Number(row))
  }
  return reach
}

/** 'A' is 1. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 65) - 64, 0)
}

const formula = /<(?:\w+:)?f\b[^>]*?(?:\/>|>(.*?)<\/(?:\w+:)?f>)/su
const filledValue = /<(?:\w+:)?v\b[^>]*>[^<]/u
const type = /\bt="[^"]*"/u

function withTexts(xml: string): string {
  return xml.replaceAll(filledCell, (cell, tag: string, attributes: string, content: string) => {
    const written = formula.exec(content)
    const isComputed = filledValue.test(content)
    if (written && !isComputed && !attributes.includes('t="str"'))
      return textCell(tag, attributes, `<v>=${written[1] ?? ''}</v>`)
    return attributes.includes('t="e"') ? textCell(tag, attributes, content) : cell
  })
}

function textCell(tag: string, attributes: string, content: string): string {
  return `<${tag}${attributes.replace(type, '')} t="str">${content}</${tag}>`
}
