import { Hono } from 'hono'
import type { ApiEnv } from '#server/http/api-env.ts'
import { draftsRoutes } from './drafts.routes.ts'
import { importTextsRoutes } from './import-texts.routes.ts'
import { missingAddressesRoutes } from './pages/missing-addresses.routes.ts'
import { pagesRoutes } from './pages/pages.routes.ts'
import { unwordedPicturesRoutes } from './pages/unworded-pictures.routes.ts'
import { redirectsRoutes } from './pages/redirects.routes.ts'
import { presenceRoutes } from './presence.routes.ts'
import { previewsRoutes } from './previews.routes.ts'
import { sectionsRoutes } from './sections.routes.ts'
import { textsRoutes } from './texts.routes.ts'
import { viewRoutes } from './view.routes.ts'

/** What Edit Mode and the sections of content work with. */
export const editingRoutes = new Hono<ApiEnv>()
  .route('/texts', textsRoutes)
  .route('/sections', sectionsRoutes)
  .route('/drafts', draftsRoutes)
  .route('/imports', importTextsRoutes)
  .route('/presence', presenceRoutes)
  .route('/previews', previewsRoutes)
  .route('/view', viewRoutes)
  .route('/pages', pagesRoutes)
  .route('/unworded-pictures', unwordedPicturesRoutes)
  .route('/redirects', redirectsRoutes)
  .route('/missing-addresses', missingAddressesRoutes)
