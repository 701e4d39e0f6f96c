import { Trans } from '@lingui/react/macro'
import type { Address } from '#domain/address.schema.ts'
import { phoneText } from '#domain/phone.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { AskFirst } from './ask-first.tsx'

interface AddressCardProps {
  address: Address
  onChange: () => void
  onChanged: () => Promise<void>
}

/** One address to read, with the ways to change and remove it. */
export function AddressCard({ address, onChange, onChanged }: AddressCardProps) {
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
        <bdi>
          {postcode} {city}
        </bdi>
        <bdi className="text-muted-foreground">{phoneText(phone)}</bdi>
      </address>
      <div className="address-ways">
        <Button className="needs-script" onClick={onChange} size="s" variant="plain">
          <Trans>Change</Trans>
          <span className="sr-only"> {label || street}</span>
        </Button>
        <AskFirst
          description={
            <bdi>
              {street}, {postcode} {city}
            </bdi>
          }
          label={<Trans>Remove</Trans>}
          of={label || street}
          onDone={() => void onChanged()}
          run={(idempotencyKey) =>
            callApi(`/account/addresses/${id}`, { idempotencyKey, method: 'DELETE' })
          }
          size="s"
        />
      </div>
    </div>
  )
}
