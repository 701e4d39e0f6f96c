import type { MessageDescriptor } from '@lingui/core'
import type { AuditWords } from '#server/audit/audit-words.ts'
import { aiAudit } from '#server/features/ai/audit-words.ts'
import { categoriesAudit } from '#server/features/categories/audit-words.ts'
import { contentAudit } from '#server/features/content/audit-words.ts'
import { outboxAudit } from '#server/features/outbox/audit-words.ts'
import { pagesAudit } from '#server/features/content/pages/audit-words.ts'
import { customersAudit } from '#server/features/customers/audit-words.ts'
import { deliveriesAudit } from '#server/features/deliveries/audit-words.ts'
import { footerAudit } from '#server/features/footer/audit-words.ts'
import { identityAudit } from '#server/features/identity/audit-words.ts'
import { restaurantsAudit } from '#server/features/restaurants/admin/audit-words.ts'
import { kitchenAudit } from '#server/features/restaurants/kitchen/audit-words.ts'
import { dishesAudit } from '#server/features/restaurants/dishes/audit-words.ts'
import { languagesAudit } from '#server/features/languages/audit-words.ts'
import { mediaAudit } from '#server/features/media/audit-words.ts'
import { menuAudit } from '#server/features/navigation/audit-words.ts'
import { ordersAudit } from '#server/features/orders/audit-words.ts'
import { privacyAudit } from '#server/features/privacy/audit-words.ts'
import { productsAudit } from '#server/features/products/audit-words.ts'
import { quotesAudit } from '#server/features/quotes/audit-words.ts'
import { sellersAudit } from '#server/features/sellers/admin/audit-words.ts'
import { replyTemplatesAudit } from '#server/features/reply-templates/audit-words.ts'
import { conversationsAudit } from '#server/features/conversations/audit-words.ts'
import { settingsAudit } from '#server/features/settings/audit-words.ts'
import { staffAudit } from '#server/features/staff/audit-words.ts'
import { taxRatesAudit } from '#server/features/tax-rates/audit-words.ts'
import { importsAudit } from '#server/features/imports/audit-words.ts'
import { newslettersAudit } from '#server/features/newsletters/admin/audit-words.ts'
import { subscribersAudit } from '#server/features/newsletters/subscribers/audit-words.ts'
import { permissionAudit } from './audit-words.ts'

/** What the audit log knows of, as each noun says it: a new noun is a line here. */
const nouns = [
  permissionAudit,
  identityAudit,
  staffAudit,
  customersAudit,
  ordersAudit,
  quotesAudit,
  sellersAudit,
  replyTemplatesAudit,
  conversationsAudit,
  privacyAudit,
  contentAudit,
  pagesAudit,
  mediaAudit,
  settingsAudit,
  menuAudit,
  footerAudit,
  languagesAudit,
  aiAudit,
  categoriesAudit,
  deliveriesAudit,
  taxRatesAudit,
  outboxAudit,
  productsAudit,
  importsAudit,
  newslettersAudit,
  subscribersAudit,
  kitchenAudit,
  restaurantsAudit,
  dishesAudit,
] as const

type Noun = (typeof nouns)[number]
type ActionOf<Words> = Words extends AuditWords ? keyof Words['actions'] : never
type EntityOf<Words> = Words extends AuditWords ? keyof Words['entities'] : never

/** What may be done, and what it may be done to. */
export type AuditAction = ActionOf<Noun>
export type AuditEntity = EntityOf<Noun>

/** By what the log keeps, which may be of an older version of the site. */
export const auditActions: ReadonlyMap<string, AuditWords['actions'][string]> = new Map(
  nouns.flatMap(({ actions }) => Object.entries(actions)),
)
export const auditEntities: ReadonlyMap<string, MessageDescriptor> = new Map(
  nouns.flatMap(({ entities }) => Object.entries(entities)),
)
