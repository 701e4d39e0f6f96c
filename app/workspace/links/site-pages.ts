import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The pages that every factory has and that a link may lead to, by their bare addresses. */
export const sitePages: readonly { path: string; name: MessageDescriptor }[] = [
  { path: '/', name: msg`Home` },
  { path: '/products', name: msg`Products` },
  { path: '/categories', name: msg`Categories` },
  { path: '/shop', name: msg`Shop` },
  { path: '/about', name: msg`About us` },
  { path: '/quality', name: msg`Quality` },
  { path: '/faq', name: msg`Questions and answers` },
  { path: '/locations', name: msg`Our shops` },
  { path: '/resellers', name: msg`Resellers` },
  { path: '/contact', name: msg`Contact` },
  { path: '/support', name: msg`Support` },
  { path: '/privacy', name: msg`Privacy` },
  { path: '/terms', name: msg`Terms` },
  { path: '/cookies', name: msg`Cookies` },
]
