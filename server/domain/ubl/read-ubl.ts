import { XMLParser } from 'fast-xml-parser'

/** An element as it was read: what is in it by name, its attributes by `@name`, its text by `#text`. */
export type UblNode = { [name: string]: UblNode[] | string }

const parser = new XMLParser({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  parseAttributeValue: false,
  parseTagValue: false,
  removeNSPrefix: true,
  alwaysCreateTextNode: true,
})

/** An invoice or a credit note out of its file; undefined where the file is neither. */
export function readUbl(file: string): { isInvoice: boolean; root: UblNode } | undefined {
  const read = parser.parse(file) as UblNode
  const [invoice] = nodes(read, 'Invoice')
  const [note] = nodes(read, 'CreditNote')
  const root = invoice ?? note
  return root && { isInvoice: root === invoice, root }
}

/** All elements at a path: `cac:` and `cbc:` are left out. */
export function nodes(from: UblNode | undefined, path: string): UblNode[] {
  return path.split('/').reduce<UblNode[]>(
    (found, name) =>
      found.flatMap((node) => {
        const held = node[name]
        return Array.isArray(held) ? held : []
      }),
    from ? [from] : [],
  )
}

/** The text of the first element at a path, or of an attribute of it (`ID/@schemeID`); empty where there is none. */
export function text(from: UblNode | undefined, path: string): string {
  const [, elements = path, attribute] = /^(.*)\/(@\w+)$/u.exec(path) ?? []
  const held = nodes(from, elements)[0]?.[attribute ?? '#text']
  return typeof held === 'string' ? held : ''
}

/** Every element of a file, with its name. */
export function everyNode(from: UblNode): { name: string; node: UblNode }[] {
  return Object.entries(from).flatMap(([name, held]) =>
    Array.isArray(held) ? held.flatMap((node) => [{ name, node }, ...everyNode(node)]) : [],
  )
}

/** An amount with at most two decimals in øre; NaN where it is none. */
export function ore(from: UblNode | undefined, path: string): number {
  const typed = text(from, path)
  return /^-?\d+(?:\.\d{1,2})?$/u.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN
}
