import { createFileRoute, redirect } from '@tanstack/react-router'
import { pageAddress } from '#app/ui/page-link.tsx'

/** The page where tasks of AI are tried out is a section of the workspace; this is its short address. */
export const Route = createFileRoute('/ai-test')({
  loader: () => {
    throw redirect({
      href: pageAddress('/admin/ai-test'),
      statusCode: 303,
      headers: { 'Cache-Control': 'private, no-cache' },
    })
  },
})
