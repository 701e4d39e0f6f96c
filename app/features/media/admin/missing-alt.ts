import type { MediaItem } from '#domain/media.schema.ts'

/** The languages that a picture has no words in yet; none for a decorative one and for files. */
export function missingAlt(
  { kind, isDecorative, altTexts }: MediaItem,
  languages: readonly { code: string }[],
): string[] {
  if (kind === 'file' || isDecorative) return []
  return languages.map(({ code }) => code).filter((code) => !altTexts[code])
}
