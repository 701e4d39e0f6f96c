import { XMLParser } from 'fast-xml-parser'
import type { XmlNode } from '#domain/ubl/read-ubl.ts'

const parser = new XMLParser({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
  parseAttributeValue: false,
  parseTagValue: false,
  removeNSPrefix: true,
  alwaysCreateTextNode: true,
})

/** A file of XML: its elements by name without their prefixes, attributes as `@name`, text as `#text`. */
export function readXml(file: string): XmlNode {
  return parser.parse(file) as XmlNode
}
