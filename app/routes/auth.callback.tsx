import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CallbackPage } from '#app/features/identity/auth/callback-page.tsx'
import { nextAddress } from '#app/features/identity/auth/next-address.ts'
import { useSignedIn } from '#app/features/identity/auth/use-signed-in.ts'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/auth/callback')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  head: privateHead(msg`My account`),
  component: Callback,
})

function Callback() {
  return <CallbackPage onSignedIn={useSignedIn(nextAddress('/'))} />
}
