export interface OrderAddress {
  street: string
  postcode: string
  city: string
}

/** One rate's share of an order: net and VAT in øre, the rate in basis points. */
export interface VatRow {
  rateBp: number
  netOre: number
  vatOre: number
}
