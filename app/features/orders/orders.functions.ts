import { read } from '#app/platform/read.ts'

/** An order by its public token, as much of it as the visitor may see. */
export const getOrder = (token: string) => read('/api/orders/:token', { params: { token } })
