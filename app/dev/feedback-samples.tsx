import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SkeletonBox, SkeletonPicture, SkeletonText } from '#app/ui/skeleton.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Sample } from './sample.tsx'

const looks = ['spinner', 'dots', 'pulse', 'bounce', 'custom'] as const
const sizes = ['s', 'm', 'l'] as const

export function FeedbackSamples() {
  return (
    <>
      {looks.map((style) => (
        <Sample key={style} name={`spinner ${style}: 16, 32, 48 px`}>
          {sizes.map((size) => (
            <Spinner
              key={size}
              look={{ style, imageUrl: style === 'custom' ? '/favicon.svg' : null }}
              size={size}
            />
          ))}
        </Sample>
      ))}
      <Sample name="skeleton: picture on a tint, text, box">
        <div className="tint-berry grid w-40 gap-2">
          <SkeletonPicture />
          <SkeletonText className="w-2/3" />
          <SkeletonText className="w-1/3" />
        </div>
        <SkeletonBox className="h-11 w-32" />
      </Sample>
      <EmptyState
        actions={<Button>Se varene</Button>}
        icon="shopping-cart"
        level="h3"
        title="Handlekurven er tom"
      >
        Det du legger i den, ligger her i tretti dager.
      </EmptyState>
    </>
  )
}
