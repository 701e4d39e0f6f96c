import { read } from '#app/platform/read.ts'
import type { CodedPage } from '#domain/content.ts'

/** The texts of one of the site's own pages. */
export const getPageTexts = (slug: CodedPage) =>
  read('/api/content/pages/:slug', { params: { slug } })

/** One of the site's own pages: its texts, and the sections that were added to it. */
export const getPage = (slug: CodedPage) =>
  read('/api/content/pages/:slug/whole', { params: { slug } })

/** A published content page by its address; the not-found page where there is none. */
export const getContentPage = (slug: string) =>
  read('/api/content/slugs/:slug', { params: { slug } })

/** All that the home page shows. */
export const getHome = () => read('/api/home')
