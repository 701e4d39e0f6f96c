import { useLingui } from '@lingui/react/macro'
import { longestStory } from '#domain/sellers.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { SellerProps } from './seller-props.ts'
import { useSellerForm } from './use-seller-form.ts'

/** What a seller says of itself in a language. */
export function SellerStoryForm({
  seller,
  onChanged,
  language: { code, nativeName, direction },
}: SellerProps & { language: OfferedLanguage }) {
  const { t } = useLingui()
  const { form, frame } = useSellerForm({
    ...{ seller, onChanged, part: `/story/${code}` },
    saved: { story: seller.stories[code] ?? '' },
    bodyOf: (values) => values,
  })
  return (
    <RecordForm {...frame}>
      <TextArea
        {...form.field('story')}
        dir={direction}
        isOptional
        label={t`Story in ${nativeName}`}
        lang={code}
        maxLength={longestStory}
        rows={6}
      />
    </RecordForm>
  )
}
