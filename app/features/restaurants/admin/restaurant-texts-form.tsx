import { useLingui } from '@lingui/react/macro'
import { mostRestaurantLetters, mostRestaurantWords } from '#domain/admin-restaurants.schema.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { RestaurantProps } from './restaurant-props.ts'
import { useRestaurantForm } from './use-restaurant-form.ts'

/** What a restaurant is called in each language, and what is said of it. */
export function RestaurantTextsForm(props: RestaurantProps) {
  const { restaurant, language, data } = props
  const { t } = useLingui()
  const stateOf = (code: string) =>
    restaurant.words[code]?.name
      ? { label: t`There`, tone: 'good' }
      : { label: t`Missing`, tone: 'warn' }
  return (
    <>
      <RecordLanguages chosen={language.code} languages={data.languages} stateOf={stateOf} />
      <WordsForm {...props} key={language.code} />
    </>
  )
}

const nothing = { name: '', description: '' }

function WordsForm({ restaurant, language, start, canEdit, onChanged }: RestaurantProps) {
  const { t } = useLingui()
  const { code, direction, nativeName } = language
  const { form, frame } = useRestaurantForm({
    ...{ restaurant, onChanged, method: 'PUT', part: `/languages/${code}` },
    saved: restaurant.words[code] ?? nothing,
    bodyOf: ({ values }) => values,
  })
  const words = { autoComplete: 'off', dir: direction, lang: code } as const
  return (
    <RecordForm {...frame} canEdit={canEdit && mayWriteIn(start, code)}>
      <h3>
        <bdi lang={code}>{nativeName}</bdi>
      </h3>
      <TextField
        {...form.field('name')}
        {...words}
        label={t`Name`}
        maxLength={mostRestaurantLetters}
      />
      <TextArea
        {...form.field('description')}
        {...words}
        hint={
          form.field('description').hint ?? t`One or two sentences. Guests find it by them, too.`
        }
        isOptional
        label={t`Description`}
        maxLength={mostRestaurantWords}
        rows={3}
      />
    </RecordForm>
  )
}
