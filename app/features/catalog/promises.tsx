import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Product } from '#domain/product.schema.ts'
import type { Temperature, WithdrawalPolicy } from '#domain/catalog.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'

const storageIcons: Record<Temperature, IconName> = {
  ambient: 'package',
  chilled: 'refrigerator',
  frozen: 'snowflake',
}

/** What a buyer should know before buying: how it travels, and whether it can be returned (the law wants the latter said). */
export function Promises({ product }: { product: Product }) {
  return (
    <ul className="promises">
      <li>
        <Icon name={storageIcons[product.temperature]} />
        <p>
          <Travel temperature={product.temperature} />
        </p>
      </li>
      <li>
        <Icon name="undo-2" />
        <p>
          <Withdrawal policy={product.withdrawal} />
        </p>
      </li>
    </ul>
  )
}

function Travel({ temperature }: { temperature: Temperature }): ReactNode {
  switch (temperature) {
    case 'ambient':
      return (
        <Trans>
          Keeps at room temperature: our own van, pick it up, or by post for businesses.
        </Trans>
      )
    case 'chilled':
      return <Trans>Travels chilled: our own van, or pick it up.</Trans>
    case 'frozen':
      return <Trans>Travels frozen: our own van, or pick it up.</Trans>
  }
}

function Withdrawal({ policy }: { policy: WithdrawalPolicy }): ReactNode {
  switch (policy) {
    case 'standard_14':
      return <Trans>14 days’ right of withdrawal for unopened goods.</Trans>
    case 'perishable':
      return <Trans>No right of withdrawal: fresh food that spoils quickly.</Trans>
    case 'custom_made':
      return <Trans>No right of withdrawal: made to your order.</Trans>
    case 'sealed':
      return <Trans>No right of withdrawal once the seal is broken.</Trans>
  }
}
