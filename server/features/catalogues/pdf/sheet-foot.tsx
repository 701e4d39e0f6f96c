import { Text, View } from '@react-pdf/renderer'
import type { CatalogueSheet } from '#domain/catalogues.schema.ts'
import { type Flow, line, mm, paper, quiet } from './paper.ts'
import { PaperText } from './paper-text.tsx'

interface FootProps {
  sheet: Pick<CatalogueSheet, 'version' | 'date' | 'coverage' | 'source' | 'company'>
  flow: Flow
  /** Where its pages are known beforehand. */
  page?: number
}

/** What each page says at its foot: of which state and day it is, how much is translated, whose it is, and its number. */
export function Foot({ sheet, flow, page }: FootProps) {
  const said = [`v${sheet.version}`, sheet.date, sheet.coverage, sheet.source].filter(Boolean)
  return (
    <View
      fixed
      style={{
        ...{ position: 'absolute', bottom: mm(9), left: mm(15), right: mm(15) },
        ...{ flexDirection: flow.row, alignItems: 'center', paddingTop: mm(3) },
        ...{ borderTopWidth: 0.7, borderTopColor: line },
      }}
    >
      <View style={{ flex: 3, flexDirection: flow.row, flexWrap: 'wrap', columnGap: mm(3) }}>
        {said.map((each, at) => (
          <PaperText
            flow={flow}
            isFigure={at === 0}
            key={each}
            style={{ fontSize: 7.5, color: quiet }}
          >
            {each}
          </PaperText>
        ))}
      </View>
      <View style={{ flex: 2 }}>
        <PaperText end flow={flow} style={{ ...paper.heading, fontSize: 9 }}>
          {sheet.company.name}
        </PaperText>
      </View>
      <View style={{ width: mm(16) }}>
        {page !== undefined && (
          <PaperText end flow={flow} isFigure style={pageNumber}>
            {String(page)}
          </PaperText>
        )}
      </View>
    </View>
  )
}

/** The number of each page of what flows over several. */
export function FlowingNumber({ flow }: Pick<FootProps, 'flow'>) {
  return (
    <Text
      fixed
      render={({ pageNumber: number }) => String(number)}
      style={{
        ...{ position: 'absolute', bottom: mm(9), left: mm(15), right: mm(15), height: 13 },
        ...{ ...pageNumber, lineHeight: 1.4, textAlign: flow.end },
      }}
    />
  )
}

const pageNumber = { fontSize: 9, fontWeight: 700 } as const
