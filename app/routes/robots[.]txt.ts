import { createFileRoute } from '@tanstack/react-router'
import { apiFile } from '#app/platform/api-file.ts'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: ({ context }) => apiFile(context, '/robots.txt') } },
})
