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
import { adminRestaurantRoutes } from '#server/features/restaurants/admin/admin-restaurants.routes.ts'
import { dishRoutes } from '#server/features/restaurants/dishes/dishes.routes.ts'
import { kitchenTeamRoutes } from '#server/features/restaurants/kitchen/team.routes.ts'
import { stationRoutes } from '#server/features/restaurants/kitchen/stations.routes.ts'
import { deliveryRoutes } from '#server/features/deliveries/deliveries.routes.ts'
import { adminHealthRoutes } from '#server/features/health/admin-health.routes.ts'
import { failedMailRoutes } from '#server/features/outbox/failed-mails.routes.ts'
import { taxRateRoutes } from '#server/features/tax-rates/tax-rates.routes.ts'
import { adminCustomerRoutes } from '#server/features/customers/admin/admin-customers.routes.ts'
import { categoryRoutes } from '#server/features/categories/categories.routes.ts'
import { adminAfterSaleRoutes } from '#server/features/orders/after-sale/admin-after-sale.routes.ts'
import { paperRoutes } from '#server/features/orders/papers/papers.routes.ts'
import { sentMailRoutes } from '#server/features/orders/sent-mails/sent-mails.routes.ts'
import { accountingRoutes } from '#server/features/orders/accounting/accounting.routes.ts'
import { orderDocumentRoutes } from '#server/features/orders/documents/documents.routes.ts'
import { adminOrderRoutes } from '#server/features/orders/admin/admin-orders.routes.ts'
import { adminConversationRoutes } from '#server/features/conversations/admin/admin-conversations.routes.ts'
import { adminQuoteRoutes } from '#server/features/quotes/admin/admin-quotes.routes.ts'
import { adminApplicationRoutes } from '#server/features/sellers/admin/admin-applications.routes.ts'
import { adminSellerRoutes } from '#server/features/sellers/admin/admin-sellers.routes.ts'
import { newsletterListRoutes } from '#server/features/newsletters/lists/newsletter-lists.routes.ts'
import { subscriberRoutes } from '#server/features/newsletters/subscribers/subscribers.routes.ts'
import { exportRoutes } from '#server/features/imports/exports.routes.ts'
import { importRoutes } from '#server/features/imports/imports.routes.ts'
import { paymentProviderRoutes } from '#server/features/payments/providers/payment-providers.routes.ts'
import { productRoutes } from '#server/features/products/products.routes.ts'
import { adminNewsletterRoutes } from '#server/features/newsletters/admin/admin-newsletters.routes.ts'
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
  .route('/settings/payment-providers', paymentProviderRoutes)
  .route('/settings', siteSettingsRoutes)
  .route('/footer', footerRoutes)
  .route('/menu', menuRoutes)
  .route('/places', placesRoutes)
  .route('/languages', languageRoutes)
  .route('/categories', categoryRoutes)
  .route('/products', productRoutes)
  .route('/imports', importRoutes)
  .route('/exports', exportRoutes)
  .route('/interface-texts/imports', importOverrideRoutes)
  .route('/interface-texts', overrideRoutes)
  // Before the orders by their numbers: `papers` is none.
  .route('/orders', paperRoutes)
  .route('/orders', adminOrderRoutes)
  .route('/orders', orderDocumentRoutes)
  .route('/accounting', accountingRoutes)
  .route('/orders', adminAfterSaleRoutes)
  .route('/orders', sentMailRoutes)
  .route('/quotes', adminQuoteRoutes)
  .route('/sellers', adminSellerRoutes)
  .route('/seller-applications', adminApplicationRoutes)
  .route('/conversations', adminConversationRoutes)
  .route('/customers', adminCustomerRoutes)
  .route('/deliveries', deliveryRoutes)
  .route('/kitchens', kitchenTeamRoutes)
  .route('/kitchens', stationRoutes)
  .route('/restaurants', adminRestaurantRoutes)
  .route('/dishes', dishRoutes)
  .route('/tax-rates', taxRateRoutes)
  .route('/failed-mails', failedMailRoutes)
  .route('/newsletters', adminNewsletterRoutes)
  .route('/health', adminHealthRoutes)
  .route('/newsletter-lists', newsletterListRoutes)
  .route('/subscribers', subscriberRoutes)
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
    describe('What needs someone whom the caller may be, and what was sold', todaySchema),
    async (c) => c.json(await getToday(c.var.ctx)),
  )
  .route('/media', mediaRoutes)
  .route('/social-pictures', socialPictureRoutes)
