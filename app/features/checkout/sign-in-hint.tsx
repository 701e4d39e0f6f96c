import { Trans } from '@lingui/react/macro'
import { PageLink } from '#app/ui/page-link.tsx'

/** For buyers who have an account: it fills in the form. */
export function SignInHint() {
  return (
    <p className="mt-3 text-muted-foreground">
      <Trans>
        Have an account?{' '}
        <PageLink className="inline-link" to="/auth?next=%2Fcheckout">
          Sign in
        </PageLink>
        , and we fill in what we know.
      </Trans>
    </p>
  )
}
