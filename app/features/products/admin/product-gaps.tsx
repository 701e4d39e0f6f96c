import { Trans, useLingui } from '@lingui/react/macro'
import { type AdminProduct, productGaps } from '#domain/admin-products.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { gapWords } from '#app/workspace/names/product-names.ts'

type Completeness = AdminProduct['completeness']

const isMissing = {
  food: ({ hasFood }: Completeness) => !hasFood,
  languages: ({ languages, ofLanguages }: Completeness) => languages < ofLanguages,
  pictures: ({ pictures }: Completeness) => pictures === 0,
}

/** What a product lacks, in words. */
export function ProductGaps({ completeness }: { completeness: Completeness }) {
  const { i18n } = useLingui()
  const gaps = productGaps.filter((gap) => isMissing[gap](completeness))
  if (gaps.length === 0)
    return (
      <span className="ws-quiet">
        <Trans>Nothing</Trans>
      </span>
    )
  return (
    <span className="ws-state" data-tone="warn">
      {new Intl.ListFormat(currentLanguageCode()).format(gaps.map((gap) => i18n._(gapWords[gap])))}
    </span>
  )
}
