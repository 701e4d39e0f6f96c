import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { FileFacts } from '#domain/imports.ts'

/** How a file was read: sheet, rows, separator, encoding and sign of decimals, as far as it has them. */
export function FileFactsLine({ facts, rowCount }: { facts: FileFacts; rowCount: number }) {
  const { t } = useLingui()
  const { sheet, separator, encoding, decimal } = facts
  const separators = {
    ';': t`Semicolons part the cells`,
    ',': t`Commas part the cells`,
    '\t': t`Tabs part the cells`,
  }
  const decimals = { ',': t`Decimals with a comma`, '.': t`Decimals with a point` }
  const told = [
    sheet && t`Sheet ${sheet}`,
    t`${plural(rowCount, { one: '# row', other: '# rows' })}`,
    separator && separators[separator],
    encoding && t`Encoding ${encoding}`,
    decimal && decimals[decimal],
  ].filter(Boolean)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-[length:var(--text-s)] text-[var(--muted-foreground)]">
      {told.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  )
}
