import { Hono } from 'hono'
import { accountRoutes } from '#server/features/customers/account.routes.ts'
import { authRoutes } from '#server/features/identity/auth.routes.ts'
import { adminRoutes } from '#server/features/admin/admin.routes.ts'
import { claimRoutes } from '#server/features/customers/claim.routes.ts'
import { emailProofRoutes } from '#server/features/identity/email-proof.routes.ts'
import { cartRoutes } from '#server/features/cart/cart.routes.ts'
import { catalogueRoutes } from '#server/features/catalogues/catalogues.routes.ts'
import { dataSheetRoutes } from '#server/features/catalogues/data-sheets.routes.ts'
import { catalogRoutes } from '#server/features/catalog/catalog.routes.ts'
import { checkoutRoutes } from '#server/features/checkout/checkout.routes.ts'
import { contentRoutes } from '#server/features/content/content.routes.ts'
import { paymentRoutes } from '#server/features/payments/payments.routes.ts'
import { previewLinksRoutes } from '#server/features/content/preview-links.routes.ts'
import { homeRoutes } from '#server/features/content/home.routes.ts'
import { healthRoutes } from '#server/features/health/health.routes.ts'
import { publicMediaRoutes } from '#server/features/media/public-media.routes.ts'
import { afterSaleRoutes } from '#server/features/orders/after-sale/after-sale.routes.ts'
import { conversationRoutes } from '#server/features/conversations/send.routes.ts'
import { buyersDocumentRoutes } from '#server/features/orders/documents/documents.routes.ts'
import { orderRoutes } from '#server/features/orders/orders.routes.ts'
import { restaurantOrderRoutes } from '#server/features/restaurants/orders/restaurant-orders.routes.ts'
import { tableRoutes } from '#server/features/restaurants/orders/tables.routes.ts'
import { kitchenRoutes } from '#server/features/restaurants/kitchen/kitchen.routes.ts'
import { queueRoutes } from '#server/features/restaurants/queue/queue.routes.ts'
import { bounceRoutes } from '#server/features/newsletters/sending/bounces.routes.ts'
import { newsletterRoutes } from '#server/features/newsletters/subscriptions/newsletter.routes.ts'
import { quoteRoutes } from '#server/features/quotes/quotes.routes.ts'
import { restaurantRoutes } from '#server/features/restaurants/restaurants.routes.ts'
import { sellerApplicationRoutes } from '#server/features/sellers/applications/applications.routes.ts'
import { trackingRoutes } from '#server/features/restaurants/tracking/tracking.routes.ts'
import { ownSellerRoutes } from '#server/features/sellers/own/own-seller.routes.ts'
import {
  sellerPlaceRoutes,
  sellerPointRoutes,
  sellerRoutes,
} from '#server/features/sellers/map/sellers-map.routes.ts'
import { searchRoutes } from '#server/features/search/search.routes.ts'
import { securityRoutes } from '#server/features/identity/second-factor/security.routes.ts'
import { secondFactorSignInRoutes } from '#server/features/identity/second-factor/sign-in.routes.ts'
import { sessionRoutes } from '#server/features/identity/session.routes.ts'
import { shellRoutes } from '#server/features/shell/shell.routes.ts'
import { wordsRoutes } from '#server/features/shell/words.routes.ts'
import { sitemapRoutes } from '#server/features/sitemap/sitemap.routes.ts'
import { apiDocs } from './api-docs.ts'
import type { ApiEnv } from './api-env.ts'
import { limitedBody } from './middleware/body-limit.ts'
import { loggedRefusals } from './middleware/refusals.ts'
import { request } from './middleware/request.ts'
import { sameSite } from './middleware/same-site.ts'
import { onError } from './on-error.ts'
import { unmatched } from './unmatched.ts'

/** Every endpoint of the product: the one door for parsing, permission, errors and logs. */
export const api = new Hono<ApiEnv>()
  .basePath('/api')
  .use(loggedRefusals)
  .use(request)
  .use(sameSite)
  .use(limitedBody)
  .route('/account', securityRoutes)
  .route('/auth', secondFactorSignInRoutes)
  .route('/admin', adminRoutes)
  .route('/account', accountRoutes)
  .route('/auth', authRoutes)
  .route('/cart', cartRoutes)
  .route('/catalog', catalogRoutes)
  .route('/catalogues', catalogueRoutes)
  .route('/data-sheets', dataSheetRoutes)
  .route('/checkout', checkoutRoutes)
  .route('/checkout', emailProofRoutes)
  .route('/content', contentRoutes)
  .route('/conversations', conversationRoutes)
  .route('/home', homeRoutes)
  .route('/health', healthRoutes)
  .route('/kitchen', kitchenRoutes)
  .route('/media', publicMediaRoutes)
  .route('/newsletter', bounceRoutes)
  .route('/newsletter', newsletterRoutes)
  .route('/orders', orderRoutes)
  .route('/orders', afterSaleRoutes)
  .route('/orders', buyersDocumentRoutes)
  .route('/orders', claimRoutes)
  .route('/payments', paymentRoutes)
  .route('/previews', previewLinksRoutes)
  .route('/queue', queueRoutes)
  .route('/restaurant-orders', trackingRoutes)
  .route('/quotes', quoteRoutes)
  .route('/restaurants', restaurantRoutes)
  .route('/restaurants', restaurantOrderRoutes)
  .route('/seller-applications', sellerApplicationRoutes)
  .route('/tables', tableRoutes)
  .route('/search', searchRoutes)
  .route('/seller', ownSellerRoutes)
  .route('/seller-places', sellerPlaceRoutes)
  .route('/seller-points', sellerPointRoutes)
  .route('/sellers', sellerRoutes)
  .route('/session', sessionRoutes)
  .route('/shell', shellRoutes)
  .route('/words', wordsRoutes)
  .route('/', sitemapRoutes)

api.route('/', apiDocs(api))
api.onError(onError)
api.notFound(unmatched(api))

export type Api = typeof api
