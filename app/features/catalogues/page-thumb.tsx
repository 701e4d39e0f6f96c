import type { CatalogueSheet, SheetPage } from '#domain/catalogues.schema.ts'

interface PageThumbProps {
  page: SheetPage
  layout: CatalogueSheet['layout']
}

/** A page so small that one sees what kind it is, and the grounds of its goods. */
export function PageThumb({ page, layout }: PageThumbProps) {
  if (page.kind === 'cover')
    return <span aria-hidden="true" className="thumb thumb-cover" data-theme="light" />
  const goods = page.kind === 'goods' ? page.groups.flatMap((group) => group.goods) : []
  const isList = page.kind === 'contents' || layout === 'list'
  return (
    <span
      aria-hidden="true"
      className={`thumb thumb-${isList ? 'list' : layout}`}
      data-theme="light"
    >
      {isList
        ? Array.from({ length: 6 }, (_, at) => <i key={at} />)
        : goods.map(({ key, tint }) => <i className={`tint-${tint}`} key={key} />)}
    </span>
  )
}
