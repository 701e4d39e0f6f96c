import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Coverage, totalOf } from '#domain/coverage.ts'

type CoveragePart = keyof Coverage

/** What the parts of an area are called, as the states of its texts are. */
export const partNames: Record<CoveragePart, MessageDescriptor> = {
  reviewed: msg`Translated`,
  outdated: msg`Outdated`,
  machine: msg`By a machine`,
  missing: msg`Missing`,
}

const inOrder = ['reviewed', 'outdated', 'machine', 'missing'] as const

/** One of a thousand is still to be seen. */
const leastWidth = 4

/** Those parts that there are, and where each lies in a bar of 100. */
export function partsOf(coverage: Coverage) {
  const there = inOrder.filter((part) => coverage[part] > 0)
  const shared = 100 - leastWidth * there.length
  const widthOf = (part: CoveragePart) => leastWidth + (shared * coverage[part]) / totalOf(coverage)
  return there.map((part, at) => ({
    part,
    count: coverage[part],
    from: there.slice(0, at).reduce((sum, before) => sum + widthOf(before), 0),
    width: widthOf(part),
  }))
}
