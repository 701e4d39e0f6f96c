import { useLingui } from '@lingui/react/macro'
import type { MediaItem } from '#domain/media.schema.ts'

/** Size in bytes and in pixels: "1,200 × 800 · 340 kB". */
export function MediaFacts({ item }: { item: MediaItem }) {
  const { i18n } = useLingui()
  const { width, height, bytes } = item
  const inKilo = bytes < 1_000_000
  const weight = i18n.number(inKilo ? Math.ceil(bytes / 1000) : bytes / 1_000_000, {
    style: 'unit',
    unit: inKilo ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  })
  return (
    <span className="num">
      {width && height ? (
        <>
          <bdi>{`${i18n.number(width)} × ${i18n.number(height)}`}</bdi> <span>·</span>{' '}
        </>
      ) : null}
      <bdi>{weight}</bdi>
    </span>
  )
}
