import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Address } from '#domain/address.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { EmptySign } from './drawings.tsx'

interface AddressesPageProps {
  addresses: readonly Address[]
  /** How many there may be. */
  most: number
  /** Something was changed, here or elsewhere: what is shown is read again. */
  onChanged: () => Promise<void>
}

/** Where a person has things sent. One is the default, which the checkout fills in. */
export function AddressesPage({ addresses, most, onChanged }: AddressesPageProps) {
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const isAdding = open === 'new'
  return (
    <>
      <h1>
        <Trans>Addresses</Trans>
      </h1>
      {isAdding ? (
        <AddressForm address={undefined} onChanged={onChanged} onClose={close} />
      ) : addresses.length >= most ? (
        <p className="mt-6 text-muted-foreground" role="status">
          <Trans>
            Your address book is full: it holds {most} addresses. Remove one to add another.
          </Trans>
        </p>
      ) : addresses.length > 0 ? (
        <Button className="mt-6 needs-script" onClick={() => setOpen('new')} variant="outline">
          <Icon name="plus" size="s" />
          <Trans>Add an address</Trans>
        </Button>
      ) : (
        <EmptyState
          actions={
            <Button className="needs-script" onClick={() => setOpen('new')}>
              <Trans>Add an address</Trans>
            </Button>
          }
          picture={<EmptySign />}
          title={<Trans>No addresses yet</Trans>}
        >
          <Trans>The one you use most is filled in for you at the checkout.</Trans>
        </EmptyState>
      )}
      <ul className="addresses">
        {addresses.map((address) => (
          <li key={address.id}>
            {open === address.id ? (
              <AddressForm address={address} onChanged={onChanged} onClose={close} />
            ) : (
              <AddressCard
                address={address}
                onChange={() => setOpen(address.id)}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
