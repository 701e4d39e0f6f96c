import { useLingui } from '@lingui/react/macro'
import type { Temperature } from '#domain/catalog.ts'

/** How cold goods lie, as it stands over them on paper. */
export function useTemperatureWords(): Record<Temperature, string> {
  const { t } = useLingui()
  return {
    ambient: t`Room temperature`,
    chilled: t`Chilled`,
    frozen: t`Frozen`,
  }
}

interface GoodsOptionsProps {
  options: readonly { label: string; value: string }[]
  packageSize: string
}

/** What was chosen of goods, each with its name; their size stands beside it already. */
export function GoodsOptions({ options, packageSize }: GoodsOptionsProps) {
  return options
    .filter(({ value }) => value !== packageSize)
    .map(({ label, value }) => (
      <span key={label}>
        <span> · </span>
        <bdi>{`${label}: ${value}`}</bdi>
      </span>
    ))
}
