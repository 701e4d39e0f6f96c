import { createFileRoute } from '@tanstack/react-router'
import { apiFile } from '#app/platform/api-file.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: { handlers: { GET: ({ context }) => apiFile(context, '/sitemap.xml') } },
})
