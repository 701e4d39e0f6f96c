import type { ReactNode } from 'react'
import { SignInForm } from './sign-in-form.tsx'
import { useSecondStep } from './use-second-step.tsx'
import { useSignedInHere } from './use-signed-in.ts'

/** The sign-in on a page that holds what stands nowhere else, such as a mailed link; `children` say what waits behind it. */
export function SignInHere({ children }: { children: ReactNode }) {
  const onSignedIn = useSignedInHere()
  const { step, onAnswer } = useSecondStep(onSignedIn)
  if (step) return step
  return (
    <>
      {children}
      <SignInForm next={undefined} onAnswer={onAnswer} onSignedIn={onSignedIn} />
    </>
  )
}
