import { Trans, useLingui } from '@lingui/react/macro'
import { orgNoInThrees } from '#domain/org-no-in-threes.ts'
import { phoneText } from '#domain/phone.ts'
import { sellerKinds } from '#domain/sellers.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import { PinMap } from '#app/features/sellers/pin-map.tsx'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SellerProps } from './seller-props.ts'
import { useSellerForm } from './use-seller-form.ts'

/** Who and where a seller is, and how it is reached. */
export function SellerFactsForm({ seller, onChanged }: SellerProps) {
  const { t, i18n } = useLingui()
  const { name, kind, orgNo, street, postcode, city, lat, lng, can } = seller
  const { contact, phone, email, website } = seller
  const { form, frame } = useSellerForm({
    ...{ seller, onChanged, part: '' },
    saved: {
      ...{ name, kind, street, postcode, city, contact, email, website },
      orgNo: orgNoInThrees(orgNo),
      phone: phoneText(phone),
      lat: String(lat),
      lng: String(lng),
    },
    bodyOf: (values) => ({ ...values, lat: Number(values.lat), lng: Number(values.lng) }),
  })
  const { field, values } = form
  return (
    <RecordForm {...frame}>
      <h3>
        <Trans>Company and contact</Trans>
      </h3>
      <TextField {...field('name')} autoComplete="off" dir="auto" label={t`Name`} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField {...field('kind')} label={t`Kind`}>
          {sellerKinds.map((each) => (
            <option key={each} value={each}>
              {i18n._(kindWords[each])}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('orgNo')}
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          label={t`Organisation number`}
        />
        <TextField {...field('contact')} autoComplete="off" dir="auto" label={t`Contact`} />
        <TextField {...field('phone')} autoComplete="off" dir="ltr" label={t`Phone`} type="tel" />
        <TextField
          {...field('email')}
          autoComplete="off"
          dir="ltr"
          label={t`E-mail`}
          type="email"
        />
        <TextField
          {...field('website')}
          autoComplete="off"
          dir="ltr"
          isOptional
          label={t`Website`}
          type="url"
        />
      </div>
      <h3>
        <Trans>Place</Trans>
      </h3>
      <TextField {...field('street')} autoComplete="off" dir="auto" label={t`Street and number`} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          {...field('postcode')}
          autoComplete="off"
          dir="ltr"
          inputMode="numeric"
          label={t`Postcode`}
        />
        <TextField {...field('city')} autoComplete="off" dir="auto" label={t`City`} />
      </div>
      {can.edit && (
        <PinMap
          label={t`Pin at the entrance`}
          lat={Number(values.lat)}
          lng={Number(values.lng)}
          onMove={(north, east) => form.change({ lat: String(north), lng: String(east) })}
        />
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <TextField
          {...field('lat')}
          autoComplete="off"
          dir="ltr"
          inputMode="decimal"
          label={t`Degrees north`}
        />
        <TextField
          {...field('lng')}
          autoComplete="off"
          dir="ltr"
          inputMode="decimal"
          label={t`Degrees east`}
        />
      </div>
    </RecordForm>
  )
}
