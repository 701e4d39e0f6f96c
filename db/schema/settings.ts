import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { appConfig } from '#config'
import { type OfflineMethod, offlineMethods } from '#domain/checkout.ts'
import { audited, flag, id } from './columns.ts'

const logo = appConfig.defaults.logo

export const factories = sqliteTable(
  'factories',
  {
    id: id(),
    name: text('name').notNull(),
    logoUrl: text('logo_url'),
    description: text('description'),
    address: text('address'),
    phone: text('phone'),
    email: text('email'),
    isActive: flag('is_active').notNull(),
    ...audited(),
  },
  (t) => [index('factories_active').on(t.isActive, t.createdAt)],
)

export const factorySettings = sqliteTable('factory_settings', {
  factoryId: text('factory_id')
    .primaryKey()
    .references(() => factories.id),
  companyName: text('company_name'),
  legalName: text('legal_name'),
  orgNo: text('org_no'),
  showCompanyNameInHeader: flag('show_company_name_in_header').notNull().default(true),
  logoUrl: text('logo_url'),
  headerMenuStyle: text('header_menu_style').notNull().default('horizontal'),
  headerMaxLogoWidth: integer('header_max_logo_width').notNull().default(logo.maxWidth),
  headerLogoWidth: integer('header_logo_width').notNull().default(logo.width),
  headerLogoHeight: integer('header_logo_height').notNull().default(logo.height),
  headerLogoStyle: text('header_logo_style', { enum: ['circular', 'square', 'rounded'] })
    .notNull()
    .default(logo.style),
  contactPhone: text('contact_phone'),
  contactEmail: text('contact_email'),
  faviconUrl: text('favicon_url'),
  loadingStyle: text('loading_style', { enum: ['spinner', 'dots', 'pulse', 'bounce', 'custom'] })
    .notNull()
    .default('spinner'),
  loadingImageUrl: text('loading_image_url'),
  minOrderOre: integer('min_order_ore').notNull().default(0),
  /** The ways of paying that a checkout may offer, where buyer and delivery allow them. */
  paymentMethods: text('payment_methods', { mode: 'json' })
    .$type<OfflineMethod[]>()
    .notNull()
    .default([...offlineMethods]),
  /** Where the map's tiles come from, as `https://…/{z}/{x}/{y}.png`, and whom it thanks for them; null draws our own outline. */
  mapTiles: text('map_tiles'),
  mapCredit: text('map_credit'),
  /** What an invoice says of the seller beside its name; without all of it no invoice is issued. */
  street: text('street'),
  postcode: text('postcode'),
  city: text('city'),
  /** Eleven digits. */
  bankAccount: text('bank_account'),
  paymentDays: integer('payment_days').notNull().default(14),
  isVatRegistered: flag('is_vat_registered').notNull().default(true),
  isInBusinessRegister: flag('is_in_business_register').notNull().default(true),
  ...audited(),
})

/** What changes when public content does: one number per language, and one (`*`) for what all languages share. */
export const contentRevisions = sqliteTable(
  'content_revisions',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    languageCode: text('language_code').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.languageCode] })],
)
