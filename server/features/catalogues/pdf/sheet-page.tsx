import { Page, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { CatalogueSheet } from '#domain/catalogues.schema.ts'
import { type Flow, mm, paper, quiet } from './paper.ts'
import { PaperText } from './paper-text.tsx'
import { Foot } from './sheet-foot.tsx'

interface SheetPageProps {
  sheet: CatalogueSheet
  flow: Flow
  page: number
  /** The heading's text, and where it leads from the file's bookmarks. */
  title: string
  id?: string | undefined
  bookmark?: string | undefined
  children: ReactNode
}

/** A page with its heading, what its prices hold, and the foot that says of which day it is. */
export function SheetPage({ sheet, flow, page, title, id, bookmark, children }: SheetPageProps) {
  return (
    <Page
      size="A4"
      style={paper.page}
      wrap={false}
      {...(id === undefined ? {} : { id })}
      {...(bookmark === undefined ? {} : { bookmark: { title: bookmark, fit: true } })}
    >
      <View style={paper.sheet}>
        <View
          style={{
            ...{ flexDirection: flow.row, justifyContent: 'space-between', alignItems: 'flex-end' },
            ...{ paddingBottom: mm(5), minHeight: mm(16) },
          }}
        >
          <View style={{ flexShrink: 1 }}>
            <PaperText
              flow={flow}
              style={{ ...paper.heading, fontSize: title.length > 40 ? 18 : 27 }}
            >
              {title}
            </PaperText>
          </View>
          <View style={{ width: mm(50), flexShrink: 0 }}>
            <PaperText end flow={flow} style={{ fontWeight: 700, fontSize: 8 }}>
              {sheet.cover.title}
            </PaperText>
            <PaperText end flow={flow} style={{ fontSize: 8, color: quiet }}>
              {sheet.note}
            </PaperText>
          </View>
        </View>
        {children}
        <Foot flow={flow} page={page} sheet={sheet} />
      </View>
    </Page>
  )
}
