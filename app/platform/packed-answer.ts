import { createSerializationAdapter } from '@tanstack/react-router'

/**
 * How the API's answers travel within a page's HTML. Forty rows of one shape would each repeat their field names: they go as a
 * table, the names once and the values behind them.
 */
export const packedAnswers = createSerializationAdapter({
  key: 'answer',
  test: (value): value is object => isRecord(value) && answers.has(value),
  toSerializable: (answer) => packed(answer) as object,
  fromSerializable: (sent) => unpacked(sent) as object,
})

const answers = new WeakSet()

/** Marks a value made of plain JSON, so that it travels packed. */
export function travelsPacked<Answer>(answer: Answer): Answer {
  if (isRecord(answer)) answers.add(answer)
  return answer
}

/**
 * A packed list begins with its head: the field names of its rows, or 0 where it is a plain list.
 * @example packed([{ id: 1, name: 'Milk' }, { id: 2 }]) // [['id', 'name'], 1, 'Milk', 2, <a hole>]
 */
export function packed(value: unknown): unknown {
  if (Array.isArray(value)) return packedList(value)
  return isRecord(value) ? eachField(value, packed) : value
}

/** What was packed, as it was. */
export function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return unpackedList(value)
  return isRecord(value) ? eachField(value, unpacked) : value
}

function packedList(list: readonly unknown[]): unknown[] {
  const names = list.every(isRecord) ? [...new Set(list.flatMap((row) => Object.keys(row)))] : []
  if (names.length === 0 || list.length === 1) return [0, ...list.map(packed)]
  const table: unknown[] = [names]
  for (const row of list as Record<string, unknown>[])
    for (const name of names) {
      // A hole is written as nothing at all.
      if (Object.hasOwn(row, name) && row[name] !== undefined) table.push(packed(row[name]))
      else table.length += 1
    }
  return table
}

function unpackedList([head, ...cells]: readonly unknown[]): unknown[] {
  if (!Array.isArray(head)) return cells.map(unpacked)
  const names = head as string[]
  return Array.from({ length: cells.length / names.length }, (_, row) =>
    Object.fromEntries(
      names
        .map((name, at) => [name, unpacked(cells[row * names.length + at])] as const)
        .filter(([, cell]) => cell !== undefined),
    ),
  )
}

function eachField(record: Record<string, unknown>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([name, field]) => [name, change(field)]))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
