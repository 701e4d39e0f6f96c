import { useLingui } from '@lingui/react/macro'
import type { GroupKind } from '#domain/dish-price.ts'

/** What the kinds of groups ask of a guest. */
export function useGroupKinds(): Record<GroupKind, string> {
  const { t } = useLingui()
  return {
    radio: t`One of them, all in view`,
    select: t`One of them, from a list`,
    checkbox: t`Some of them, each once`,
    quantity: t`Some of them, each more than once`,
  }
}
