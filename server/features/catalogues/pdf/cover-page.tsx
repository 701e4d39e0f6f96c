import { Page, View } from '@react-pdf/renderer'
import type { CatalogueSheet } from '#domain/catalogues.schema.ts'
import { type Flow, hero, heroInk, heroShelf, ink, mm, paper } from './paper.ts'
import { type Pictures, PaperPicture } from './paper-picture.tsx'
import { PaperText } from './paper-text.tsx'

interface CoverPageProps {
  sheet: CatalogueSheet
  flow: Flow
  pictures: Pictures
}

/** The first page: what it is called, how much is in it, and some of it on a shelf. */
export function CoverPage({ sheet, flow, pictures }: CoverPageProps) {
  const { company, cover, version, date } = sheet
  const beside = { flexDirection: flow.row, justifyContent: 'space-between' } as const
  return (
    <Page bookmark={{ title: cover.kind, fit: true }} size="A4" style={paper.page} wrap={false}>
      <View style={{ ...paper.sheet, padding: 0, backgroundColor: hero }}>
        <View
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            bottom: 0,
            height: mm(50),
            backgroundColor: heroShelf,
          }}
        />
        <View style={{ ...beside, padding: mm(16), paddingBottom: 0, alignItems: 'center' }}>
          <PaperText flow={flow} style={{ ...paper.heading, fontSize: 14 }}>
            {company.name}
          </PaperText>
          <PaperText end flow={flow} style={{ fontSize: 10, fontWeight: 700 }}>
            {cover.kind}
          </PaperText>
        </View>
        <View style={{ paddingHorizontal: mm(16), paddingTop: mm(20) }}>
          <PaperText
            flow={flow}
            style={{ ...paper.heading, fontSize: 58, lineHeight: 1.05, color: ink }}
          >
            {cover.title}
          </PaperText>
          <PaperText flow={flow} style={{ fontSize: 15, marginTop: mm(5), color: heroInk }}>
            {cover.count}
          </PaperText>
        </View>
        <View
          style={{
            ...{ position: 'absolute', left: mm(16), right: mm(16), bottom: mm(36) },
            ...{ flexDirection: flow.row, flexWrap: 'wrap', gap: mm(5), justifyContent: 'center' },
          }}
        >
          {cover.pictures.map((each) => (
            <PaperPicture
              {...each}
              height={mm(62)}
              key={each.picture}
              pictures={pictures}
              radius={mm(3)}
              width={mm(52)}
            />
          ))}
        </View>
        <View
          style={{
            ...{ position: 'absolute', left: mm(16), right: mm(16), bottom: mm(12) },
            ...{ ...beside, alignItems: 'flex-end' },
          }}
        >
          <View>
            <PaperText flow={flow} isFigure style={{ fontSize: 9, color: heroInk }}>
              {company.address}
            </PaperText>
            <PaperText flow={flow} isFigure style={{ fontSize: 9, color: heroInk }}>
              {company.contact}
            </PaperText>
          </View>
          <View>
            <PaperText end flow={flow} style={{ fontSize: 9, color: heroInk }}>
              {date}
            </PaperText>
            <PaperText end flow={flow} isFigure style={{ fontSize: 9, color: heroInk }}>
              {`v${version}`}
            </PaperText>
          </View>
        </View>
      </View>
    </Page>
  )
}
