import { Trans, useLingui } from '@lingui/react/macro'
import type { Address } from '#domain/address.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { Phone } from '#app/ui/phone.tsx'
import { AskFirst } from '#app/ui/ask-first.tsx'

interface AddressCardProps {
  address: Address
  onChange: () => void
  onRemoved: () => void
}

/** The control of an address that opens its form: the keyboard goes on from it once the form is closed. */
export const changeId = (addressId: string) => `change-${addressId}`

/** One address to read, with the ways to change and remove it. */
export function AddressCard({ address, onChange, onRemoved }: AddressCardProps) {
  const { t } = useLingui()
  const { id, label, name, phone, street, postcode, city, isDefault } = address
  return (
    <div className="address">
      <address>
        {(label || isDefault) && (
          <p className="address-label">
            {label && <strong dir="auto">{label}</strong>}
            {isDefault && (
              <span className="badge badge-quiet">
                <Trans>Default</Trans>
              </span>
            )}
          </p>
        )}
        <bdi>{name}</bdi>
        <bdi>{street}</bdi>
        <bdi>{`${postcode} ${city}`}</bdi>
        <span className="text-muted-foreground">
          <Phone number={phone} />
        </span>
      </address>
      <div className="address-ways">
        <Button
          className="needs-script"
          id={changeId(id)}
          onClick={onChange}
          size="s"
          variant="plain"
        >
          <Trans>Change</Trans>
          <span className="sr-only"> {label || street}</span>
        </Button>
        <AskFirst
          description={<bdi>{`${street}, ${postcode} ${city}`}</bdi>}
          label={<Trans>Remove</Trans>}
          of={label || street}
          onDone={() => {
            notify.success(t`Address removed`)
            onRemoved()
          }}
          run={(idempotencyKey) =>
            callApi(`/account/addresses/${id}`, { idempotencyKey, method: 'DELETE' })
          }
          size="s"
        />
      </div>
    </div>
  )
}
