import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { AdminStart } from '#domain/admin.schema.ts'
import { staysInView } from '#app/workspace/sheet/stays-in-view.ts'
import { NoSection } from './no-section.tsx'
import type { Asked } from './read-section.ts'

export interface SectionProps<Data> {
  data: Data
  /** Who looks, and what they may do. */
  start: AdminStart
  /** Reads the section anew after something in it was changed. */
  onChanged: () => Promise<void>
}

/** How the route of a list in the workspace reads its address: a filter reads the list anew, to open a row does not. */
export const sectionList = {
  validateSearch: (search: Asked) => search,
  pendingMs: staysInView,
  loaderDeps: ({ search: { open: _open, ...asked } }: { search: Asked }) => asked,
}

const frame = getRouteApi('/admin')

/** A section of the workspace with what its route has read; where there is nothing, it says that the reader may not see it. */
export function Section<Data>({
  data,
  Page,
}: {
  data: Data | null
  Page: ComponentType<SectionProps<Data>>
}) {
  const router = useRouter()
  const start = frame.useLoaderData()
  if (!data) return <NoSection />
  return <Page data={data} onChanged={() => router.invalidate({ sync: true })} start={start} />
}
