import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useIsHydrating } from '#app/ui/use-is-hydrating.ts'

interface StepFrameProps {
  title: ReactNode
  lede: ReactNode
  next: ReactNode
  message: string | undefined
  isBusy: boolean
  onBack: (() => void) | undefined
  onSubmit: () => void
  children: ReactNode
}

/** One step: what it asks in words, its fields, and the way on and back. */
export function StepFrame({
  title,
  lede,
  next,
  message,
  isBusy,
  onBack,
  onSubmit,
  children,
}: StepFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <>
      <StepHeading>{title}</StepHeading>
      <p className="mt-3 max-w-[56ch] text-muted-foreground">{lede}</p>
      <form className="needs-script" method="post" noValidate onSubmit={submit}>
        {children}
        <FormError text={message} />
        <div className="apply-foot">
          {onBack && (
            <Button onClick={onBack} size="l" variant="outline">
              <Trans>Back</Trans>
            </Button>
          )}
          <Button className="apply-next" isBusy={isBusy} size="l" type="submit">
            {next}
          </Button>
        </div>
      </form>
    </>
  )
}

/** Who comes from another step begins here; who opens the page begins at its top. */
function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpening = useIsHydrating()
  useEffect(() => {
    if (!isOpening) heading.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as it was when the step was shown
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
