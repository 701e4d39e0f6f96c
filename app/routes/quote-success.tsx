import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SentPage } from '#app/features/quotes/request/sent-page.tsx'
import { addWords } from '#app/i18n/i18n.ts'
import { privateHead } from '#app/platform/private-head.ts'

export const Route = createFileRoute('/quote-success')({
  beforeLoad: ({ context }) => addWords('seldom', context.i18n),
  head: privateHead(msg`Your request is sent`),
  component: SentPage,
})
