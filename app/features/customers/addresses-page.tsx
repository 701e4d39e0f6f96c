import { Trans } from '@lingui/react/macro'
import type { Address } from '#domain/address.schema.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AddressCard, changeId } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { EmptySign } from './drawings.tsx'
import { useWantedFocus } from '#app/ui/use-wanted-focus.ts'

interface AddressesPageProps {
  addresses: readonly Address[]
  /** How many there may be. */
  most: number
  /** The address whose form is open, by its id, or `new`; it stands in the page's address, so that a sign-in comes back to it. */
  open: string | undefined
  onOpen: (open: string | undefined) => Promise<void>
  /** Something was changed, here or elsewhere: what is shown is read again. */
  onChanged: () => Promise<void>
}

const addId = 'add-address'

/** Where a person has things sent. One is the default, which the checkout fills in. */
export function AddressesPage({ addresses, most, open, onOpen, onChanged }: AddressesPageProps) {
  const goOnFrom = useWantedFocus()
  const close = async (id: string) => {
    await onOpen(undefined)
    goOnFrom(id, addId)
  }
  const remove = async (index: number) => {
    const next = addresses[index + 1] ?? addresses[index - 1]
    await onChanged()
    goOnFrom(...(next ? [changeId(next.id)] : []), addId)
  }
  return (
    <>
      <h1>
        <Trans>Addresses</Trans>
      </h1>
      {open === 'new' ? (
        <AddressForm address={undefined} onChanged={onChanged} onClose={() => void close(addId)} />
      ) : (
        <AddAddress count={addresses.length} most={most} onAdd={() => void onOpen('new')} />
      )}
      <ul className="addresses">
        {addresses.map((address, index) => (
          <li key={address.id}>
            {open === address.id ? (
              <AddressForm
                address={address}
                onChanged={onChanged}
                onClose={() => void close(changeId(address.id))}
              />
            ) : (
              <AddressCard
                address={address}
                onChange={() => void onOpen(address.id)}
                onRemoved={() => void remove(index)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface AddAddressProps {
  count: number
  most: number
  onAdd: () => void
}

function AddAddress({ count, most, onAdd }: AddAddressProps) {
  if (count >= most)
    return (
      <p className="mt-6 text-muted-foreground" role="status">
        <Trans>
          Your address book is full: it holds {most} addresses. Remove one to add another.
        </Trans>
      </p>
    )
  if (count > 0)
    return (
      <Button className="mt-6 needs-script" id={addId} onClick={onAdd} variant="outline">
        <Icon name="plus" size="s" />
        <Trans>Add an address</Trans>
      </Button>
    )
  return (
    <EmptyState
      actions={
        <Button className="needs-script" id={addId} onClick={onAdd}>
          <Trans>Add an address</Trans>
        </Button>
      }
      picture={<EmptySign />}
      title={<Trans>No addresses yet</Trans>}
    >
      <Trans>The one you use most is filled in for you at the checkout.</Trans>
    </EmptyState>
  )
}
