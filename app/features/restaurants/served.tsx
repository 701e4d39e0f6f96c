import { Trans, useLingui } from '@lingui/react/macro'
import type { MenuDish } from '#domain/restaurants.schema.ts'
import { servingText } from '#app/features/catalog/serving-text.ts'
import { useRow } from '#app/features/catalog/use-row.ts'

/** When a dish is served, where that is not whenever the kitchen is open. */
export function Served({ times }: { times: MenuDish['servingTimes'] }) {
  const { i18n } = useLingui()
  const inRow = useRow()
  if (times.length === 0) return null
  const words = inRow(times.map((time) => servingText(i18n.locale, time, inRow)))
  return (
    <p className="text-sm leading-5 text-muted-foreground" suppressHydrationWarning>
      <Trans>Served {words}</Trans>
    </p>
  )
}
