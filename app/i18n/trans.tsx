import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/**
 * A sentence of the interface with values in it. Lingui reads the finished sentence for its elements, those of a value too: what has a
 * pointed bracket goes in as an element of its own, which is shown as it is.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values && { values: asWritten(values) })} />
}

function asWritten(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const hasBracket = typeof value === 'string' && value.includes('<')
      return [name, hasBracket ? [value] : value]
    }),
  )
}
