import { strToU8, zipSync } from 'fflate'

export interface SheetXml {
  name: string
  /** What stands in its `worksheet`. */
  xml: string
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A workbook of some sheets as programs write it; `end` closes each sheet. Style 1 is a day, style 2 a day with its time. */
export function workbookOf(
  sheets: readonly SheetXml[],
  { strings = [], end = '</worksheet>' }: { strings?: readonly string[]; end?: string } = {},
): Uint8Array {
  const pages = sheets.map(({ name, xml }, at) => ({ name, xml, at: at + 1 }))
  const items = strings.map((text) => `<si>${text.startsWith('<') ? text : `<t>${text}</t>`}</si>`)
  const relations = [
    ...pages.map(
      ({ at }) =>
        `<Relationship Id="rId${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`,
    ),
    `<Relationship Id="rId90" Type="${office}/styles" Target="styles.xml"/>`,
    `<Relationship Id="rId91" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>`,
  ]
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${pages.map(({ name, at }) => `<sheet name="${name}" sheetId="${at}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${items.join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      pages.map(({ xml, at }) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet xmlns="${main}">${xml}${end}`,
      ]),
    ),
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(head + xml)])),
  )
}
