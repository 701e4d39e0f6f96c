import '#app/styles/focal.css'
import { focalStep, type PictureRef, pictureAddress, pictureSources } from '#domain/media.ts'

export interface MediaPictureProps {
  /** As the API tells it: of the media library. */
  picture: PictureRef & {
    height: number | null
    focalX: number
    focalY: number
    isDecorative: boolean
  }
  /** In the page's language. A decorative picture is silent whatever it says. */
  alt: string
  /** How wide it is shown, as in an `img`: the browser chooses among the widths by it. */
  sizes: string
  className?: string | undefined
  load?: 'eager' | 'lazy'
  /** Where it is a text of the page: its name. */
  'data-content'?: string
}

/**
 * A picture of the media library in the widths that it is worth having in. Where its box cuts it, the focal point stays in view. One
 * that fails is hidden and keeps its space.
 */
export function MediaPicture({
  picture,
  alt,
  sizes,
  className,
  load = 'lazy',
  ...rest
}: MediaPictureProps) {
  const { width, height, focalX, focalY, isDecorative } = picture
  return (
    <img
      {...rest}
      alt={isDecorative ? '' : alt}
      className={className ? `focal ${className}` : 'focal'}
      data-focal-x={focalStep(focalX)}
      data-focal-y={focalStep(focalY)}
      fetchPriority={load === 'eager' ? 'high' : undefined}
      height={height ?? undefined}
      loading={load}
      sizes={sizes}
      src={pictureAddress(picture, 640)}
      srcSet={pictureSources(picture)}
      // It may have failed, and been marked, before this code was there.
      suppressHydrationWarning
      width={width ?? undefined}
    />
  )
}
