import { Text, type View } from '@react-pdf/renderer'
import type { ComponentProps } from 'react'
import type { SheetText } from '#domain/catalogues.schema.ts'
import type { Flow } from './paper.ts'

type Style = ComponentProps<typeof View>['style']
type Styles = Exclude<Style, readonly unknown[] | undefined>

/** A height of lines is reckoned by the size beside it, and not by one that is inherited. */
const body = { fontSize: 8.5, lineHeight: 1.4 } as const

interface PaperTextProps {
  flow: Flow
  children: string
  style?: Styles | undefined
  /** Numbers, codes and addresses run from left to right in any document. */
  isFigure?: boolean
  end?: boolean
}

/** A text at the start of its line, in the direction of the document. */
export function PaperText({ flow, children, style, isFigure, end }: PaperTextProps) {
  const direction = isFigure ? 'ltr' : flow.direction
  const edge = { ...body, direction, textAlign: end ? flow.end : flow.start } as const
  return <Text style={[edge, style ?? {}]}>{printed(children, flow)}</Text>
}

interface SourceTextProps {
  flow: Flow
  text: SheetText
  style?: Styles | undefined
}

/** The factory's words; those in another language than the document run in their own direction and end with °. */
export function SourceText({ flow, text, style }: SourceTextProps) {
  if (text.text === '') return null
  const own = text.isRightToLeft ? 'rtl' : 'ltr'
  const direction = text.lang === undefined ? flow.direction : own
  return (
    <Text style={[{ ...body, direction, textAlign: flow.start }, style ?? {}]}>
      {printed(text.lang === undefined ? text.text : `${text.text}°`, flow)}
    </Text>
  )
}

/** The engine draws marks of isolation as boxes: a mark of direction before what they hold does the same here. */
export function printed(text: string, { direction }: Pick<Flow, 'direction'>): string {
  return text.replaceAll('\u2068', direction === 'rtl' ? '\u200E' : '').replaceAll('\u2069', '')
}
