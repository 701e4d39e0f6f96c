import { read } from '#app/platform/read.ts'

/** How the payment of an order stands, by the order's public token: its provider is asked where that is still open. */
export const getPayment = (token: string) => read('/api/payments/:token', { params: { token } })
