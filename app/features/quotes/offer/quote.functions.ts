import { read } from '#app/platform/read.ts'

/** A quote by the token of its link. */
export const getQuote = (token: string) => read('/api/quotes/:token', { params: { token } })
