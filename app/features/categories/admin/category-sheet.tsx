import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isAllowed, mayWriteIn } from '#domain/permissions.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { RecordLanguages } from '#app/workspace/form/record-languages.tsx'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { removeTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { categoryName } from './category-name.ts'
import { CategoryLookForm } from './category-look-form.tsx'
import type { CategoryProps } from './category-props.ts'
import { CategoryWordsForm } from './category-words-form.tsx'

/** One category: its words and its address in a language, how it looks, and whether it is shown. */
export function CategorySheet(props: CategoryProps) {
  const { category, language, languages, canEdit, start, onChanged } = props
  const { t } = useLingui()
  const { key, words, products, isActive } = category
  const { code } = language
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  const slug = words[code]?.slug
  return (
    <SideSheet
      meta={
        <>
          <span className="ws-state" data-tone={isActive ? 'good' : 'none'}>
            {isActive ? <Trans>Shown</Trans> : <Trans>Hidden</Trans>}
          </span>
          <Plural one="# product" other="# products" value={products} />
          {isActive && slug && (
            <PageLink to={`/categories/${slug}`}>
              <Trans>See it as a visitor</Trans>
            </PageLink>
          )}
        </>
      }
      title={<bdi>{categoryName(category, [code, standard])}</bdi>}
    >
      <RecordLanguages
        chosen={code}
        languages={languages}
        stateOf={(each) =>
          words[each]
            ? { label: <bdi dir="ltr">{words[each].slug}</bdi> }
            : { label: t`No words yet` }
        }
      />
      <CategoryWordsForm
        canEdit={isAllowed(start, 'products.text') && mayWriteIn(start, code)}
        category={category}
        key={code}
        language={language}
        onChanged={onChanged}
      />
      <CategoryLookForm canEdit={canEdit} category={category} key={key} onChanged={onChanged} />
      {canEdit && <Removal category={category} onChanged={onChanged} />}
    </SideSheet>
  )
}

type RemovalProps = Pick<CategoryProps, 'category' | 'onChanged'>

function Removal({ category: { id, rev }, onChanged }: RemovalProps) {
  const { close } = useList()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section className="ws-actions">
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        <Trans>Remove the category</Trans>
      </Button>
      <ConfirmAction
        description={
          <Trans>
            Its words are gone in all languages. Its addresses lead to all categories from then on.
          </Trans>
        }
        isOpen={isAsked}
        label={<Trans>Remove</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={() => {
          close()
          void onChanged()
        }}
        run={(idempotencyKey) => removeTwice(`/admin/categories/${id}?rev=${rev}`, idempotencyKey)}
        title={<Trans>Remove the category?</Trans>}
      />
    </section>
  )
}
