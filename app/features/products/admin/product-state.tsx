import { useLingui } from '@lingui/react/macro'
import type { ProductState as State } from '#domain/admin-products.schema.ts'
import { stateTones, stateWords } from '#app/workspace/names/product-names.ts'

/** Whether visitors see a product, as a dot and a word. */
export function ProductState({ state }: { state: State }) {
  const { i18n } = useLingui()
  return (
    <span className="ws-state" data-tone={stateTones[state]}>
      {i18n._(stateWords[state])}
    </span>
  )
}
