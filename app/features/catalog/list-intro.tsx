import type { ProductList } from '#domain/catalog.schema.ts'

type Heading = ProductList['heading']

/** What stands at the head of a list. The factory's own words are marked as the texts that they are, those not written yet, too. */
export function ListIntro({ page, title, lede, fallbackLanguages }: Heading) {
  return (
    <>
      <h1 data-content={page && `${page}.title`} {...fallbackLanguages?.['title']}>
        {title}
      </h1>
      {(lede || page) && (
        <p
          data-content={page && `${page}.lede`}
          data-unwritten={lede ? undefined : ''}
          {...fallbackLanguages?.['lede']}
        >
          {lede}
        </p>
      )}
    </>
  )
}
