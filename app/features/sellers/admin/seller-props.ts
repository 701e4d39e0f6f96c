import type {
  AdminApplication,
  AdminApplications,
  AdminSeller,
  AdminSellers,
} from '#domain/admin-sellers.schema.ts'

/** In the address as `queue`: the sellers, and not the applications. */
export const sellersQueue = 'sellers'

/** What the section has read: one of the two lists, and what is open of it. */
export interface SellersData {
  applications: AdminApplications | null
  application: AdminApplication | null
  sellers: AdminSellers | null
  seller: AdminSeller | null
}

export interface ApplicationProps {
  application: AdminApplication
  onChanged: () => Promise<void>
}

export interface SellerProps {
  seller: AdminSeller
  onChanged: () => Promise<void>
}
