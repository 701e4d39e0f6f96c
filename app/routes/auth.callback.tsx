import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CallbackPage } from '#app/features/identity/auth/callback-page.tsx'
import { nextAddress } from '#app/features/identity/auth/next-address.ts'
import { useSignedIn } from '#app/features/identity/auth/use-signed-in.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/auth/callback')({
  head: privateHead(msg`My account`),
  component: Callback,
})

function Callback() {
  return <CallbackPage onSignedIn={useSignedIn(nextAddress('/'))} />
}
