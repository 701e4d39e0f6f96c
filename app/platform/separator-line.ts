const separators = [';', ',', '\t'] as const
export type Separator = (typeof separators)[number]

/** A table without the line `sep=;`, which Excel writes in front where it is asked to and does not show; and the sign that it names. */
export function withoutSeparatorLine(text: string): { text: string; told: Separator | undefined } {
  const [line = '', sign = ''] = /^"?sep=([;,\t])"?\r?\n/iu.exec(text) ?? []
  return { text: text.slice(line.length), told: separators.find((each) => each === sign) }
}
