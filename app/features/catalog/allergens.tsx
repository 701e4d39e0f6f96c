import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type AllergenCode, allergenCodes, type AllergenLevel } from '#domain/catalog.ts'
import type { Product } from '#domain/product.schema.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { useAllergenKinds } from './allergen-kinds.ts'
import { useRow } from './use-row.ts'
import { useAllergenNames } from './words.ts'

type Listed = Product['food']['allergens']

interface AllergensProps {
  allergens: Listed
  free: Product['food']['freeFrom']
}

/** What a product contains, may contain and is free from, all 14 of them in words: an icon alone would not do. */
export function Allergens({ allergens, free }: AllergensProps) {
  const names = useAllergenNames()
  const kinds = useAllergenKinds()
  const inRow = useRow()
  const listOf = (level: AllergenLevel) => {
    const codes = allergenCodes.filter((code) => kindsIn(allergens, code, level).length > 0)
    return codes.map((code) => {
      const kind = kindsIn(allergens, code, level).filter((detail) => detail !== '')
      return kind.length > 0
        ? `${names[code]} (${inRow(kind.map((detail) => kinds[detail] ?? detail))})`
        : names[code]
    })
  }
  return (
    <dl className="allergens">
      <Row icon="triangle-alert" list={listOf('contains')} tone="allergens-contains">
        <Trans>Contains</Trans>
      </Row>
      <Row icon="minus" list={listOf('may_contain')}>
        <Trans>May contain</Trans>
      </Row>
      <Row icon="check" list={free.map((code) => names[code])}>
        <Trans>Free from</Trans>
      </Row>
    </dl>
  )
}

interface RowProps {
  icon: IconName
  list: readonly string[]
  tone?: string
  children: ReactNode
}

function Row({ icon, list, tone, children }: RowProps) {
  const { t } = useLingui()
  const inRow = useRow()
  return (
    <div className={list.length > 0 ? tone : undefined}>
      <dt>
        <Icon name={icon} size="s" />
        {children}
      </dt>
      <dd>{list.length > 0 ? inRow(list) : t`none of the 14`}</dd>
    </div>
  )
}

function kindsIn(allergens: Listed, code: AllergenCode, level: AllergenLevel): string[] {
  return allergens
    .filter((each) => each.code === code && each.level === level)
    .map((each) => each.detail)
}
