import type { ComponentProps } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'width' | 'height' | 'loading'> {
  src: string
  alt: string
  /** Both are needed to keep the space while it loads. */
  width: number
  height: number
  /** `eager` for what is seen first; everything else waits until it is near. */
  load?: 'eager' | 'lazy'
}

const drawnWidths = [320, 640, 1200]

/**
 * A picture in the widths that exist: `/pictures/x-640.webp` also offers 320 and 1200. One that fails is hidden and keeps its
 * space (the document's first script watches for that).
 */
export function Picture({ src, alt, load = 'lazy', sizes, ...rest }: PictureProps) {
  const srcSet = rest.srcSet ?? srcSetOf(src)
  return (
    <img
      {...rest}
      alt={alt}
      fetchPriority={load === 'eager' ? 'high' : undefined}
      loading={load}
      sizes={srcSet ? (sizes ?? '100vw') : undefined}
      src={src}
      srcSet={srcSet}
      // It may have failed, and been marked, before this code was there.
      suppressHydrationWarning
    />
  )
}

function srcSetOf(src: string): string | undefined {
  const stem = /^(?<stem>\/.+)-640\.webp$/u.exec(src)?.groups?.['stem']
  return stem && drawnWidths.map((width) => `${stem}-${width}.webp ${width}w`).join(', ')
}
