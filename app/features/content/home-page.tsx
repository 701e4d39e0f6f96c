import { getRouteApi } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { currentOrigin } from '#app/platform/page-context.ts'
import { DataScript } from '#app/ui/data-script.tsx'
import type { Home } from '#domain/content.schema.ts'
import { isOwnKind, type OwnKind, ownKinds } from '#domain/sections.ts'
import { companyFacts } from './content-facts.ts'
import { ContentText } from './content-text.tsx'
import { HomeBest } from './home-best.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeMade } from './home-made.tsx'
import { HomeShops } from './home-shops.tsx'
import { type OwnSectionProps, sectionMark } from './own-section.ts'
import { BlockSection } from './blocks/block-section.tsx'

const root = getRouteApi('__root__')

interface OwnProps extends OwnSectionProps {
  home: Home
}

const ownSections: Record<OwnKind, (props: OwnProps) => ReactNode> = {
  'home-hero': ({ home, words, mark }) => {
    const hero = home.sections?.find((section) => section.kind === 'home-hero')
    const { pictures, settings } = hero ?? {}
    const shown = { packs: home.packs, picture: pictures?.[0], url: settings?.url ?? null }
    return <HomeHero {...shown} mark={mark} words={words} />
  },
  'home-categories': ({ home, words, mark }) => (
    <HomeCategories categories={home.categories} mark={mark} words={words} />
  ),
  'home-best': ({ home, words, mark }) => (
    <HomeBest mark={mark} products={home.bestSellers} words={words} />
  ),
  'home-made': ({ words, mark }) => <HomeMade mark={mark} words={words} />,
  'home-shops': ({ home, words, mark }) => (
    <HomeShops mark={mark} places={{ page: 'locations', texts: home.places }} words={words} />
  ),
}

/**
 * The home page: one promise, the categories, what sells best, how it is made, where to buy; in the order that its editors have
 * chosen, with what they have added between.
 */
export function HomePage({ home }: { home: Home }) {
  const { company } = root.useLoaderData()
  const words = { page: 'home', texts: home.texts, sections: home.sections }
  const own = (kind: OwnKind, number: number) =>
    createElement(ownSections[kind], { home, key: kind, mark: sectionMark('home', number), words })
  return (
    <>
      <DataScript data={companyFacts(company, currentOrigin())} />
      {home.sections && !home.sections.some(({ kind }) => kind === 'home-hero') && (
        <ContentText as="h1" className="sr-only" name="hero.title" of={words} />
      )}
      {home.sections
        ? home.sections.map((section) =>
            isOwnKind(section.kind) ? (
              own(section.kind, section.number)
            ) : (
              <BlockSection key={section.number} section={section} words={words} />
            ),
          )
        : ownKinds.map((kind, at) => own(kind, at + 1))}
    </>
  )
}
