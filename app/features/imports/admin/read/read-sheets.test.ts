import { strToU8, zipSync } from 'fflate'
import writeWorkbook from 'write-excel-file/universal'
import { expect, test } from 'vitest'
import { mostFileBytes, readSheets } from './read-sheets.ts'
import type { ReadSheet } from './sheet-of.ts'
import { type SheetXml, workbookOf } from '#tests/support/workbooks.ts'

const heading = ['Varenr', 'Navn', 'Pris inkl', 'Strekkode']
const wanted = {
  columns: heading,
  rows: [
    { no: 2, cells: ['OST-800', 'Modnet gårdsost «Øy»', '289,5', '7090000000011'] },
    { no: 4, cells: ['SMØ-250', 'Kinnet smør; saltet', '64', '7090000000059'] },
  ],
}

const blob = (...parts: (string | Uint8Array)[]) => new Blob(parts as BlobPart[])
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([...`\uFEFF${text}`].map((each) => each.charCodeAt(0))).buffer)
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const lines = (sign: string, quoted: (text: string) => string) =>
  [
    heading.join(sign),
    ['OST-800', 'Modnet gårdsost «Øy»', quoted('289,5'), '7090000000011'].join(sign),
    sign.repeat(3),
    ['SMØ-250', quoted('Kinnet smør; saltet'), '64', '7090000000059'].join(sign),
    '',
  ].join('\r\n')
/** As somebody with the pages in Norwegian reads a file. */
const read = (file: Blob, language = 'nb') => readSheets(file, language)

const inQuotes = (text: string) => `"${text}"`
const asIs = (text: string) => text

test.each([
  ['Excel nb-NO, CSV', blob(windows1252(lines(';', inQuotes))), ';', 'Windows-1252'],
  ['Excel nb-NO, CSV UTF-8', blob('\uFEFF', lines(';', inQuotes)), ';', 'UTF-8'],
  ['Excel nb-NO, Unicode text', blob(utf16(lines('\t', asIs))), '\t', 'UTF-16'],
  ['Excel with sep=', blob('\uFEFFsep=;\r\n', lines(';', inQuotes)), ';', 'UTF-8'],
  ['LibreOffice', blob(lines(',', inQuotes)), ',', 'UTF-8'],
  ['Google Sheets', blob(lines(',', inQuotes).replaceAll('\r\n', '\n').trimEnd()), ',', 'UTF-8'],
])('CSV as %s writes it reads alike', async (_, file, separator, encoding) => {
  const facts = { format: 'csv', separator, encoding, decimal: ',' }
  expect(await read(file)).toEqual([{ name: '', isRead: true, ...wanted, facts }])
})

test.each([
  ['pl', 'Żywność', [0xaf, 0x79, 0x77, 0x6e, 0x6f, 0x9c, 0xe6], 'Windows-1250'],
  ['uk', 'Їжа', [0xaf, 0xe6, 0xe0], 'Windows-1251'],
  ['ar', 'خبز', [0xce, 0xc8, 0xd2], 'Windows-1256'],
])(
  'a CSV that Excel has written in %s is read as it was written',
  async (language, word, bytes, encoding) => {
    const file = blob('A;B\nx;', Uint8Array.from(bytes), '\n')
    expect(await read(file, language)).toMatchObject([
      { rows: [{ cells: ['x', word] }], facts: { encoding } },
    ])
  },
)

test('the decimal sign is that of most numbers; separators of thousands say nothing', async () => {
  const decimalIn = async (...prices: string[]) => {
    const [sheet] = await read(blob(`A;B\n${prices.map((price) => `x;${price}`).join('\n')}`))
    return sheet?.isRead ? sheet.facts.decimal : undefined
  }
  expect(await decimalIn('1.289,50', '2,5', '3.5')).toBe(',')
  expect(await decimalIn('1,289.50', '0.75')).toBe('.')
  expect(await decimalIn('1,289', '2.500', '12')).toBeUndefined()
})

const excelXml =
  '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c></row>' +
  '<row r="2"><c r="A2" t="s"><v>4</v></c><c r="B2" t="s"><v>5</v></c><c r="C2"><f>263.18*1.1</f><v>289.50000000000006</v></c><c r="D2"><v>7090000000011</v></c></row>' +
  '<row r="4"><c r="A4" t="s"><v>6</v></c><c r="B4" t="s"><v>7</v></c><c r="C4"><v>64</v></c><c r="D4" t="str"><f>TEXT(7090000000059,"0")</f><v>7090000000059</v></c></row></sheetData>'
const asExcel: SheetXml[] = [{ name: 'Priser', xml: excelXml }]
const asLibreOffice: SheetXml[] = [
  {
    name: 'Priser',
    xml: excelXml
      .replace('</sheetData>', '<row r="1048576"><c r="A1048576" s="0"/></row></sheetData>')
      .replace(
        '<c r="D4" t="str"><f>TEXT(7090000000059,"0")</f>',
        '<c r="D4" s="0" t="str"><f aca="false">TEXT(7090000000059,"0")</f>',
      ),
  },
]
const asGoogle: SheetXml[] = [
  {
    name: 'Priser',
    xml: excelXml.replaceAll(
      /<c r="(\w+)" t="s"><v>(\d)<\/v><\/c>/gu,
      (_, at: string, index: string) =>
        `<c r="${at}" s="0" t="inlineStr"><is><t>${[...heading, 'OST-800', 'Modnet gårdsost «Øy»', 'SMØ-250', 'Kinnet smør; saltet'][Number(index)]}</t></is></c>`,
    ),
  },
]
const strings = [
  ...heading,
  'OST-800',
  '<r><t>Modnet </t></r><r><rPr><b/></rPr><t>gårdsost «Øy»</t></r>',
  'SMØ-250',
  'Kinnet smør; saltet',
]

test.each([
  ['Excel', asExcel],
  ['LibreOffice', asLibreOffice],
  ['Google Sheets', asGoogle],
])(
  'a workbook as %s writes it reads as its CSV does, but for the sign of decimals',
  async (_, sheets) => {
    const rows = wanted.rows.map(({ no, cells }) => ({
      no,
      cells: cells.map((cell) => cell.replace('289,5', '289.5')),
    }))
    expect(await read(blob(workbookOf(sheets, { strings })))).toEqual([
      {
        name: 'Priser',
        isRead: true,
        columns: heading,
        rows,
        facts: { format: 'xlsx', sheet: 'Priser' },
      },
    ])
  },
)

test('days, formulas without their value and errors are read as texts, and nothing of them is lost', async () => {
  const xml =
    '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Dag</t></is></c><c r="C1" t="inlineStr"><is><t>Formel</t></is></c></row>' +
    '<row r="2"><c r="A2" s="1"><v>46419</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><f>A1&amp;B1</f></c></row>' +
    '<row r="3"><c r="A3" s="2"><v>46419.5</v></c><c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData>'
  const [sheet] = await read(blob(workbookOf([{ name: 'Ark', xml }])))
  expect(sheet).toMatchObject({
    columns: ['Dag', 'B', 'Formel'],
    rows: [
      { no: 2, cells: ['2027-02-01', 'true', '=A1&B1'] },
      { no: 3, cells: ['2027-02-01 12:00', '', '#DIV/0!'] },
    ],
  })
})

test('10,000 lines that were written as a workbook are read as they were', async () => {
  const data = Array.from({ length: 10_000 }, (_, at) => [
    { value: `VARE-${at}`, type: String },
    { value: `Vare nr. ${at} & «mer»`, type: String },
    { value: at / 100, type: Number },
  ])
  const file = await writeWorkbook(
    [[{ value: 'a' }, { value: 'b' }, { value: 'c' }], ...data] as never,
    {},
  ).toBlob()
  const [sheet] = await read(file)
  expect(sheet?.isRead && sheet.rows).toEqual(
    data.map((_, at) => ({
      no: at + 2,
      cells: [`VARE-${at}`, `Vare nr. ${at} & «mer»`, String(at / 100)],
    })),
  )
})

test('a workbook of several sheets offers each of them, an empty one with its reason', async () => {
  const sheets = await read(
    blob(workbookOf([{ name: 'Tom', xml: '<sheetData/>' }, ...asExcel], { strings })),
  )
  expect(sheets.map(({ name, isRead }) => [name, isRead])).toEqual([
    ['Tom', false],
    ['Priser', true],
  ])
  expect(faultOf(sheets)).toEqual({ code: 'empty' })
})

const faultOf = ([sheet]: ReadSheet[]) => (sheet?.isRead === false ? sheet.fault : undefined)
const cells = (...texts: string[]) =>
  `<sheetData>${texts.map((text, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`).join('')}</sheetData>`

test.each([
  ['nothing', blob(), { code: 'empty' }],
  ['headings alone', blob('a;b\r\n;;\r\n'), { code: 'empty' }],
  [
    'a picture',
    blob(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1])),
    { code: 'not_a_sheet' },
  ],
  [
    'Excel of before 2007, or one with a password',
    blob(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])),
    { code: 'old_excel' },
  ],
  [
    'a zip of something else',
    blob(zipSync({ 'content.xml': strToU8('<a></a>') })),
    { code: 'not_a_sheet' },
  ],
  [
    'a workbook that ends in its middle',
    blob(workbookOf(asExcel).slice(0, 600)),
    { code: 'broken' },
  ],
  [
    'XML that ends in its middle',
    blob(workbookOf([{ name: 'a', xml: '<sheetData><row r="1">' }], { end: '' })),
    { code: 'broken' },
  ],
  ['quotes that never end', blob('a;b\nx;1\ny;"2\n'), { code: 'quotes_open', place: 'A3' }],
  ['20,001 lines', blob('a;b\n', 'x;1\n'.repeat(20_001)), { code: 'rows_many' }],
  ['no end of empty lines', blob('a;b\n', ';\n'.repeat(100_001)), { code: 'rows_many' }],
  ['201 columns', blob(`${'a;'.repeat(200)}a\n${'1;'.repeat(200)}1`), { code: 'columns_many' }],
  [
    'a cell of 1 MB in CSV',
    blob('a;b\nx;1\ny;', 'long'.repeat(250_000)),
    { code: 'cell_long', place: 'B3' },
  ],
  [
    'a cell of 1 MB in a workbook',
    blob(workbookOf([{ name: 'a', xml: cells('a', 'long'.repeat(250_000)) }])),
    { code: 'cell_long', place: 'A2' },
  ],
])('%s is refused with its reason', async (_, file, fault) => {
  expect(faultOf(await read(file))).toEqual(fault)
})

test('too large a file is refused unread', async () => {
  const file = { size: mostFileBytes + 1 } as Blob
  expect(faultOf(await read(file))).toEqual({ code: 'too_large' })
})

test('a workbook that would unpack to more than it may is refused before it is', async () => {
  const bomb = workbookOf([{ name: 'a', xml: cells('a', '0'.repeat(30_000_000)) }])
  expect(bomb.length).toBeLessThan(100_000)
  expect(faultOf(await read(blob(bomb)))).toEqual({ code: 'unpacks_too_large' })
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.xml`, strToU8('<a/>')])),
  )
  expect(faultOf(await read(blob(many)))).toEqual({ code: 'unpacks_too_large' })
})

test('a workbook that says that it is smaller than it is, is broken, and no byte more is unpacked', async () => {
  const bomb = workbookOf([{ name: 'a', xml: cells('a', '0'.repeat(30_000_000)) }])
  expect(faultOf(await read(blob(smaller(bomb))))).toEqual({ code: 'broken' })
})

test('one cell at the end of the world does not make a table as large as the world', async () => {
  const xml = cells('a', 'b').replace(
    '</row></sheetData>',
    '</row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
  )
  expect(faultOf(await read(blob(workbookOf([{ name: 'a', xml }]))))).toEqual({
    code: 'columns_many',
    place: 'XFD1048576',
  })
})

test('a text of some megabytes is refused before anything reads it, wherever the workbook keeps it', async () => {
  const bytes = workbookOf([{ name: 'a', xml: cells('a', 'b') }], {
    strings: ['x'.repeat(5_000_000)],
  })
  expect(faultOf(await read(blob(bytes)))).toEqual({ code: 'cell_long' })
})

test('cells that never end are looked at once', async () => {
  const xml = `<sheetData><row r="1">${'<c r="A1">'.repeat(200_000)}</row></sheetData>`
  expect(faultOf(await read(blob(workbookOf([{ name: 'a', xml }]))))).toBeDefined()
})

/** Says in the directory that the sheet has 1,000 bytes. */
function smaller(zipped: Uint8Array): Uint8Array {
  const bytes = zipped.slice()
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02_01_4b_50 && view.getUint32(at + 24, true) > 1_000_000)
      view.setUint32(at + 24, 1000, true)
  return bytes
}
