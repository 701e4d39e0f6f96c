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
import { AddedSection } from './page-sections.tsx'
import type { Words } from './words.ts'

const root = getRouteApi('__root__')

interface OwnProps {
  home: Home
  words: Words
}

const ownSections: Record<OwnKind, (props: OwnProps) => ReactNode> = {
  'home-hero': ({ words }) => <HomeHero words={words} />,
  'home-categories': ({ home, words }) => (
    <HomeCategories categories={home.categories} words={words} />
  ),
  'home-best': ({ home, words }) => <HomeBest products={home.bestSellers} words={words} />,
  'home-made': ({ words }) => <HomeMade words={words} />,
  'home-shops': ({ home, words }) => (
    <HomeShops places={{ page: 'locations', texts: home.places }} words={words} />
  ),
}

/**
 * The home page: one promise, the categories, what sells best, how it is made, where to buy; in the order that its editors have
 * chosen, with what they have added between.
 */
export function HomePage({ home }: { home: Home }) {
  const { company } = root.useLoaderData()
  const words = { page: 'home', texts: home.texts, sections: home.sections }
  const sections = home.sections ?? ownKinds.map((kind) => ({ kind }))
  return (
    <>
      <DataScript data={companyFacts(company, currentOrigin())} />
      {!sections.some(({ kind }) => kind === 'home-hero') && (
        <ContentText as="h1" className="sr-only" name="hero.title" of={words} />
      )}
      {home.sections
        ? home.sections.map((section) =>
            isOwnKind(section.kind) ? (
              createElement(ownSections[section.kind], { home, key: section.kind, words })
            ) : (
              <AddedSection key={section.number} section={section} words={words} />
            ),
          )
        : ownKinds.map((kind) => createElement(ownSections[kind], { home, key: kind, words }))}
    </>
  )
}
