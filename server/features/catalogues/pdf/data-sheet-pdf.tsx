import { Document, Page, View } from '@react-pdf/renderer'
import type { DataSheet, DataSheetSection } from '#domain/data-sheet.schema.ts'
import { printedPictures } from '#server/features/media/printed-pictures.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { pdfOf } from '#server/platform/pdf/pdf-of.ts'
import { Barcode } from './barcode.tsx'
import { GoodsName, GoodsPieces } from './goods-pieces.tsx'
import { type Flow, flowOf, grounds, line, mm, paper, quiet } from './paper.ts'
import { type Pictures, PaperPicture } from './paper-picture.tsx'
import { PaperText, SourceText } from './paper-text.tsx'
import { Foot } from './sheet-foot.tsx'

/** A data sheet as the bytes of a PDF file. */
export async function dataSheetPdf(ctx: Ctx, sheet: DataSheet) {
  const { picture, tint } = sheet.goods
  const wanted = picture ? [{ src: picture, ground: grounds[tint] }] : []
  const pictures = await printedPictures(ctx, wanted)
  const { origin } = new URL(ctx.settings.PUBLIC_URL)
  return pdfOf(ctx.files, dataSheetDocument({ sheet, pictures, origin }))
}

interface Drawn {
  sheet: DataSheet
  pictures: Pictures
  origin: string
}

/** The document itself, as many pages as its words take. */
function dataSheetDocument({ sheet, pictures, origin }: Drawn) {
  const { goods, kind, company, version, lang } = sheet
  const flow = flowOf(sheet.isRightToLeft)
  const room = { paddingTop: mm(14), paddingHorizontal: mm(15), paddingBottom: mm(24) }
  return (
    <Document
      author={company.name}
      language={lang}
      subject={`v${version}`}
      title={`${kind} ${goods.name.text}`}
    >
      <Page size="A4" style={{ ...paper.page, ...room }}>
        <PaperText flow={flow} style={{ fontSize: 9, fontWeight: 700, color: quiet }}>
          {kind}
        </PaperText>
        <View style={{ flexDirection: flow.row, gap: mm(8), marginTop: mm(3) }}>
          <PaperPicture
            height={mm(56)}
            picture={goods.picture}
            pictures={pictures}
            tint={goods.tint}
            width={mm(47)}
          />
          <View style={{ flex: 1, gap: mm(2) }}>
            <GoodsName flow={flow} fontSize={22} goods={goods} maxLines={5} origin={origin} />
            <SourceText
              flow={flow}
              style={{ fontSize: 10, color: quiet }}
              text={goods.packageSize}
            />
            <SourceText flow={flow} style={{ fontSize: 9.5 }} text={goods.description} />
            {goods.gtin !== undefined && (
              <View style={{ alignItems: flow.side }}>
                <Barcode gtin={goods.gtin} width={mm(37)} />
              </View>
            )}
          </View>
        </View>
        {sheet.sections.map((section) => (
          <Section flow={flow} key={section.title} section={section} />
        ))}
        <Foot flow={flow} sheet={sheet} />
      </Page>
    </Document>
  )
}

function Section({ section: { title, rows }, flow }: { section: DataSheetSection; flow: Flow }) {
  return (
    <View style={{ marginTop: mm(5) }}>
      <View minPresenceAhead={40}>
        <PaperText flow={flow} style={{ ...paper.heading, fontSize: 13, marginBottom: mm(1.5) }}>
          {title}
        </PaperText>
      </View>
      {rows.map(({ label, value, isFigure }) => (
        <View
          key={label}
          style={{
            ...{ flexDirection: flow.row, gap: mm(6), paddingVertical: mm(0.9) },
            ...{ borderTopWidth: 0.7, borderTopColor: line },
          }}
          wrap={false}
        >
          <View style={{ width: mm(52) }}>
            <PaperText flow={flow} style={{ color: quiet }}>
              {label}
            </PaperText>
          </View>
          <View style={{ flex: 1 }}>
            <GoodsPieces flow={flow} fontSize={8.5} isFigure={isFigure === true} pieces={value} />
          </View>
        </View>
      ))}
    </View>
  )
}
