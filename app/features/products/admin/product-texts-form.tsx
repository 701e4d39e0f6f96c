import { useLingui } from '@lingui/react/macro'
import {
  longestPackageSize,
  mostProductLetters,
  mostProductWords,
} from '#domain/admin-products.schema.ts'
import { slugOf } from '#domain/slugs.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { DraftHelpProps } from '#app/features/ai/admin/draft-help-props.ts'
import { fetched } from '#app/ui/fetched.tsx'
import { mayWriteWords } from './may-write-words.ts'
import type { Form } from '#app/ui/use-form.ts'
import type { ProductProps } from './product-props.ts'
import { useProductForm } from './use-product-form.ts'

/** What a product is called in each language, and where it is found there. */
export function ProductTextsForm(props: ProductProps) {
  const { product, language, languages } = props
  const { t } = useLingui()
  const stateOf = (code: string) =>
    product.words[code]?.name
      ? { label: t`There`, tone: 'good' }
      : { label: t`Missing`, tone: 'warn' }
  return (
    <>
      <RecordLanguages chosen={language.code} languages={languages} stateOf={stateOf} />
      <WordsForm {...props} key={language.code} />
    </>
  )
}

/** The words of a product are plain. */
const NoHtml = () => null
const DraftHelp = fetched<DraftHelpProps>(
  async () => (await import('#app/features/ai/admin/draft-help.tsx')).DraftHelp,
)

const nothing = { name: '', slug: '', description: '', packageSize: '' }

function WordsForm({ product, language, start, onChanged }: ProductProps) {
  const { t } = useLingui()
  const { code, direction, nativeName } = language
  const own = product.words[code]
  const isDish = product.restaurantId !== null
  const { form, frame } = useProductForm({
    ...{ product, onChanged, part: `/languages/${code}`, saved: own ?? nothing },
    // A dish has no page, and no address that anybody would choose.
    bodyOf: (values) => (isDish ? { ...values, slug: own?.slug ?? product.key } : values),
  })
  const words = { autoComplete: 'off', dir: direction, lang: code } as const
  return (
    <RecordForm {...frame} canEdit={mayWriteWords(start, product, code)}>
      <h3>
        <bdi lang={code}>{nativeName}</bdi>
      </h3>
      <TextField
        {...form.field('name')}
        {...words}
        label={t`Name`}
        maxLength={mostProductLetters}
      />
      {!isDish && <PageWords form={form} hasSlug={Boolean(own?.slug)} words={words} />}
      <TextArea
        {...form.field('description')}
        {...words}
        isOptional
        label={t`Description`}
        maxLength={mostProductWords}
        rows={6}
      />
      {!isDish && mayWriteWords(start, product, code) && (
        <DraftHelp
          Html={NoHtml}
          direction={direction}
          hasWords={Boolean(own?.description)}
          isHeld={form.changed.length > 0}
          isHtml={false}
          onAccepted={() => void onChanged()}
          onTake={(description) => form.change({ description })}
          state={own?.description || language.isDefault ? 'reviewed' : 'missing'}
          text={{ page: '@products', key: `${product.id}.description`, language: code }}
        />
      )}
    </RecordForm>
  )
}

interface PageWordsProps {
  form: Form<typeof nothing>
  /** It has an address there already. */
  hasSlug: boolean
  words: { autoComplete: 'off'; dir: 'ltr' | 'rtl'; lang: string }
}

/** Where goods are found, and what stands on their pack. */
function PageWords({ form, hasSlug, words }: PageWordsProps) {
  const { t } = useLingui()
  const { name, slug } = form.values
  return (
    <>
      <TextField
        {...form.field('slug')}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        hint={
          form.field('slug').hint ??
          (hasSlug
            ? t`The address it had leads to the new one.`
            : t`Suggested from the name, in the letters a to z.`)
        }
        label={t`Address`}
        onFocus={() => slug === '' && name !== '' && form.change({ slug: slugOf(name) })}
        spellCheck={false}
      />
      <TextField
        {...form.field('packageSize')}
        {...words}
        hint={form.field('packageSize').hint ?? t`As the pack says it, for example 6 × 65 g.`}
        isOptional
        label={t`Size of the pack`}
        maxLength={longestPackageSize}
      />
    </>
  )
}
