import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { getApplying } from '#app/features/sellers/apply/apply.functions.ts'
import { ApplyPage } from '#app/features/sellers/apply/apply-page.tsx'
import { UnknownApplication } from '#app/features/sellers/apply/unknown-application.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/become-seller')({
  validateSearch: (search: Record<string, string | undefined>) => search,
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  loaderDeps: ({ search: { application } }) => ({ application }),
  loader: ({ deps }) => getApplying(deps.application),
  head: privateHead(msg`Become a seller`),
  component: BecomeSeller,
  notFoundComponent: UnknownApplication,
})

function BecomeSeller() {
  const navigate = Route.useNavigate()
  const { application: token, step } = Route.useSearch()
  const { application, goods } = Route.useLoaderData()
  const link = token === undefined ? {} : { application: token }
  return (
    <ApplyPage
      goods={goods}
      key={token ?? ''}
      loaded={application}
      onSent={() =>
        void navigate({ to: '/seller-registration-success', search: link, replace: true })
      }
      onStep={(next) => void navigate({ search: { ...link, step: next } })}
      token={token}
      wantedStep={step}
    />
  )
}
