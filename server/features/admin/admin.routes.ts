import { Hono } from 'hono'
import { mediaRoutes } from '#server/features/media/media.routes.ts'
import { socialPictureRoutes } from '#server/features/media/social-pictures.routes.ts'
import { adminStartSchema, todaySchema } from '#domain/admin.schema.ts'
import { collectionsRoutes } from '#server/features/content/collections.routes.ts'
import { editingRoutes } from '#server/features/content/editing.routes.ts'
import { headerSettingsRoutes } from '#server/features/settings/header-settings.routes.ts'
import { siteSettingsRoutes } from '#server/features/settings/site-settings.routes.ts'
import { peopleRoutes } from '#server/features/staff/people.routes.ts'
import { auditLogRoutes } from '#server/features/audit/audit-log.routes.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { footerRoutes } from '#server/features/footer/footer.routes.ts'
import { adminCustomerRoutes } from '#server/features/customers/admin/admin-customers.routes.ts'
import { categoryRoutes } from '#server/features/categories/categories.routes.ts'
import { adminOrderRoutes } from '#server/features/orders/admin/admin-orders.routes.ts'
import { menuRoutes } from '#server/features/navigation/menu.routes.ts'
import { placesRoutes } from '#server/features/sitemap/places.routes.ts'
import { languageRoutes } from '#server/features/languages/languages.routes.ts'
import { importOverrideRoutes } from '#server/features/languages/import-overrides.routes.ts'
import { overrideRoutes } from '#server/features/languages/overrides.routes.ts'
import { startAdmin } from './admin.service.ts'
import { getToday } from './today.service.ts'

export const adminRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .route('/content', editingRoutes)
  .route('/collections', collectionsRoutes)
  .route('/settings/header', headerSettingsRoutes)
  .route('/settings', siteSettingsRoutes)
  .route('/footer', footerRoutes)
  .route('/menu', menuRoutes)
  .route('/places', placesRoutes)
  .route('/languages', languageRoutes)
  .route('/categories', categoryRoutes)
  .route('/interface-texts/imports', importOverrideRoutes)
  .route('/interface-texts', overrideRoutes)
  .route('/orders', adminOrderRoutes)
  .route('/customers', adminCustomerRoutes)
  .route('/people', peopleRoutes)
  .route('/audit', auditLogRoutes)
  .get(
    '/',
    allow('admin.open'),
    describe('The caller’s role in the admin panel and what it may do, in words', adminStartSchema),
    async (c) => answer(c, await startAdmin(c.var.ctx)),
  )
  .get(
    '/today',
    allow('admin.open'),
    describe('What needs someone now, as far as the caller may see it', todaySchema),
    async (c) => c.json(await getToday(c.var.ctx)),
  )
  .route('/media', mediaRoutes)
  .route('/social-pictures', socialPictureRoutes)
