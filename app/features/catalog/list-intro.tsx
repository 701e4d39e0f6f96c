import type { ProductList } from '#domain/catalog.schema.ts'

type Heading = ProductList['heading']

/** What stands at the head of a list. The factory's own words are marked as the texts that they are, those not written yet, too. */
export function ListIntro({ page, title, lede, standIns }: Heading) {
  const mark = (key: 'title' | 'lede', words: string) =>
    page && {
      'data-content': `${page}.${key}`,
      'data-unwritten': words ? undefined : '',
      ...standIns?.[key],
    }
  return (
    <>
      <h1 {...mark('title', title)}>{title}</h1>
      {(lede || page) && <p {...mark('lede', lede)}>{lede}</p>}
    </>
  )
}
