import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { isDeadLink } from '#domain/dead-link.ts'
import { type ReadPlaces, readPlaces, type SitePlace } from './read-places.ts'
import { sitePages } from './site-pages.ts'

const root = getRouteApi('__root__')

/** Where links can lead on this site. */
export interface SitePlaces {
  places: readonly SitePlace[]
  /** True where no page of this site has an address that is one of its own; while nobody knows, what was known of it. */
  isDead: (url: string, wasDead?: boolean) => boolean
}

/** Pages, categories and products by name. Without an answer the pages that every factory has: an address can be typed. */
export function useSitePlaces(): SitePlaces {
  const { i18n } = useLingui()
  const { languages } = root.useLoaderData()
  const [{ named, paths }, setRead] = useState<ReadPlaces>({ named: [] })
  useEffect(() => {
    const stop = new AbortController()
    const read = async () => {
      const found = await readPlaces(i18n.locale, stop.signal)
      if (!stop.signal.aborted) setRead(found)
    }
    void read()
    return () => stop.abort()
  }, [i18n.locale])
  const codes = languages.map(({ code }) => code)
  return {
    places: [...sitePages.map(({ path, name }) => ({ path, name: i18n._(name) })), ...named],
    isDead: (url, wasDead = false) =>
      paths ? isDeadLink(url.trim(), { paths, languageCodes: codes }) : wasDead,
  }
}
