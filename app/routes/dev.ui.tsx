import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

// The condition is known when the product is built: production holds neither the page nor its code.
const Gallery = import.meta.env.DEV
  ? lazyRouteComponent(async () => import('#app/dev/ui-gallery.tsx'), 'UiGallery')
  : () => null

/** Every component of app/ui in all its states: in development only. */
export const Route = createFileRoute('/dev/ui')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound()
  },
  component: Gallery,
})
