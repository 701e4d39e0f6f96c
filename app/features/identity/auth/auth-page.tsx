import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '#app/ui/page-link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authAddress } from './auth-address.ts'
import type { AuthView } from './auth-search.ts'
import { RecoverForm } from './recover-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { type OnSignedIn, useSecondStep } from './use-second-step.tsx'

interface AuthPageProps {
  view: AuthView
  /** Where to go on to, as the address says it. */
  next: string | undefined
  onSignedIn: OnSignedIn
}

/** Sign in, sign up or recover: one page, whose view stands in the address. */
export function AuthPage({ view, next, onSignedIn }: AuthPageProps) {
  const { step, onAnswer } = useSecondStep(onSignedIn)
  if (step) return <AuthFrame>{step}</AuthFrame>
  const titles: Record<AuthView, ReactNode> = {
    'sign-in': <Trans>Welcome back</Trans>,
    'sign-up': <Trans>Create an account</Trans>,
    recover: <Trans>Forgot your password?</Trans>,
  }
  const forms: Record<AuthView, ReactNode> = {
    'sign-in': <SignInForm next={next} onAnswer={onAnswer} onSignedIn={onSignedIn} />,
    'sign-up': <SignUpForm />,
    recover: <RecoverForm />,
  }
  return (
    <AuthFrame>
      <h1>{titles[view]}</h1>
      <p className="auth-lede">{ledeOf(view)}</p>
      {view !== 'recover' && <ViewTabs next={next} view={view} />}
      <div className="needs-script" key={view}>
        {forms[view]}
      </div>
      {view === 'recover' && (
        <p className="auth-aside">
          <PageLink className="inline-link" to={authAddress('sign-in', next)}>
            <Trans>Back to sign-in</Trans>
          </PageLink>
        </p>
      )}
    </AuthFrame>
  )
}

function ledeOf(view: AuthView) {
  if (view === 'sign-up')
    return (
      <Trans>Your orders, addresses and lists in one place. You can order without it, too.</Trans>
    )
  if (view === 'recover')
    return <Trans>Tell us your address, and we send you a link to a new one.</Trans>
  return <Trans>Your cart comes along, and your orders are where you left them.</Trans>
}

function ViewTabs({ view, next }: Pick<AuthPageProps, 'view' | 'next'>) {
  const { t } = useLingui()
  const tabs = [
    { view: 'sign-in', label: t`Sign In` },
    { view: 'sign-up', label: t`Create account` },
  ] as const
  return (
    <nav aria-label={t`Sign in or create an account`} className="auth-tabs">
      {tabs.map((tab) => (
        <PageLink
          aria-current={tab.view === view ? 'page' : undefined}
          key={tab.view}
          to={authAddress(tab.view, next)}
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  )
}
