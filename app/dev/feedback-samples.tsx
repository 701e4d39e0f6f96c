import emptyShelf from '#app/features/catalog/empty-shelf.svg?no-inline'
import { Button } from '#app/ui/button.tsx'
import { Drawing } from '#app/ui/drawing.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FieldSummary } from '#app/ui/field-summary.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { NotFetched } from '#app/ui/not-fetched.tsx'
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
      <Sample name="drawing: in the colours of where it stands">
        <Drawing className="empty-picture" file={emptyShelf} viewBox="0 0 168 120" />
        <span className="text-muted-foreground">
          <Drawing className="w-20" file={emptyShelf} viewBox="0 0 168 120" />
        </span>
      </Sample>
      <Sample name="what is wrong with a form; a part that could not be loaded: press, and it tries">
        <FieldSummary
          wrong={[{ id: 'postcode', sentence: 'Skriv et postnummer med fire sifre.' }]}
        />
        <FormError text="Vi får ikke kontakt med butikken. Prøv igjen om litt." />
        <NotFetched onTry={aWhile} />
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

/** As long as a slow network takes. */
async function aWhile() {
  await new Promise((resolve) => setTimeout(resolve, 2000))
}
