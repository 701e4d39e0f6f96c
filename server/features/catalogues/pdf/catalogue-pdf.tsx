import { Document } from '@react-pdf/renderer'
import type { CatalogueSheet } from '#domain/catalogues.schema.ts'
import { printedPictures } from '#server/features/media/printed-pictures.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { pdfOf } from '#server/platform/pdf/pdf-of.ts'
import { ContentsPage } from './contents-page.tsx'
import { CoverPage } from './cover-page.tsx'
import { GoodsPage } from './goods-page.tsx'
import { flowOf, grounds } from './paper.ts'
import type { Pictures } from './paper-picture.tsx'
import { printed } from './paper-text.tsx'

/** A catalogue as the bytes of a PDF file: the pages of its sheet, with bookmarks and links to the site. */
export async function cataloguePdf(ctx: Ctx, sheet: CatalogueSheet) {
  const pictures = await printedPictures(ctx, picturesOf(sheet))
  const { origin } = new URL(ctx.settings.PUBLIC_URL)
  return pdfOf(ctx.files, catalogueDocument({ sheet, pictures, origin }))
}

interface Drawn {
  sheet: CatalogueSheet
  pictures: Pictures
  origin: string
}

/** The document itself. `origin` is where its links lead. */
export function catalogueDocument({ sheet, pictures, origin }: Drawn) {
  const flow = flowOf(sheet.isRightToLeft)
  const seen = new Set<string>()
  return (
    <Document
      author={sheet.company.name}
      language={sheet.lang}
      subject={`v${sheet.version}`}
      title={`${sheet.cover.kind} ${printed(sheet.cover.title, flow)}`}
    >
      {sheet.pages.map((content, at) => {
        const page = at + 1
        const shared = { sheet, flow, pictures, page }
        if (content.kind === 'cover') return <CoverPage key={page} {...shared} />
        if (content.kind === 'contents')
          return <ContentsPage key={page} rows={content.rows} {...shared} />
        const begun = content.groups.filter(({ title }) => !seen.has(title.text))
        for (const { title } of begun) seen.add(title.text)
        const [first] = begun
        return (
          <GoodsPage
            bookmark={first === content.groups[0] ? first?.title.text : undefined}
            groups={content.groups}
            id={first && `page-${page}`}
            key={page}
            origin={origin}
            {...shared}
          />
        )
      })}
    </Document>
  )
}

function picturesOf({ pages }: CatalogueSheet) {
  return pages
    .flatMap((page) => (page.kind === 'goods' ? page.groups : []))
    .flatMap(({ goods }) => goods)
    .flatMap(({ picture, tint }) => (picture ? [{ src: picture, ground: grounds[tint] }] : []))
}
