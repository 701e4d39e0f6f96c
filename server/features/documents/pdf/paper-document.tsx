import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactNode } from 'react'
import type { Paper, PaperColumn, PaperPart } from '#server/features/documents/paper.service.ts'
import { type Flow, flowOf, look, mm } from './paper-look.ts'

type Style = Exclude<ComponentProps<typeof View>['style'], readonly unknown[] | undefined>

/** A paper on A4: who it is from and for, its lines on as many pages as they take, its sums together, and the foot on each page. */
export function PaperDocument({ paper }: { paper: Paper }) {
  const { lang, isRightToLeft, title, number, company, foot } = paper
  const flow = flowOf(isRightToLeft)
  return (
    <Document author={company.name} language={lang} title={`${title} ${number}`}>
      <Page size="A4" style={look.page}>
        <Heading flow={flow} paper={paper} />
        <Parties flow={flow} paper={paper} />
        <Lines flow={flow} paper={paper} />
        <Sums flow={flow} paper={paper} />
        <View fixed style={[look.foot, { flexDirection: flow.row }]}>
          <View style={{ width: mm(154) }}>
            <Said flow={flow} isPlain style={look.small}>
              {`${number} · ${foot}`}
            </Said>
          </View>
          <View style={{ width: mm(20) }}>
            <Text
              render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
              style={[look.small, { textAlign: flow.end }]}
            />
          </View>
        </View>
      </Page>
    </Document>
  )
}

interface PartProps {
  paper: Paper
  flow: Flow
}

function Heading({ paper: { title, number, company }, flow }: PartProps) {
  return (
    <View style={{ flexDirection: flow.row, justifyContent: 'space-between' }}>
      <View style={{ flex: 1 }}>
        <Said flow={flow} style={look.title}>
          {title}
        </Said>
        <Said flow={flow} isPlain style={look.strong}>
          {number}
        </Said>
      </View>
      <View style={{ width: mm(70) }}>
        <Said end flow={flow} style={look.company}>
          {company.name}
        </Said>
        {company.lines.map((line, at) => (
          <Said end flow={flow} isPlain key={at} style={look.small}>
            {line}
          </Said>
        ))}
      </View>
    </View>
  )
}

function Parties({ paper: { parties, facts }, flow }: PartProps) {
  return (
    <View style={{ flexDirection: flow.row, gap: mm(6), paddingTop: mm(9), paddingBottom: mm(8) }}>
      {parties.map((part) => (
        <Part flow={flow} key={part.title} part={part} />
      ))}
      <View style={{ flex: 1 }}>
        {facts.map(({ label, value }) => (
          <Pair flow={flow} key={label} label={label} value={value} />
        ))}
      </View>
    </View>
  )
}

function Part({ part: { title, lines }, flow }: { part: PaperPart; flow: Flow }) {
  return (
    <View style={{ flex: 1 }}>
      <Said flow={flow} style={look.head}>
        {title}
      </Said>
      {lines.map((line, at) => (
        <Said flow={flow} isPlain key={at}>
          {line}
        </Said>
      ))}
    </View>
  )
}

function Pair({ label, value, flow }: { label: string; value: string; flow: Flow }) {
  return (
    <View style={{ flexDirection: flow.row, justifyContent: 'space-between', gap: mm(3) }}>
      <Said flow={flow} style={look.small}>
        {label}
      </Said>
      <View style={{ flexShrink: 1 }}>
        <Said end flow={flow} isPlain>
          {value}
        </Said>
      </View>
    </View>
  )
}

function Lines({ paper: { columns, rows }, flow }: PartProps) {
  return (
    <View>
      {/* Again on each page that the lines go on to. */}
      <View fixed style={{ flexDirection: flow.row, gap: mm(2) }}>
        {columns.map((column) => (
          <Cell column={column} flow={flow} key={column.label} style={look.head}>
            {column.label}
          </Cell>
        ))}
      </View>
      {rows.map(({ cells, notes }, at) => (
        <View key={at} style={[look.ruled, { flexDirection: flow.row, gap: mm(2) }]} wrap={false}>
          {columns.map((column, place) => (
            <Cell
              below={place === 0 ? notes : []}
              column={column}
              flow={flow}
              key={column.label}
              style={place === 0 ? look.strong : {}}
            >
              {cells[place] ?? ''}
            </Cell>
          ))}
        </View>
      ))}
    </View>
  )
}

interface CellProps {
  column: PaperColumn
  flow: Flow
  children: string
  style?: Style
  below?: readonly string[]
}

function Cell({ column, flow, children, style, below = [] }: CellProps) {
  const { share, isFigure = false } = column
  return (
    <View style={{ flexBasis: 0, flexGrow: share }}>
      <Said end={isFigure} flow={flow} isPlain={isFigure} style={style}>
        {children}
      </Said>
      {below.map((note, at) => (
        <Said flow={flow} key={at} style={look.small}>
          {note}
        </Said>
      ))}
    </View>
  )
}

function Sums({ paper: { sums, vat, pay, notes }, flow }: PartProps) {
  return (
    <View style={[look.ruled, { paddingTop: mm(3), gap: mm(6) }]} wrap={false}>
      <View style={{ flexDirection: flow.row, gap: mm(10) }}>
        <View style={{ flex: 1 }}>{vat && <VatTable flow={flow} vat={vat} />}</View>
        <View style={{ flex: 1 }}>
          {sums.map(({ label, value, isTotal }, at) => (
            <View key={at} style={{ flexDirection: flow.row, justifyContent: 'space-between' }}>
              <Said flow={flow} style={isTotal ? look.total : {}}>
                {label}
              </Said>
              <Said end flow={flow} isPlain style={isTotal ? look.total : {}}>
                {value}
              </Said>
            </View>
          ))}
        </View>
      </View>
      {pay.length > 0 && (
        <View style={[look.pay, { flexDirection: flow.row, gap: mm(8) }]}>
          {pay.map(({ label, value }) => (
            <View key={label} style={{ flex: 1 }}>
              <Said flow={flow} style={look.small}>
                {label}
              </Said>
              <Said flow={flow} isPlain style={look.strong}>
                {value}
              </Said>
            </View>
          ))}
        </View>
      )}
      <View>
        {notes.map((note, at) => (
          <Said flow={flow} key={at}>
            {note}
          </Said>
        ))}
      </View>
    </View>
  )
}

function VatTable({ vat, flow }: { vat: NonNullable<Paper['vat']>; flow: Flow }): ReactNode {
  return [vat.columns, ...vat.rows].map((cells, row) => (
    <View key={row} style={{ flexDirection: flow.row, gap: mm(2) }}>
      {cells.map((cell, at) => (
        <View key={at} style={{ flex: 1 }}>
          <Said end={at > 0} flow={flow} isPlain={row > 0} style={look.small}>
            {cell}
          </Said>
        </View>
      ))}
    </View>
  ))
}

interface SaidProps {
  flow: Flow
  children: string
  style?: Style | undefined
  /** Figures, names and addresses run as they are written in any document. */
  isPlain?: boolean
  end?: boolean
}

/** A text at the start of its line, in the direction of the document. */
function Said({ flow, children, style, isPlain = false, end = false }: SaidProps) {
  const isOwn = isPlain && !/\p{Script=Arabic}|\p{Script=Hebrew}/u.test(children)
  const direction = isOwn ? 'ltr' : flow.direction
  const edge = { direction, textAlign: end ? flow.end : flow.start } as const
  return <Text style={[look.text, edge, style ?? {}]}>{printed(children)}</Text>
}

/** The engine draws marks of isolation as boxes: a mark of direction before what they hold does the same here, and a date needs none. */
function printed(text: string): string {
  return text.replaceAll('\u2068', '\u200E').replaceAll(/[\u2069\u200F]/gu, '')
}
