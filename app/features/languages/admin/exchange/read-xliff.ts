import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type FileRow, isOf, type ReadFile, readRows } from './file-row.ts'
import {
  attributeOf,
  childrenOf,
  elementsIn,
  firstIn,
  linesOf,
  nameOf,
  type Node,
  wordsIn,
} from './xml-nodes.ts'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // Of these only `&#65;` is ever met: what a file declares itself is refused below.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
  maxNestedTags: 30,
})

/** The texts of an XLIFF file, 1.2 as we write it or 2.x as a program may hand it back. Nothing that a file declares is ever resolved. */
export function readXliff(text: string, wanted: string): ReadFile {
  if (/<!(?:DOCTYPE|ENTITY)/iu.test(text)) return { ok: false, problem: { code: 'has_entities' } }
  const validity = XMLValidator.validate(text)
  if (validity !== true) return { ok: false, problem: { code: 'broken', line: validity.err.line } }
  const root = rootOf(text)
  if (root === undefined) return { ok: false, problem: { code: 'broken', line: 1 } }
  if (nameOf(root) !== 'xliff') return { ok: false, problem: { code: 'unknown_kind' } }
  const files = elementsIn(root, 'file')
  const languages = files.map(
    (file) => attributeOf(file, 'target-language') ?? attributeOf(root, 'trgLang') ?? '',
  )
  const other = languages.find((code) => !isOf(code, wanted))
  const lineOf = linesOf(text)
  const rows = unitsIn(root).map((unit) => rowOf(unit, lineOf(unit)))
  return readRows(rows, other ?? languages[0] ?? '', wanted)
}

function rootOf(text: string): Node | undefined {
  try {
    const nodes: unknown = parser.parse(text)
    return childrenOf(nodes).find((node) => nameOf(node) !== '#text')
  } catch {
    // Nested deeper than any honest file.
    return undefined
  }
}

function unitsIn(node: Node): Node[] {
  return childrenOf(node).flatMap((child) => {
    const name = nameOf(child)
    return name === 'trans-unit' || name === 'unit' ? [child] : unitsIn(child)
  })
}

function rowOf(unit: Node, line: number): FileRow {
  const parts = nameOf(unit) === 'unit' ? partsOf(unit) : [unit]
  const sources = parts.flatMap((part) => elementsIn(part, 'source'))
  const targets = parts.flatMap((part) => elementsIn(part, 'target'))
  // The space between two segments is its own translation, where there is any.
  const inTarget = targets.length === 0 ? [] : parts.flatMap((part) => targetsOf(part))
  const words = inTarget.map((target) => wordsIn(target))
  const state = stateOf(unit, parts)
  return {
    line,
    id: attributeOf(unit, 'id') ?? '',
    source: sources.length > 0 ? sources.map((source) => wordsIn(source).text).join('') : undefined,
    target: words.map((each) => each.text).join(''),
    check: attributeOf(unit, 'check'),
    isReviewed: !state.startsWith('needs-review'),
    isConfirmed: ['final', 'signed-off', 'translated', 'reviewed'].includes(state),
    hasMarkup: words.some((each) => each.hasMarkup),
  }
}

function targetsOf(part: Node): Node[] {
  const own = elementsIn(part, 'target')
  return own.length === 0 && nameOf(part) === 'ignorable' ? elementsIn(part, 'source') : own
}

/** What a unit of XLIFF 2 is cut into: what is translated, and the spaces between. */
function partsOf(unit: Node): Node[] {
  return childrenOf(unit).filter((part) => ['segment', 'ignorable'].includes(nameOf(part)))
}

/** 1.2 has the state at the target, 2.x at the segment. */
function stateOf(unit: Node, parts: readonly Node[]): string {
  if (nameOf(unit) === 'unit')
    return parts.map((part) => attributeOf(part, 'state')).find(Boolean) ?? ''
  const target = firstIn(unit, 'target')
  return (target && attributeOf(target, 'state')) ?? ''
}
