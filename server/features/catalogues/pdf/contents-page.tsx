import { Link, View } from '@react-pdf/renderer'
import type { CatalogueSheet, SheetPage as Content } from '#domain/catalogues.schema.ts'
import { type Flow, ink, line, mm } from './paper.ts'
import { PaperText, SourceText } from './paper-text.tsx'
import { SheetPage } from './sheet-page.tsx'

interface ContentsPageProps {
  sheet: CatalogueSheet
  flow: Flow
  page: number
  rows: Extract<Content, { kind: 'contents' }>['rows']
}

/** Where each group begins; its line leads there. */
export function ContentsPage({ rows, ...props }: ContentsPageProps) {
  const { flow, sheet } = props
  return (
    <SheetPage {...props} title={sheet.contents}>
      {rows.map(({ title, page }) => (
        <Link
          key={page + title.text}
          src={`#page-${page}`}
          style={{ textDecoration: 'none', color: ink }}
        >
          <View
            style={{
              ...{ flexDirection: flow.row, justifyContent: 'space-between', width: mm(180) },
              ...{ borderTopWidth: 0.7, borderTopColor: line, paddingVertical: mm(1.1) },
            }}
          >
            <SourceText flow={flow} style={{ fontSize: 10 }} text={title} />
            <PaperText end flow={flow} isFigure style={{ fontSize: 10 }}>
              {String(page)}
            </PaperText>
          </View>
        </Link>
      ))}
    </SheetPage>
  )
}
