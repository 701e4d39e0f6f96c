import { Trans, useLingui } from '@lingui/react/macro'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { ProductActions } from './product-actions.tsx'
import { productName } from './product-name.ts'
import type { ProductProps } from './product-props.ts'
import { ProductState } from './product-state.tsx'
import { ProductTabs } from './product-tabs.tsx'

/** One product: what is known of it, in parts. */
export function ProductSheet(props: ProductProps) {
  const { product, language, languages, canEdit, onChanged } = props
  const { i18n } = useLingui()
  const { words, state, facts } = product
  const standard = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  const slug = words[language.code]?.slug || words[standard]?.slug
  return (
    <SideSheet
      isWide
      footer={canEdit && <ProductActions onChanged={onChanged} product={product} />}
      meta={
        <>
          <ProductState state={state} />
          <bdi className="num" dir="ltr">
            {facts.sku}
          </bdi>
          {state === 'published' && slug && (
            <PageLink to={`/products/${slug}`}>
              <Trans>See it as a visitor</Trans>
            </PageLink>
          )}
        </>
      }
      title={<bdi>{productName(product, [language.code, i18n.locale, standard])}</bdi>}
    >
      <ProductTabs {...props} />
    </SideSheet>
  )
}
