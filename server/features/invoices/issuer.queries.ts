import { and, eq, inArray } from 'drizzle-orm'
import {
  factories,
  factorySettings,
  productTranslations,
  shippingMethodTranslations,
} from '#db/schema/index.ts'
import type { IssuerSettings } from '#domain/invoice-issuer.ts'
import { acceptedDays } from '#server/features/quotes/accepted-days.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

/** Who issues a factory's invoices, as its settings say it now. */
export function issuerOf(factoryId: string) {
  return build
    .select({
      legalName: factorySettings.legalName,
      orgNo: factorySettings.orgNo,
      isVatRegistered: factorySettings.isVatRegistered,
      isInBusinessRegister: factorySettings.isInBusinessRegister,
      street: factorySettings.street,
      postcode: factorySettings.postcode,
      city: factorySettings.city,
      contactEmail: factorySettings.contactEmail,
      contactPhone: factorySettings.contactPhone,
      bankAccount: factorySettings.bankAccount,
      paymentDays: factorySettings.paymentDays,
    })
    .from(factorySettings)
    .innerJoin(factories, eq(factories.id, factorySettings.factoryId))
    .where(eq(factorySettings.factoryId, factoryId))
}

interface ToInvoice {
  factoryId: string
  orderId: string
  /** Of the invoice. */
  languageCode: string
  productIds: readonly string[]
  shippingMethodId: string
}

export interface GoodsNames {
  /** By product; what has no name in the language is not among them. */
  goods: Map<string, { title: string; packageSize: string }>
  freight: string | undefined
}

/**
 * The settings of who issues an order's invoice, with the days to pay of the offer that the order was where it was one, and what its
 * goods and its freight are called in its language: one round trip.
 */
export async function findIssuer(
  database: Database,
  { factoryId, orderId, languageCode, productIds, shippingMethodId }: ToInvoice,
): Promise<{ issuer: IssuerSettings | undefined; names: GoodsNames }> {
  const [[settings], goods, freight, [accepted]] = await database.read([
    issuerOf(factoryId),
    build
      .select({
        id: productTranslations.productId,
        title: productTranslations.name,
        packageSize: productTranslations.packageSize,
      })
      .from(productTranslations)
      .where(
        and(
          inArray(productTranslations.productId, [...productIds]),
          eq(productTranslations.languageCode, languageCode),
        ),
      ),
    build
      .select({ name: shippingMethodTranslations.name })
      .from(shippingMethodTranslations)
      .where(
        and(
          eq(shippingMethodTranslations.methodId, shippingMethodId),
          eq(shippingMethodTranslations.languageCode, languageCode),
        ),
      ),
    acceptedDays(orderId),
  ])
  return {
    issuer: settings && { ...settings, ...accepted },
    names: {
      goods: new Map(
        goods.map(({ id, title, packageSize }) => [id, { title, packageSize: packageSize ?? '' }]),
      ),
      freight: freight[0]?.name,
    },
  }
}
