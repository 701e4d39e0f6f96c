import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type AdminRestaurants, mostRestaurantLetters } from '#domain/admin-restaurants.schema.ts'
import { longestCity, longestStreet } from '#domain/contact.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { RecordSheet } from '#app/workspace/form/record-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { RestaurantProps } from './restaurant-props.ts'

/** A new restaurant: what it is called, and where it is. Guests see it once somebody opens it to them. */
export function NewRestaurantSheet(
  props: Pick<RestaurantProps, 'data' | 'language' | 'onChanged'>,
) {
  const { data, language, onChanged } = props
  const { t } = useLingui()
  const { go } = useList()
  const form = useForm({
    ...{ languageCode: language.code, name: '', slug: '' },
    ...{ street: '', postcode: '', city: '', phone: '' },
  })
  const [hasOwnSlug, setHasOwnSlug] = useState(false)
  const [made, setMade] = useState<string>()
  const { name, languageCode } = form.values
  const save = async () => {
    const answer = await form.send((idempotencyKey) =>
      callTwice<AdminRestaurants>('/admin/restaurants', {
        ...{ method: 'POST', body: form.values, idempotencyKey },
      }),
    )
    if (!answer) return
    notifyStaff.success(t`${name} is made, as a draft`)
    await onChanged()
    const known = data.restaurants.map(({ id }) => id)
    setMade(answer.restaurants.find(({ id }) => !known.includes(id))?.id)
  }
  const plain = { autoComplete: 'off', dir: 'auto' } as const
  const figures = { autoComplete: 'off', dir: 'ltr' } as const
  return (
    <RecordSheet
      goOn={made ? () => go({ open: made, lang: languageCode }) : undefined}
      isDirty={name !== '' && form.changed.length > 0}
      label={<Trans>Make the restaurant</Trans>}
      meta={<Trans>Guests see it once you show it to them.</Trans>}
      onSave={save}
      saving={form}
      title={<Trans>New restaurant</Trans>}
    >
      <SelectField
        {...form.field('languageCode')}
        hint={t`The others follow once it is made.`}
        label={t`Language`}
      >
        {data.languages.map(({ code, nativeName }) => (
          <option key={code} lang={code} value={code}>
            {nativeName}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('name')}
        {...plain}
        label={t`Name`}
        maxLength={mostRestaurantLetters}
        onChange={({ target }) =>
          form.change({
            name: target.value,
            ...(hasOwnSlug ? {} : { slug: slugOf(target.value) }),
          })
        }
      />
      <TextField
        {...form.field('slug')}
        {...figures}
        autoCapitalize="none"
        hint={t`Suggested from the name, in the letters a to z.`}
        label={t`Address of its menu`}
        onChange={({ target }) => {
          setHasOwnSlug(target.value !== '')
          form.change({ slug: target.value })
        }}
        spellCheck={false}
      />
      <TextField
        {...form.field('street')}
        {...plain}
        label={t`Street and number`}
        maxLength={longestStreet}
      />
      <TextField {...form.field('postcode')} {...figures} inputMode="numeric" label={t`Postcode`} />
      <TextField {...form.field('city')} {...plain} label={t`City`} maxLength={longestCity} />
      <TextField {...form.field('phone')} {...figures} inputMode="tel" label={t`Phone`} />
    </RecordSheet>
  )
}
