import { Trans, useLingui } from '@lingui/react/macro'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import { longestStory } from '#domain/sellers.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { OwnForm } from './own-form.tsx'
import type { OwnProps } from './own-props.ts'
import { useOwnForm } from './use-own-form.ts'

interface StoryFormsProps extends OwnProps {
  languages: readonly OfferedLanguage[]
}

/** What the seller says of itself, in each language of the site; what it has written, and the reader's own, stand open. */
export function StoryForms({ languages, ...own }: StoryFormsProps) {
  const { stories } = own.seller
  const current = currentLanguageCode()
  return (
    <>
      <p className="field-hint mb-3">
        <Trans>
          Customers read it in their language, or else in one that you have written it in.
        </Trans>
      </p>
      {languages.map((language) => (
        <details
          className="max-w-3xl border-t border-[var(--border)]"
          key={language.code}
          open={language.code === current || language.code in stories}
        >
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            <bdi lang={language.code}>{language.nativeName}</bdi>
          </summary>
          <StoryForm {...own} language={language} />
        </details>
      ))}
    </>
  )
}

function StoryForm({ seller, onChanged, language }: OwnProps & { language: OfferedLanguage }) {
  const { t } = useLingui()
  const { code, nativeName, direction } = language
  const form = useOwnForm({
    ...{ rev: seller.rev, part: `story/${code}`, onChanged },
    saved: { story: seller.stories[code] ?? '' },
    bodyOf: (values) => values,
  })
  return (
    <OwnForm className="account-form pb-4" form={form}>
      <TextArea
        {...form.field('story')}
        dir={direction}
        isOptional
        label={t`Story in ${nativeName}`}
        lang={code}
        maxLength={longestStory}
        rows={6}
      />
    </OwnForm>
  )
}
