import { notFound } from '@tanstack/react-router'
import { read } from '#app/platform/read.ts'

// Each is of the caller alone; `next` is the page that wants it, to come back to after signing in.

export const getOverview = (next: string) => read('/api/account', { next })

export const getOwnOrders = (page: number, next: string) =>
  read('/api/account/orders', { query: { page: String(page) }, next })

export const getOwnQuotes = (page: number, next: string) =>
  read('/api/account/quotes', { query: { page: String(page) }, next })

export const getAddresses = (next: string) => read('/api/account/addresses', { next })

export const getSavedLists = (next: string) => read('/api/account/lists', { next })

/** One of the caller's lists; not found where it is nobody's or somebody else's. */
export async function getSavedList(id: string, next: string) {
  const { lists } = await getSavedLists(next)
  const list = lists.find((each) => each.id === id)
  if (!list) throw notFound()
  return list
}

export const getConsents = (next: string) => read('/api/account/consents', { next })

export const getOwnSessions = (next: string) => read('/api/account/sessions', { next })

export const getSecurity = (next: string) => read('/api/account/security', { next })
