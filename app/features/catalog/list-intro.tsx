import type { ProductList } from '#domain/catalog.schema.ts'
import { useRowMark } from '#app/ui/row-mark.ts'

type Heading = ProductList['heading']

interface ListIntroProps extends Heading {
  /** The key of the category whose words they are, where they are no page's. */
  category?: string | undefined
}

/** What stands at the head of a list. The factory's own words are marked as the texts that they are, those not written yet, too. */
export function ListIntro({ page, category, title, lede, fallbackLanguages }: ListIntroProps) {
  const mark = useRowMark()
  const markOf = (field: string, value: string) =>
    page || !category ? undefined : mark?.(`@categories/${category}`, field, value)
  const ofLede = markOf('description', lede)
  return (
    <>
      <h1
        data-content={page && `${page}.title`}
        {...markOf('name', title)}
        {...fallbackLanguages?.['title']}
      >
        {title}
      </h1>
      {(lede || page || ofLede) && (
        <p
          data-content={page && `${page}.lede`}
          data-unwritten={lede ? undefined : ''}
          {...ofLede}
          {...fallbackLanguages?.['lede']}
        >
          {lede}
        </p>
      )}
    </>
  )
}
