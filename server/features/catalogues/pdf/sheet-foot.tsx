import { Text, View } from '@react-pdf/renderer'
import type { CatalogueSheet } from '#domain/catalogues.schema.ts'
import { type Flow, line, mm, paper, quiet } from './paper.ts'
import { PaperText } from './paper-text.tsx'

interface FootProps {
  sheet: Pick<CatalogueSheet, 'version' | 'date' | 'coverage' | 'source' | 'company'>
  flow: Flow
  /** Its number, where it is not the document's own. */
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
      <Text
        render={({ pageNumber: number }) => String(page ?? number)}
        style={{ ...pageNumber, width: mm(16), textAlign: flow.end }}
      />
    </View>
  )
}

/** Without a height of its own: where a text that is known late has one, the engine loses all of the foot. */
const pageNumber = { fontSize: 9, fontWeight: 700 } as const
